import type { Files } from '../../core/config/files.ts'
import { formatChoices } from '../../core/config/format-choices.ts'
import { formatLanguages } from '../../core/config/list-languages.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { readSeeds } from '../../core/config/theme/seeds.ts'
import type { NewLook } from './new-look.ts'
import {
  parseBrandColour,
  parseBrandName,
  parseHosts,
  parseLanguages,
  parseLook,
  parseParent,
} from './parse-answers.ts'
import { nameFromCode } from './shorten-name.ts'

/** A question about a new merchant, for the terminal and the studio. */
export interface NewMerchantQuestion<T> {
  readonly sentence: string
  /** The value of an empty answer. */
  readonly offered: string
  /** Validates an answer; throws an error with a sentence for operators. */
  readonly read: (answer: string) => T
}

export function askParent(files: Files): NewMerchantQuestion<ResolvedMerchant> {
  return {
    sentence: 'Which merchant does it inherit from?',
    offered: 'base',
    read: (answer) => parseParent(answer, files),
  }
}

/** An heir has the look of its parent without an answer. */
export function askLook({ code }: ResolvedMerchant, files: Files): NewMerchantQuestion<NewLook> {
  return {
    sentence: 'Whose look does it take? "own" copies the files of the look, to edit them.',
    offered: code,
    read: (answer) => parseLook(answer, code, files),
  }
}

export function askName(code: string): NewMerchantQuestion<string> {
  return {
    sentence: 'What is the brand called?',
    offered: nameFromCode(code),
    read: parseBrandName,
  }
}

export function askColour({ theme }: ResolvedMerchant): NewMerchantQuestion<string> {
  return {
    sentence: 'What is its brand colour?',
    offered: readSeeds(theme).primary,
    read: parseBrandColour,
  }
}

export function askLanguages(
  { languages: { default: first, supported } }: ResolvedMerchant,
  files: Files,
): NewMerchantQuestion<readonly string[]> {
  return {
    sentence: `Which languages, the default one first? ${formatChoices(formatLanguages(files))}`,
    offered: [first, ...supported.filter((tag) => tag !== first)].join(', '),
    read: (answer) => parseLanguages([answer], files),
  }
}

export function askHosts(code: string, files: Files): NewMerchantQuestion<readonly string[]> {
  return {
    sentence: 'Which hosts does it have?',
    offered: `${code}.localhost`,
    read: (answer) => parseHosts([answer], files),
  }
}
