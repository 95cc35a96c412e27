import { count } from '../../core/config/count.ts'
import { areaFile } from '../../core/config/messages.ts'
import { placeOf, printPlace } from '../../core/config/source.ts'
import type { LanguageWords } from '../../core/config/words/compare-words.ts'
import type { NeededMessage } from '../../core/config/words/list-needed.ts'
import { pageOf } from './page-of.ts'

/** The lists that a person may ask for. */
export interface WordLists {
  readonly missing?: true | undefined
  readonly same?: true | undefined
  readonly leftOver?: true | undefined
}

/** Formats what a language has and lacks in one line, and the lists below it. */
export function printWords(words: LanguageWords, lists: WordLists): string[] {
  const { language, missing, same, leftOver } = words
  return [
    printCounts(words),
    ...(lists.missing ? listByFile(missing, language) : []),
    ...(lists.same ? listByFile(same, language) : []),
    ...(lists.leftOver
      ? leftOver.map(
          ({ key, text, span }) => `${printPlace(placeOf(span))}  ${key}  ${quote(text)}`,
        )
      : []),
  ]
}

function printCounts({ language, name, ...words }: LanguageWords): string {
  const { needed, translated, missing, same, leftOver } = words
  return `${language} (${name}): ${translated} of ${count(needed, 'text')} translated, ${missing.length} missing, ${same.length} same as English, ${leftOver.length} left over.`
}

/** Lists messages below the file that they belong into, each with its English text and its page. */
function listByFile(messages: readonly NeededMessage[], language: string): string[] {
  return [...Map.groupBy(messages, ({ area }) => area)].flatMap(([area, found]) => [
    areaFile(language, area),
    ...found.map(({ key, source }) => {
      const page = pageOf(key)
      return `  ${key}  ${quote(source.text)}${page === undefined ? '' : `  ${page}`}`
    }),
  ])
}

function quote(text: string): string {
  return JSON.stringify(text)
}

/** Returns what scripts read of a language: `{ language, name, texts, translated, missing, same, leftOver }`. */
export function toReport({ needed, missing, same, leftOver, ...words }: LanguageWords): object {
  return {
    language: words.language,
    name: words.name,
    texts: needed,
    translated: words.translated,
    missing: missing.map(toEntry),
    same: same.map(toEntry),
    leftOver: leftOver.map(({ key, text, span }) => ({ key, text, ...placeOf(span) })),
  }
}

/** Returns a message as `{ area, key, english, page?, file, line, column }`; the place is that of the English text. */
function toEntry({ area, key, source }: NeededMessage): object {
  return { area, key, english: source.text, page: pageOf(key), ...placeOf(source.span) }
}
