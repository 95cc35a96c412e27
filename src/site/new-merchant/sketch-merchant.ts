import type { Files } from '../../core/config/files.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { readCode, readNameIn } from './answers.ts'
import { chooseSeeds, type Seeds } from './choose-seeds.ts'
import { type Checked, composeChecked, sayNotAllowed } from './compose-checked.ts'
import type { NewMerchantRequest } from './compose-merchant.ts'
import type { Field } from './note.ts'
import {
  askColour,
  askHosts,
  askLanguages,
  askName,
  askParent,
  type Question,
} from './questions.ts'
import { readLogo } from './read-logo.ts'

/** What is typed of a merchant to be; what is left out or empty is taken as offered. */
export interface Typed {
  readonly code: string
  readonly parent?: string | undefined
  readonly name?: string | undefined
  /** By language, where it is another. */
  readonly names?: Readonly<Record<string, string | undefined>> | undefined
  readonly colour?: string | undefined
  readonly languages?: readonly string[] | undefined
  readonly hosts?: string | undefined
  readonly logo?: { readonly name: string; readonly bytes: Uint8Array } | undefined
}

export interface Problem {
  readonly about: Field
  /** The language of a name that is the problem. */
  readonly language?: string
  readonly says: string
}

type Offered = Readonly<Record<'parent' | 'name' | 'colour' | 'languages' | 'hosts', string>>

/** What would become of what is typed. */
export interface Sketch {
  readonly offered: Offered
  /** What cannot be taken; the merchant can be made where there is none. */
  readonly problems: readonly Problem[]
  /** The colours of its look, where a colour and a parent could be read. */
  readonly seeds: Seeds | undefined
  readonly made: Checked | undefined
}

type Attempt = <T>(about: Pick<Problem, 'about' | 'language'>, read: () => T) => T | undefined

/** Looks at all that is typed at once, where a terminal asks one question after the other. */
export function sketchMerchant(typed: Typed, files: Files): Sketch {
  const problems: Problem[] = []
  const attempt: Attempt = (about, read) => {
    try {
      return read()
    } catch (problem) {
      const says = problem instanceof Error ? problem.message : String(problem)
      problems.push({ ...about, says })
      return undefined
    }
  }
  const { request, offered } = readTyped(typed, files, attempt)
  const { parent, colour } = request
  const seeds = parent && colour !== undefined ? chooseSeeds(colour, parent.theme) : undefined
  if (problems.length > 0 || !isWhole(request)) return { offered, problems, seeds, made: undefined }
  const made = composeChecked(request, files)
  const says = sayNotAllowed(made, request)
  if (says === undefined) return { offered, problems, seeds, made }
  return { offered, problems: [{ about: 'parent', says }], seeds, made: undefined }
}

type Half = { readonly [K in keyof NewMerchantRequest]: NewMerchantRequest[K] | undefined }

function isWhole(half: Half): half is NewMerchantRequest {
  return Object.entries(half).every(([key, value]) => key === 'logo' || value !== undefined)
}

function readTyped(
  typed: Typed,
  files: Files,
  attempt: Attempt,
): { readonly request: Half; readonly offered: Offered } {
  const settle = <T>(about: Field, question: Question<T> | undefined, said = ''): T | undefined => {
    const answer = said.trim() || question?.offered
    // What has nothing to be offered yet waits for what it is offered from.
    return answer && question ? attempt({ about }, () => question.read(answer)) : undefined
  }
  const code = attempt({ about: 'code' }, () => readCode(typed.code.trim(), files))
  const parent = settle('parent', askParent(files), typed.parent)
  const asked = questionsOf({ code, parent }, files)
  const languages = settle('languages', asked.languages, typed.languages?.join(','))
  const { logo } = typed
  return {
    request: {
      code,
      parent,
      languages,
      name: settle('name', asked.name, typed.name),
      namesIn: languages && readNames(typed, languages, attempt),
      colour: settle('colour', asked.colour, typed.colour),
      hosts: settle('hosts', asked.hosts, typed.hosts),
      logo: logo && attempt({ about: 'logo' }, () => readLogo(logo.name, logo.bytes)),
    },
    offered: {
      parent: askParent(files).offered,
      name: asked.name.offered,
      colour: asked.colour?.offered ?? '',
      languages: asked.languages?.offered ?? '',
      hosts: asked.hosts.offered,
    },
  }
}

interface Known {
  readonly code: string | undefined
  readonly parent: ResolvedMerchant | undefined
}

function questionsOf({ code, parent }: Known, files: Files) {
  const hosts = askHosts(code ?? '', files)
  return {
    name: askName(code ?? ''),
    hosts: code === undefined ? { ...hosts, offered: '' } : hosts,
    colour: parent && askColour(parent),
    languages: parent && askLanguages(parent, files),
  }
}

function readNames(
  { names = {} }: Typed,
  languages: readonly string[],
  attempt: Attempt,
): Record<string, string> {
  const read = Object.entries(names).flatMap(([language, said = '']) => {
    if (said.trim() === '') return []
    const about = { about: 'name', language } as const
    const one = attempt(about, () => readNameIn([language, said], languages))
    return one ? [one] : []
  })
  return Object.fromEntries(read)
}
