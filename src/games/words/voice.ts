import english from './en.json'

export type WordKey = keyof typeof english
export type Words = Readonly<Record<WordKey, string>>
export type Values = Readonly<Record<string, string | number>>
export type Say = (key: WordKey, values?: Values) => string

const voices: Readonly<Record<string, () => Promise<{ readonly default: Words }>>> = {
  th: () => import('./th.json'),
  zh: () => import('./zh.json'),
  km: () => import('./km.json'),
  ja: () => import('./ja.json'),
}

/** What a language says; English where it has none or it does not come. */
export async function loadVoice(language: string): Promise<Say> {
  const load = Object.hasOwn(voices, language) ? voices[language] : undefined
  const words = await load?.().catch(() => undefined)
  return makeVoice(words?.default ?? english)
}

export const englishVoice = makeVoice(english)

/** Fills `{places}` of a language's words. */
export function makeVoice(words: Words): Say {
  return (key, values = {}) =>
    words[key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
