import type { Files } from '../../core/config/files.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { sayChoices } from '../../core/config/say-choices.ts'
import { nameSpokenLanguages } from '../../core/config/spoken-languages.ts'
import { readSeeds } from '../../core/config/theme/seeds.ts'
import { readColour, readHosts, readLanguages, readName, readParent } from './answers.ts'
import { titleOf } from './short-name.ts'

/** A question about a new merchant, for the terminal and the studio. */
export interface Question<T> {
  readonly says: string
  /** The value of an empty answer. */
  readonly offered: string
  /** Validates an answer; throws an error with a sentence for operators. */
  readonly read: (answer: string) => T
}

export function askParent(files: Files): Question<ResolvedMerchant> {
  return {
    says: 'Which merchant does it inherit from?',
    offered: 'base',
    read: (answer) => readParent(answer, files),
  }
}

export function askName(code: string): Question<string> {
  return { says: 'What is the brand called?', offered: titleOf(code), read: readName }
}

export function askColour({ theme }: ResolvedMerchant): Question<string> {
  return { says: 'What is its brand colour?', offered: readSeeds(theme).primary, read: readColour }
}

export function askLanguages(
  { languages: { default: first, supported } }: ResolvedMerchant,
  files: Files,
): Question<readonly string[]> {
  return {
    says: `Which languages, the default one first? ${sayChoices(nameSpokenLanguages(files))}`,
    offered: [first, ...supported.filter((tag) => tag !== first)].join(', '),
    read: (answer) => readLanguages([answer], files),
  }
}

export function askHosts(code: string, files: Files): Question<readonly string[]> {
  return {
    says: 'Which hosts does it have?',
    offered: `${code}.localhost`,
    read: (answer) => readHosts([answer], files),
  }
}
