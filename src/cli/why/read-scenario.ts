import {
  type Device,
  type SessionKind,
  templateNames,
  templateVariants,
} from '../../core/contract/facts.ts'
import { flags } from '../../core/contract/flags.ts'
import { liveSettings } from '../../core/contract/live-settings.ts'
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
}

/** Reads a scenario from the options of a command; throws a message for the operator. */
export function parseFacts(options: ScenarioOptions): WhyFacts {
  const { session, flag, template, setting, language, device } = options
  const facts = {
    flags: readPairs(flag, '--flag NAME=1 or NAME=0', readSwitch),
    templates: readPairs(template, '--template NAME=new or NAME=base', (value) =>
      oneOf(templateVariants, value),
    ),
    settings: readPairs(setting, '--setting NAME=VALUE', readSetting),
    session,
    language,
    device,
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
      const said = name === '' ? undefined : read(pair.slice(at + 1))
      return [name, need(said, `"${pair}" cannot be read. Write ${form}.`)]
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
