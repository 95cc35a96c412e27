import type { StandardSchemaV1 } from '@standard-schema/spec'
import { readTyped } from '../../contract/read-typed.ts'
import { checkField } from '../check-field.ts'
import { encodeFieldError, type FieldError, type FieldProblem } from './field-error.ts'
import { checkKind } from './field-kinds.ts'
import type { FieldRange, FieldRule, ProblemMessages } from './field-rule.ts'

export type FormValues = Readonly<Record<string, unknown>>

/**
 * Creates the Standard Schema of a form. Its value has the texts as their rules read them. It reports one
 * issue for each invalid field, in the order of the fields. The form decodes the issue's message with `decodeFieldError` and translates it.
 */
export function createFormSchema<V extends FormValues>(
  rules: readonly FieldRule[],
  usual: ProblemMessages,
): StandardSchemaV1<V> {
  return {
    '~standard': {
      version: 1,
      vendor: 'livery',
      validate: (input) => {
        const values = readValues(rules, input as V) // a form hands over the record of its fields
        const issues = rules.flatMap((rule) => {
          const problem = checkRule(rule, values, usual)
          return problem ? [{ message: encodeFieldError(problem), path: [rule.name] }] : []
        })
        return issues.length > 0 ? { issues } : { value: values }
      },
    },
  }
}

/** Returns true if the field of a rule is valid among the values of its form. */
export function passesRule(rule: FieldRule, values: FormValues): boolean {
  const read = readValues([rule], values)
  const value = read[rule.name]
  if (findProblem(rule, read)) return false
  return typeof value !== 'string' || rule.refuse?.(value) === undefined
}

/** Returns the values of a form with each text as the rule of its field reads it. */
function readValues<V extends FormValues>(rules: readonly FieldRule[], values: V): V {
  const read = rules.flatMap(({ name, kind, reads = kind ? 'code' : 'text' }) => {
    const value = values[name]
    return typeof value === 'string' ? [[name, readTyped(value, reads)]] : []
  })
  return { ...values, ...Object.fromEntries(read) }
}

function checkRule(
  rule: FieldRule,
  values: FormValues,
  usual: ProblemMessages,
): FieldError | undefined {
  const { name, pattern, messages, refuse } = rule
  const value = values[name]
  const problem = findProblem(rule, values)
  if (!problem) return typeof value === 'string' ? refuse?.(value) : undefined
  const isFormat = problem === 'pattern' || problem === 'kind'
  if (isFormat && pattern?.message) return { words: pattern.message }
  const own = messages?.[problem] ?? (isFormat ? messages?.pattern : undefined)
  return own ?? usual[problem] ?? usual.pattern
}

function findProblem(rule: FieldRule, values: FormValues): FieldProblem | undefined {
  const { name, required } = rule
  const value = values[name]
  if (typeof value !== 'string') return required && value !== true ? 'required' : undefined
  if (value.trim() === '') return required ? 'required' : undefined
  return compareFields(rule, value, values) ?? checkText(rule, value)
}

function compareFields(
  { repeats, differsFrom }: FieldRule,
  value: string,
  values: FormValues,
): FieldProblem | undefined {
  if (repeats !== undefined && value !== values[repeats]) return 'different'
  return differsFrom !== undefined && value === values[differsFrom] ? 'same' : undefined
}

function checkText(rule: FieldRule, value: string): FieldProblem | undefined {
  const { required, pattern, kind, range } = rule
  if (rule.values && !rule.values.includes(value)) return 'choice'
  const problem = kind && checkKind(kind, value)
  if (problem) return problem
  return range && isOutside(value, range) ? 'range' : checkField(value, { required, pattern })
}

function isOutside(value: string, { min, max }: FieldRange): boolean {
  const isBelow = (end: number | string): boolean =>
    typeof end === 'number' ? Number(value) < end : value < end
  const isAbove = (end: number | string): boolean =>
    typeof end === 'number' ? Number(value) > end : value > end
  return (min !== undefined && isBelow(min)) || (max !== undefined && isAbove(max))
}
