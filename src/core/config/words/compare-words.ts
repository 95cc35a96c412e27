import type { Catalogue, Message } from '../messages.ts'
import { stringAt } from '../tree.ts'
import { listNeeded, type NeededMessage, ownMessages } from './list-needed.ts'

/** What a language has of the messages of English. */
export interface LanguageWords {
  readonly language: string
  /** The name in the language itself; the tag if its file has no name. */
  readonly name: string
  /** The number of messages that the language needs. */
  readonly needed: number
  /** The number of those that it has, also with the text of English. */
  readonly translated: number
  readonly missing: readonly NeededMessage[]
  /** The messages whose text equals the English one. */
  readonly same: readonly NeededMessage[]
  /** The messages that nothing shows: English has no such key, or the language no such plural form. */
  readonly leftOver: readonly LeftOverMessage[]
}

export interface LeftOverMessage extends Message {
  readonly key: string
}

/** Compares the messages of a language with those of English. */
export function compareWords(catalogue: Catalogue, english: Catalogue): LanguageWords {
  const { language } = catalogue
  const needed = listNeeded(english, language)
  const own = ownMessages(catalogue)
  const keys = new Set(needed.map(({ key }) => key))
  const missing = needed.filter(({ key }) => !own.has(key))
  return {
    language,
    name: stringAt(catalogue.head, ['name']) ?? language,
    needed: needed.length,
    translated: needed.length - missing.length,
    missing,
    same: needed.filter(({ key, source }) => own.get(key)?.text === source.text),
    leftOver: [...own, ...catalogue.untranslated]
      .filter(([key]) => !keys.has(key) && !key.startsWith('$'))
      .map(([key, message]) => ({ key, ...message })),
  }
}
