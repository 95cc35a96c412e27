import { type LiveAnswer, type LiveAnswers, languageCalls, liveCalls } from './live-answers.ts'

/** Calls without a usable answer, with the reason. `calls` is empty if all calls failed for the same reason. */
export interface Unanswered {
  readonly calls: readonly string[]
  readonly problem: string
  readonly advice: string | undefined
}

/** Lists the calls that a gateway did not answer, grouped by reason. */
export function listUnanswered(answers: LiveAnswers): readonly Unanswered[] {
  const byLanguage = Object.values(answers.languages).flatMap((language) =>
    languageCalls.map((call) => ({ call, answer: language?.[call] })),
  )
  const common = liveCalls.map((call) => ({ call, answer: answers[call] }))
  return groupFailures([...common, ...byLanguage])
}

/** The calls that supply the facts of conditions. */
const factCalls = [
  'systemStatus',
  'whitelabel',
  'templates',
  'consolidatedSettings',
  'registerSettings',
] as const

/** Lists only the unanswered calls that supply the facts of conditions, grouped by reason. */
export function listUnansweredFacts(answers: LiveAnswers): readonly Unanswered[] {
  return groupFailures(factCalls.map((call) => ({ call, answer: answers[call] })))
}

interface CallAnswer {
  readonly call: string
  readonly answer: LiveAnswer<unknown> | undefined
}

function groupFailures(all: readonly CallAnswer[]): readonly Unanswered[] {
  const failed = all.flatMap(({ call, answer }) =>
    answer && 'problem' in answer ? [{ call, answer }] : [],
  )
  return [...new Set(failed.map(({ answer }) => answer.problem))].map((problem) => {
    const alike = failed.filter(({ answer }) => answer.problem === problem)
    const calls = alike.length < all.length ? [...new Set(alike.map(({ call }) => call))] : []
    return { calls, problem, advice: alike[0]?.answer.advice }
  })
}
