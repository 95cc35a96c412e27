import type { WorldText } from '../../core/contract/generated/world.ts'

/** The words of a text in a language, else in English, else the first it has. */
export function formatText(text: WorldText, language: string): string {
  if (typeof text === 'string') return text
  const own = Object.hasOwn(text, language) ? text[language] : undefined
  return own ?? text['en'] ?? Object.values(text)[0] ?? ''
}
