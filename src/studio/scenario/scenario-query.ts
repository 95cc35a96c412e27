import { findNearest } from '../../core/config/nearest.ts'
import { calls } from '../../core/contract/calls.ts'
import { devices, sessionKinds, templateVariants } from '../../core/contract/facts.ts'
import { flags as declared, type FlagName } from '../../core/contract/flags.ts'
import type { FailingCall, Scenario } from '../../core/contract/generated/studio-api.ts'
import { parseZonedTime } from '../../core/contract/zoned-time.ts'
import type { StudioKey } from '../i18n/catalogues.ts'
import { declaredFlags } from './declared-flags.ts'
import { homeAddress } from './player-pages.ts'

/** The scenario and the width of a preview, as the address contains them. */
export interface PreviewScenario {
  /** Complete: with every flag that the gateway says, the language and the device. */
  readonly scenario: Scenario
  /** The address in the player. */
  readonly at: string
  /** In CSS pixels. */
  readonly width: number
}

export interface ScenarioScope {
  /** Tags of the merchant's languages, its default one first. */
  readonly languages: readonly string[]
}

export interface ParsedScenario {
  readonly previewed: PreviewScenario
  readonly corrections: readonly QueryCorrection[]
}

/** A part of a query that was invalid, the value that replaced it, and the message about it. */
export interface QueryCorrection {
  readonly key: Extract<StudioKey<'scenario'>, `correction.${string}`>
  readonly values: Readonly<Record<string, string>>
}

/** The query of a scenario, by key; `undefined` is left out. */
export type ScenarioQuery = Readonly<Record<(typeof keys)[number], string | undefined>>

const keys = [
  'session',
  'language',
  'device',
  'flags',
  'mem_cen',
  'dep_func',
  'fail',
  'time',
  'at',
  'width',
] as const

export const widths = [320, 360, 390, 430, 480] as const
export const ways = ['error', 'refused', 'nonsense', 'page', 'cut', 'slow'] as const

/** Reads the scenario of a query. What the query leaves out is a guest's home, with flags as they are declared. */
export function parseScenario(
  query: URLSearchParams,
  { languages }: ScenarioScope,
): ParsedScenario {
  const corrections: QueryCorrection[] = []
  const choose = <T extends string>(key: Chosen, known: readonly T[], usual: T): T => {
    const typed = query.get(key)
    const found = known.find((one) => one === typed)
    if (typed !== null && found === undefined)
      corrections.push({ key: `correction.${key}`, values: { typed, usual } })
    return found ?? usual
  }
  const width = choose('width', widths.map(String), '390')
  const at = query.get('at') ?? homeAddress
  if (!isPath(at))
    corrections.push({ key: 'correction.at', values: { typed: at, usual: homeAddress } })
  const time = query.get('time') ?? undefined
  const isTime = time !== undefined && 'moment' in parseZonedTime(time)
  if (time !== undefined && !isTime)
    corrections.push({ key: 'correction.time', values: { typed: time } })
  const failing = readFailing(query.get('fail') ?? '', corrections)
  return {
    previewed: {
      scenario: {
        session: choose('session', sessionKinds, 'guest'),
        language: choose('language', languages, languages[0] ?? 'en'),
        device: choose('device', devices, 'browser'),
        flags: readFlags(query.get('flags') ?? '', corrections),
        templates: {
          mem_cen: choose('mem_cen', templateVariants, 'base'),
          dep_func: choose('dep_func', templateVariants, 'base'),
        },
        ...(isTime ? { time } : {}),
        ...(failing.length > 0 ? { failing } : {}),
      },
      at: isPath(at) ? at : homeAddress,
      width: Number(width),
    },
    corrections,
  }
}

/** The parts of a query with a fixed set of values. */
type Chosen = 'session' | 'language' | 'device' | 'mem_cen' | 'dep_func' | 'width'

/** Returns the query of a scenario: its flags, and whatever differs from the default. */
export function formatScenario(
  { scenario, at, width }: PreviewScenario,
  { languages }: ScenarioScope,
): ScenarioQuery {
  const { session, language, device, templates: variants, failing = [] } = scenario
  const unless = (value: string | undefined, usual: string | undefined) =>
    value === usual ? undefined : value
  return {
    session: unless(session, 'guest'),
    language: unless(language, languages[0]),
    device: unless(device, 'browser'),
    flags: writeFlags(scenario.flags),
    mem_cen: unless(variants.mem_cen, 'base'),
    dep_func: unless(variants.dep_func, 'base'),
    time: scenario.time || undefined,
    fail: failing.map(({ call, how }) => `${call}:${how}`).join('.') || undefined,
    at: unless(at, homeAddress),
    width: unless(String(width), '390'),
  }
}

const asDeclared = 'declared'

/** `PTSYS3` is on, `-PTSYS3` off, and of `~PTSYS3` the gateway says nothing; the rest is as declared. */
function readFlags(text: string, corrections: QueryCorrection[]): Record<string, boolean> {
  const flags: Record<string, boolean> = { ...declaredFlags }
  for (const word of text.split('.')) {
    if (word === '' || word === asDeclared) continue
    const name = word.replace(/^[-~]/, '')
    if (!isFlag(name)) {
      const nearest = findNearest(name, Object.keys(declared)).name
      corrections.push(
        nearest === undefined
          ? { key: 'correction.flag', values: { typed: name } }
          : { key: 'correction.flagNear', values: { typed: name, nearest } },
      )
    } else if (word.startsWith('~')) delete flags[name]
    else flags[name] = !word.startsWith('-')
  }
  return flags
}

function writeFlags(flags: Scenario['flags']): string {
  const parts = Object.keys(declared).flatMap((name) => {
    const on = flags[name]
    if (on === undefined) return [`~${name}`]
    if (on === declaredFlags[name]) return []
    return [on ? name : `-${name}`]
  })
  return parts.join('.') || asDeclared
}

function isFlag(name: string): name is FlagName {
  return Object.hasOwn(declared, name)
}

function readFailing(text: string, corrections: QueryCorrection[]): FailingCall[] {
  return text.split('.').flatMap((word) => {
    const [call = '', typed = 'error'] = word.split(':')
    const how = ways.find((one) => one === typed)
    if (word === '') return []
    if (how !== undefined && Object.hasOwn(calls, call)) return [{ call, how }]
    corrections.push({ key: 'correction.call', values: { typed: word } })
    return []
  })
}

function isPath(at: string): boolean {
  return /^\/(m|register\.html)?($|[/?])/.test(at) && !at.includes('//') && at.length <= 500
}
