import { parseArgs } from 'node:util'
import { findNearest } from '../../config/nearest.ts'
import type { Facts, SessionKind, TemplateName, TemplateVariant } from '../../contract/facts.ts'
import { flags } from '../../contract/flags.ts'

/** What the command was asked: which block of which page, before whom. */
export interface Scenario {
  readonly merchant: string
  readonly page: string
  readonly block: string | undefined
  readonly root: string
  /** Without a language it is the merchant's default one. */
  readonly facts: Omit<Facts, 'language'> & { readonly language: string | undefined }
}

const sessions: readonly SessionKind[] = ['guest', 'member', 'trial', 'agent']
const templates: readonly TemplateName[] = ['mem_cen', 'dep_func']
const variants: readonly TemplateVariant[] = ['base', 'new']

/** Reads the arguments of `livery why`; throws an error in the operator's words. */
export function readScenario(args: readonly string[]): Scenario {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      session: { type: 'string', default: 'guest' },
      flag: { type: 'string', multiple: true, default: [] },
      template: { type: 'string', multiple: true, default: [] },
      language: { type: 'string' },
      root: { type: 'string', default: '.' },
    },
  })
  const [merchant, page, block] = positionals
  if (!merchant || !page) throw new Error('Name a merchant and a page.')
  const facts = {
    flags: readPairs(values.flag, '--flag', readSwitch),
    templates: readPairs(values.template, '--template', (value) => oneOf(variants, value)),
    settings: {},
    session: need(oneOf(sessions, values.session), `--session takes ${sessions.join(', ')}.`),
    language: values.language,
    device: 'browser' as const,
  }
  const odd = Object.keys(facts.flags).find((name) => !Object.hasOwn(flags, name))
  if (odd !== undefined) throw new Error(sayUnknownFlag(odd))
  const unknown = Object.keys(facts.templates).find((name) => !oneOf(templates, name))
  if (unknown) throw new Error(`--template takes ${templates.join(' and ')}, not "${unknown}".`)
  return { merchant, page, block, root: values.root, facts }
}

function sayUnknownFlag(name: string): string {
  const nearest = findNearest(name, Object.keys(flags)).name
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
  return `The platform has no flag called "${name}".${hint}`
}

function readPairs<T>(
  pairs: readonly string[],
  option: string,
  read: (value: string) => T | undefined,
): Record<string, T> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2)
      return [name, need(read(value), `${option} ${pair} is not of the form NAME=VALUE.`)]
    }),
  )
}

function readSwitch(value: string): boolean | undefined {
  return value === '1' ? true : value === '0' ? false : undefined
}

function oneOf<T extends string>(allowed: readonly T[], value: string): T | undefined {
  return allowed.find((one) => one === value)
}

function need<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw new Error(message)
  return value
}
