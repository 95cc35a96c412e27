import type { Files } from '../../core/config/files.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { sayChoices } from '../../core/config/say-choices.ts'
import { nameSpokenLanguages } from '../../core/config/spoken-languages.ts'
import { readSeeds } from '../../core/config/theme/seeds.ts'
import { readColour, readHosts, readLanguages, readName, readParent } from './answers.ts'
import { titleOf } from './short-name.ts'

/** One thing that is asked of a merchant to be, wherever it is asked. */
export interface Question<T> {
  readonly says: string
  /** What stands for an empty answer. */
  readonly offered: string
  /** Throws in the operator's words. */
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
  return { says: 'Which is its colour?', offered: readSeeds(theme).primary, read: readColour }
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
    says: 'Which hosts does it answer to?',
    offered: `${code}.localhost`,
    read: (answer) => readHosts([answer], files),
  }
}
