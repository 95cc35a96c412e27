import { createFinding, type Finding } from '../../config/finding.ts'
import { nearestSpan } from '../../config/tree.ts'
import type { Pattern } from '../../contract/generated/gateway.ts'
import { checkField } from '../check-field.ts'
import { createMatcher } from '../pattern/create-matcher.ts'
import { getOwn } from '../read-fact.ts'
import { readValue } from './live-answers.ts'
import type { LiveContext } from './live-context.ts'

/** Values that players usually type. A pattern that accepts none of its field's values is likely a mistake. */
const usualValues: Readonly<Record<string, readonly string[]>> = {
  username: ['somchai88', 'player7', 'Lucky2026', 'somchai'],
  password: ['Secret-2026', 'Secret2026', 'secret2026', 'Secret12', 'a1b2c3d4', '482913', 'secret'],
  payeeName: ['Somchai Jaidee', 'สมชาย ใจดี', '王小明', 'SOMCHAI JAIDEE', 'Somchai', 'សុខា ចាន់'],
  nickname: ['Lucky', 'somchai88', 'โชคดี', '小明'],
  mobileNum: ['0812345678', '812345678', '+66812345678', '13800138000', '09012345678', '012345678'],
  qqNum: ['10001', '123456789', '2845673901'],
  email: ['somchai@example.com', 'some.one@mail.example.co.th'],
  line: ['somchai88', '@somchai', 'some.one_8'],
  facebook: ['somchai.jaidee', 'somchai88', 'https://facebook.com/somchai'],
  affiliateCode: ['WELCOME', 'AB12', '100234', 'abc123'],
  recommenderId: ['somchai88', '100234', 'player7'],
}
const fieldByAlias: Readonly<Record<string, string>> = {
  loginUsername: 'username',
  loginPassword: 'password',
}

/** Reports patterns that are not run, and patterns that accept none of the values that players usually type. */
export function checkPatterns(context: LiveContext): Finding[] {
  const { merchant, answers } = context
  const patterns = merchant.languages.supported.flatMap((tag) =>
    Object.entries(readValue(answers.languages[tag]?.registerPatterns) ?? {}),
  )
  return distinct(patterns).flatMap(([name, pattern]) => {
    const field = getOwn(fieldByAlias, name) ?? name
    if (!getOwn(usualValues, field)) return []
    return checkPattern(pattern, name, context)
  })
}

type NamedPattern = readonly [name: string, pattern: Pattern]

/** Removes patterns that repeat in other languages with another message. */
function distinct(patterns: readonly (readonly [string, Pattern | undefined])[]): NamedPattern[] {
  const byKey = patterns.flatMap(([name, pattern]): [string, NamedPattern][] => {
    if (!pattern) return []
    const { acceptedPattern, minLength, maxLength } = pattern
    return [[JSON.stringify([name, acceptedPattern, minLength, maxLength]), [name, pattern]]]
  })
  return [...new Map(byKey).values()]
}

function checkPattern(pattern: Pattern, name: string, { tree }: LiveContext): Finding[] {
  const path = ['registration', 'fields', name]
  const details = { span: nearestSpan(tree, path), path }
  const { acceptedPattern: accepted } = pattern
  const matcher = createMatcher(accepted)
  if (matcher instanceof Error) {
    const why = matcher.message.replace(/^./, (letter) => letter.toLowerCase())
    const values = { field: name, accepted, why, reason: matcher.reason }
    return [createFinding('gateway-pattern-refused', details, values)]
  }
  const examples = getOwn(usualValues, getOwn(fieldByAlias, name) ?? name) ?? []
  const rule = { required: true, pattern }
  const loose = examples.map((example) => `bad ${example}!`).find((text) => isLoose(text, accepted))
  if (loose !== undefined)
    return [
      createFinding('gateway-pattern-loose', details, { field: name, accepted, example: loose }),
    ]
  if (examples.some((example) => checkField(example, rule) === undefined)) return []
  const { minLength, maxLength } = pattern
  return [
    createFinding('gateway-pattern-narrow', details, {
      field: name,
      accepted,
      lengths: formatLengths(minLength, maxLength),
      example: examples[0] ?? '',
    }),
  ]
}

/** Returns true if a pattern accepts a text and matches only a part of it. */
function isLoose(text: string, accepted: string): boolean {
  const [part, whole] = [accepted, `^(?:${accepted})$`].map(createMatcher)
  if (accepted === '*' || typeof part !== 'function' || typeof whole !== 'function') return false
  return part(text) && !whole(text)
}

function formatLengths(min: number | undefined, max: number | undefined): string {
  if (min === undefined && max === undefined) return ''
  if (max === undefined) return ` of at least ${min} characters`
  return ` of ${min ?? 0} to ${max} characters`
}
