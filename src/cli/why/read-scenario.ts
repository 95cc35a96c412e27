import { InvalidArgumentError } from '@commander-js/extra-typings'
import {
  type Device,
  type SessionKind,
  templateNames,
  templateVariants,
} from '../../core/contract/facts.ts'
import { flags } from '../../core/contract/flags.ts'
import { liveSettings } from '../../core/contract/live-settings.ts'
import { parseZonedTime } from '../../core/contract/zoned-time.ts'
import type { WhyFacts } from '../../core/engine/why/explain-page.ts'
import { formatUnknownFlag } from '../../core/engine/why/format-unknown-flag.ts'
import { formatUnknownSetting } from '../../core/engine/why/format-unknown-setting.ts'

/** The scenario of a command line, as its options give it. */
export interface ScenarioOptions {
  readonly session: SessionKind
  readonly flag: readonly string[]
  readonly template: readonly string[]
  readonly setting: readonly string[]
  readonly language?: string | undefined
  readonly device: Device
  /** The moment, in epoch milliseconds. */
  readonly at?: number | undefined
}

/** Reads a scenario from the options of a command; throws a message for the operator. */
export function parseFacts(options: ScenarioOptions, now: number): WhyFacts {
  const { session, flag, template, setting, language, device, at = now } = options
  const facts = {
    flags: readPairs(flag, '--flag NAME=1 or NAME=0', readSwitch),
    templates: readPairs(template, '--template NAME=new or NAME=base', (value) =>
      oneOf(templateVariants, value),
    ),
    settings: readPairs(setting, '--setting NAME=VALUE', readSetting),
    session,
    language,
    device,
    time: at,
  }
  const odd = Object.keys(facts.flags).find((name) => !Object.hasOwn(flags, name))
  if (odd !== undefined) throw new Error(formatUnknownFlag(odd))
  const unheard = Object.keys(facts.settings).find((name) => !liveSettings.includes(name))
  if (unheard !== undefined) throw new Error(formatUnknownSetting(unheard))
  const unknown = Object.keys(facts.templates).find((name) => !oneOf(templateNames, name))
  if (unknown) throw new Error(`--template takes ${templateNames.join(' and ')}, not "${unknown}".`)
  return facts
}

function readPairs<T>(
  pairs: readonly string[],
  form: string,
  read: (value: string) => T | undefined,
): Record<string, T> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      const name = pair.slice(0, Math.max(0, at))
      const value = name === '' ? undefined : read(pair.slice(at + 1))
      return [name, need(value, `"${pair}" cannot be read. Write ${form}.`)]
    }),
  )
}

function readSwitch(value: string): boolean | undefined {
  return value === '1' ? true : value === '0' ? false : undefined
}

/** Parses a typed value of a live setting: true, false, a number, or text. */
function readSetting(value: string): boolean | string | number | undefined {
  if (value === '') return undefined
  if (value === 'true' || value === 'false') return value === 'true'
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
}

function oneOf<T extends string>(allowed: readonly T[], value: string): T | undefined {
  return allowed.find((one) => one === value)
}

function need<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw new Error(message)
  return value
}

/** Parses a moment of a command line, in epoch milliseconds; throws a message for the operator. */
export function parseMoment(typed: string): number {
  const time = parseZonedTime(typed)
  if ('moment' in time) return time.moment
  throw new InvalidArgumentError(
    'Write a time with its offset or zone, such as 2026-12-24T18:00+07:00 or 2026-12-24T18:00[Asia/Bangkok].',
  )
}
