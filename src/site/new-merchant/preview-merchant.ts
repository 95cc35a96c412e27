import type { Files } from '../../core/config/files.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { chooseMode, type Mode } from './choose-mode.ts'
import { type BrandSeeds, chooseSeeds } from './choose-seeds.ts'
import {
  type CheckedMerchant,
  composeCheckedMerchant,
  findConflict,
} from './compose-checked-merchant.ts'
import type { NewMerchantRequest } from './compose-merchant.ts'
import type { NewMerchantField } from './new-merchant-note.ts'
import { parseMerchantCode, parseNameInLanguage } from './parse-answers.ts'
import { parseLogo } from './parse-logo.ts'
import {
  askColour,
  askHosts,
  askLanguages,
  askLook,
  askName,
  askParent,
  type NewMerchantQuestion,
} from './questions.ts'

/** The answers for a new merchant as typed; a missing or empty one means the default. */
export interface NewMerchantAnswers {
  readonly code: string
  readonly parent?: string | undefined
  readonly name?: string | undefined
  /** Names for single languages, by language. */
  readonly names?: Readonly<Record<string, string | undefined>> | undefined
  readonly colour?: string | undefined
  /** Whether its pages are light or dark; the logo decides without it. */
  readonly mode?: Mode | undefined
  /** The merchant whose look it takes, or `own` for a copy to edit. */
  readonly look?: string | undefined
  readonly languages?: readonly string[] | undefined
  readonly hosts?: string | undefined
  readonly logo?: { readonly name: string; readonly bytes: Uint8Array } | undefined
}

/** An answer that is not accepted, with a sentence. */
export interface NewMerchantProblem {
  readonly about: NewMerchantField
  /** The language, if the problem is the name for one language. */
  readonly language?: string
  readonly message: string
}

type Offered = Readonly<
  Record<'parent' | 'look' | 'name' | 'colour' | 'languages' | 'hosts', string>
>

/** The merchant that the answers would create. */
export interface MerchantPreview {
  /** The default answers. */
  readonly offered: Offered
  /** Answers that are not accepted; the merchant can be created if there are none. */
  readonly problems: readonly NewMerchantProblem[]
  /** Its seed colours; undefined without a valid colour and parent. */
  readonly seeds: BrandSeeds | undefined
  /** The composed merchant; undefined if there are problems. */
  readonly made: CheckedMerchant | undefined
}

type Attempt = <T>(
  about: Pick<NewMerchantProblem, 'about' | 'language'>,
  read: () => T,
) => T | undefined

/** Validates all answers together and composes the merchant in memory; it writes nothing. */
export function previewMerchant(typed: NewMerchantAnswers, files: Files): MerchantPreview {
  const problems: NewMerchantProblem[] = []
  const attempt: Attempt = (about, read) => {
    try {
      return read()
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : String(problem)
      problems.push({ ...about, message })
      return undefined
    }
  }
  const { request, offered } = parseAnswers(typed, files, attempt)
  const { parent, colour, logo, mode } = request
  const seeds =
    parent && colour !== undefined
      ? chooseSeeds(colour, chooseMode(mode, { parent: parent.theme, logo }).theme)
      : undefined
  if (problems.length > 0 || !isComplete(request))
    return { offered, problems, seeds, made: undefined }
  const made = composeCheckedMerchant(request, files)
  const conflict = findConflict(made, request)
  if (!conflict) return { offered, problems, seeds, made }
  return { offered, problems: [conflict], seeds, made: undefined }
}

type PartialRequest = {
  readonly [K in keyof NewMerchantRequest]: NewMerchantRequest[K] | undefined
}

function isComplete(request: PartialRequest): request is NewMerchantRequest {
  return Object.entries(request).every(
    ([key, value]) => key === 'logo' || key === 'mode' || value !== undefined,
  )
}

function parseAnswers(
  typed: NewMerchantAnswers,
  files: Files,
  attempt: Attempt,
): { readonly request: PartialRequest; readonly offered: Offered } {
  const parse = <T>(
    about: NewMerchantField,
    question: NewMerchantQuestion<T> | undefined,
    text = '',
  ): T | undefined => {
    const answer = text.trim() || question?.offered
    // Some defaults depend on other answers; without these there is no answer yet.
    return answer && question ? attempt({ about }, () => question.read(answer)) : undefined
  }
  const code = attempt({ about: 'code' }, () => parseMerchantCode(typed.code.trim(), files))
  const parent = parse('parent', askParent(files), typed.parent)
  const questions = listQuestions({ code, parent }, files)
  const languages = parse('languages', questions.languages, typed.languages?.join(','))
  const { logo, mode } = typed
  return {
    request: {
      code,
      parent,
      look: parse('look', questions.look, typed.look),
      languages,
      name: parse('name', questions.name, typed.name),
      namesIn: languages && parseNames(typed, languages, attempt),
      colour: parse('colour', questions.colour, typed.colour),
      hosts: parse('hosts', questions.hosts, typed.hosts),
      mode,
      logo: logo && attempt({ about: 'logo' }, () => parseLogo(logo.name, logo.bytes)),
    },
    offered: {
      parent: askParent(files).offered,
      name: questions.name.offered,
      colour: questions.colour?.offered ?? '',
      look: questions.look?.offered ?? '',
      languages: questions.languages?.offered ?? '',
      hosts: questions.hosts.offered,
    },
  }
}

interface Known {
  readonly code: string | undefined
  readonly parent: ResolvedMerchant | undefined
}

function listQuestions({ code, parent }: Known, files: Files) {
  const hosts = askHosts(code ?? '', files)
  return {
    name: askName(code ?? ''),
    hosts: code === undefined ? { ...hosts, offered: '' } : hosts,
    colour: parent && askColour(parent),
    look: parent && askLook(parent, files),
    languages: parent && askLanguages(parent, files),
  }
}

function parseNames(
  { names = {} }: NewMerchantAnswers,
  languages: readonly string[],
  attempt: Attempt,
): Record<string, string> {
  const parsed = Object.entries(names).flatMap(([language, name = '']) => {
    if (name.trim() === '') return []
    const about = { about: 'name', language } as const
    const one = attempt(about, () => parseNameInLanguage([language, name], languages))
    return one ? [one] : []
  })
  return Object.fromEntries(parsed)
}
