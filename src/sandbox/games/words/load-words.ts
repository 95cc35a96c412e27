import { createTranslator, type Messages } from '../../../player/i18n/create-translator.ts'
import english from './en.json'

export type WordKey = keyof typeof english

type Values = Readonly<Record<string, string | number>>
export type FormatGameText = (key: WordKey, values?: Values) => string

/** The words of the games are one area. */
const area = 'games'

const languages: Readonly<Record<string, () => Promise<{ readonly default: Messages }>>> = {
  th: () => import('./th.json'),
  zh: () => import('./zh.json'),
  km: () => import('./km.json'),
  ja: () => import('./ja.json'),
}

/** Loads the words of a language; English where it has none or they do not come. */
export async function loadWords(language: string): Promise<FormatGameText> {
  const load = Object.hasOwn(languages, language) ? languages[language] : undefined
  const words = await load?.().catch(() => undefined)
  return createWords(language, words?.default)
}

/** The words that are there from the start. */
export const englishWords = createWords('en')

function createWords(language: string, words?: Messages): FormatGameText {
  const reported = new Set<string>()
  const onMissing = (key: string): void => {
    if (!reported.has(key)) console.error(`MESSAGE_MISSING: no language of the games has "${key}".`)
    reported.add(key)
  }
  const translator = createTranslator({ language, keys: 'names', onMissing })
  translator.add({ language: 'en', area, messages: english })
  if (words) translator.add({ language, area, messages: words })
  return (key, values) => translator.translate(key, { area, values })
}
