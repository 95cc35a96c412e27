import { findNearest } from '../../core/config/nearest.ts'
import { calls } from '../../core/contract/calls.ts'
import { gatewayPathPattern } from '../../core/contract/gateway-path.ts'
import type { CodeProblem } from '../own-code/code-rules.ts'

/** A problem of an adapter, and the name in its code that it is about. */
export interface AdapterProblem extends CodeProblem {
  readonly name?: string
}

/** Returns what is wrong with a value; undefined for a right one. */
type Expected = (value: unknown) => string | undefined

const isFunction: Expected = (value) =>
  typeof value === 'function' ? undefined : 'has to be a function'
const methods: readonly unknown[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The keys of an adapter beside `calls`, and of one of its calls. */
const ofAdapter: Readonly<Record<string, Expected>> = {
  path: isFunction,
  headers: isFunction,
  request: isFunction,
  open: isFunction,
}
const ofCall: Readonly<Record<string, Expected>> = {
  method: (value) => (methods.includes(value) ? undefined : `has to be ${methods.join(', ')}`),
  path: (value) =>
    typeof value === 'string' && gatewayPathPattern.test(value)
      ? undefined
      : 'has to be a path that starts with one slash and has no query, such as "/api/cards/{id}"',
  form: (value) => (typeof value === 'boolean' ? undefined : 'has to be true or false'),
  request: isFunction,
  answer: isFunction,
}

/**
 * Checks the value that an adapter exports: its names, its calls, and what each of them has to be. `ownCalls` are the
 * names of the calls that the workspace's own blocks make.
 */
export function checkAdapter(
  value: unknown,
  ownCalls: readonly string[],
): readonly AdapterProblem[] {
  if (!isObject(value)) return [notExported]
  const { calls: own = {}, ...rest } = value
  const problems = checkKeys(rest, ofAdapter, 'An adapter')
  if (!isObject(own)) return [...problems, callsWanted]
  const names = [...Object.keys(calls), ...ownCalls]
  return [...problems, ...Object.entries(own).flatMap((one) => checkCall(one, names))]
}

const notExported: AdapterProblem = {
  problem: 'The file has no adapter as its default export.',
  advice: 'Write "export default defineAdapter({ … })".',
}
const callsWanted: AdapterProblem = {
  problem: '"calls" has to be an object.',
  advice: 'Write the differences of each call below its name.',
  name: 'calls',
}

function checkCall(
  [name, own]: readonly [string, unknown],
  names: readonly string[],
): readonly AdapterProblem[] {
  if (!names.includes(name)) {
    const has = name.includes('.') ? 'No block of the workspace has a' : 'The contract has no'
    const problem = `${has} call named "${name}".`
    return [{ problem, advice: rename(findNearest(name, names).name), name }]
  }
  if (own === 'absent') return []
  if (isObject(own)) return checkKeys(own, ofCall, `The call "${name}"`)
  const problem = `The call "${name}" has to be an object, or "absent".`
  return [{ problem, advice: 'Correct it.', name }]
}

function checkKeys(
  given: object,
  expected: Readonly<Record<string, Expected>>,
  owner: string,
): readonly AdapterProblem[] {
  return Object.entries(given).flatMap(([name, value]): AdapterProblem[] => {
    const known = Object.hasOwn(expected, name) ? expected[name] : undefined
    if (!known) {
      const advice = rename(findNearest(name, Object.keys(expected)).name)
      return [{ problem: `${owner} has no "${name}".`, advice, name }]
    }
    const wrong = value === undefined ? undefined : known(value)
    return wrong === undefined
      ? []
      : [{ problem: `${owner}: "${name}" ${wrong}.`, advice: 'Correct it.', name }]
  })
}

function rename(nearest: string | undefined): string {
  return nearest === undefined ? 'Remove it.' : `Rename it to "${nearest}".`
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
