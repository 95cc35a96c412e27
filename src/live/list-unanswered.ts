import { type LiveAnswer, type LiveAnswers, liveCalls, spokenCalls } from './live-answers.ts'

/** A call without an answer that can be used, and why; no call where it is the same for all of them. */
export interface Unanswered {
  readonly call?: string
  readonly problem: string
}

/** What a gateway did not answer, each once. */
export function listUnanswered(answers: LiveAnswers): readonly Unanswered[] {
  const spoken = Object.values(answers.languages).flatMap((said) =>
    spokenCalls.map((call) => ({ call, answer: said?.[call] })),
  )
  return telling([...liveCalls.map((call) => ({ call, answer: answers[call] })), ...spoken])
}

/** The calls that a page's conditions read. */
const factCalls = [
  'systemStatus',
  'whitelabel',
  'templates',
  'consolidatedSettings',
  'registerSettings',
] as const

/** The same of what conditions read alone. */
export function listUnansweredFacts(answers: LiveAnswers): readonly Unanswered[] {
  return telling(factCalls.map((call) => ({ call, answer: answers[call] })))
}

interface Asked {
  readonly call: string
  readonly answer: LiveAnswer<unknown> | undefined
}

function telling(asked: readonly Asked[]): readonly Unanswered[] {
  const failed = asked.flatMap(({ call, answer }) =>
    answer && 'problem' in answer ? [{ call, problem: answer.problem }] : [],
  )
  const [first] = failed
  if (!first) return []
  const same = failed.every(({ problem }) => problem === first.problem)
  if (same && failed.length === asked.length) return [{ problem: first.problem }]
  return [...new Map(failed.map((one) => [`${one.call} ${one.problem}`, one])).values()]
}
