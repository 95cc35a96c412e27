import { createTranslator } from '../../player/i18n/create-translator.ts'
import { catalogues, type StudioArea, type StudioKey } from './catalogues.ts'

/** The values of a message's `{{placeholders}}`; `count` chooses the plural form. */
type Values = Readonly<Record<string, string | number>>

/** Says a message of one area. */
export type TranslateIn<A extends StudioArea> = (key: StudioKey<A>, values?: Values) => string

/** Returns the function that says the messages of an area, the same one each time. */
export type StudioWords = <A extends StudioArea>(area: A) => TranslateIn<A>

export interface StudioWordsOptions {
  /** Hears of each message that no catalogue has. */
  readonly onMissing: (key: string) => void
}

const language = 'en'

/** Creates the words of the studio: each area is a namespace of an i18next of its own. */
export function createStudioWords({ onMissing }: StudioWordsOptions): StudioWords {
  const translator = createTranslator({ language, onMissing })
  const entries = Object.entries(catalogues).map(([area, messages]) => {
    translator.add({ language, area, messages })
    return [
      area,
      (key: string, values?: Values) => translator.translate(key, { area, values }),
    ] as const
  })
  const translateIn: Readonly<Record<string, (key: string, values?: Values) => string>> =
    Object.fromEntries(entries)
  return (area) => translateIn[area] ?? String
}
