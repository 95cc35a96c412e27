import type { SessionKind, TemplateVariant } from '../../../src/core/contract/facts.ts'
import { flags } from '../../../src/core/contract/flags.ts'
import type { Condition } from '../../../src/core/contract/generated/config.ts'
import type { FactChange } from '../../../src/core/engine/why/list-changes.ts'
import { pickOne, type Random } from '../../../src/sandbox/kit/random.ts'

/** A visitor, a language, and the gateway's settings. */
export interface Combination {
  readonly session: SessionKind
  readonly language: string
  readonly flags: Readonly<Record<string, boolean>>
  readonly templates: Readonly<Record<'mem_cen' | 'dep_func', TemplateVariant>>
}

const sessions = ['guest', 'member', 'trial', 'agent'] as const
const variants = ['base', 'new'] as const
const templates = ['mem_cen', 'dep_func'] as const
/** Few enough that conditions and combinations meet. */
const asked = ['PTSYS3', 'FREEPLAY3', 'REG3', 'INBOX3', 'CBS3'] as const

export function drawCombination(random: Random, languages: readonly string[]): Combination {
  return {
    session: pickOne(random, sessions),
    language: pickLanguage(random, languages),
    flags: Object.fromEntries(Object.keys(flags).map((name) => [name, random() < 0.5])),
    templates: { mem_cen: pickOne(random, variants), dep_func: pickOne(random, variants) },
  }
}

/** The same as the options of `livery why`. */
export function asOptions(combination: Combination): string[] {
  return [
    ...['--session', combination.session, '--language', combination.language],
    ...Object.entries(combination.flags).flatMap(([name, on]) => [
      '--flag',
      `${name}=${on ? 1 : 0}`,
    ]),
    ...Object.entries(combination.templates).flatMap(([name, variant]) => [
      '--template',
      `${name}=${variant}`,
    ]),
  ]
}

/** A condition of facts that a combination has, with at most two storeys of all, any and not. */
export function drawCondition(
  random: Random,
  languages: readonly string[],
  storeys = 2,
): Condition {
  const kind = random()
  const part = (): Condition => drawCondition(random, languages, storeys - 1)
  if (storeys > 0 && kind < 0.25) return { all: [part(), part()] }
  if (storeys > 0 && kind < 0.5) return { any: [part(), part(), part()] }
  if (storeys > 0 && kind < 0.6) return { not: part() }
  return drawLeaf(random, languages)
}

function drawLeaf(random: Random, languages: readonly string[]): Condition {
  const kind = random()
  if (kind < 0.4) return { flag: pickOne(random, asked), is: random() < 0.7 }
  if (kind < 0.6) return { template: pickOne(random, templates), is: pickOne(random, variants) }
  if (kind < 0.85) return { session: pickOne(random, sessions) }
  return { language: pickLanguage(random, languages) }
}

function pickLanguage(random: Random, [first = 'en', ...others]: readonly string[]): string {
  return pickOne(random, [first, ...others])
}

/** The combination after the changes that `livery why` says would turn a block. */
export function applyChanges(
  combination: Combination,
  changes: readonly FactChange[],
): Combination {
  return changes.reduce(applyOne, combination)
}

function applyOne(combination: Combination, { kind, name, to }: FactChange): Combination {
  switch (kind) {
    case 'flag':
      return { ...combination, flags: { ...combination.flags, [name]: to === 'on' } }
    case 'template':
      return { ...combination, templates: { ...combination.templates, [name]: to } }
    case 'session':
      // The words are those of the four kinds; an unknown one finds no account.
      return { ...combination, session: to as SessionKind }
    case 'language':
      return { ...combination, language: to }
    case 'device':
    case 'time':
      throw new Error(`"${to}" is no device or moment that a browser can be made to have`)
  }
}
