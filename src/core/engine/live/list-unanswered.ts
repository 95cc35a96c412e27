import { type LiveAnswer, type LiveAnswers, liveCalls, spokenCalls } from './live-answers.ts'

/** Calls without an answer that can be used, and why; no call where it is the same for all of them. */
export interface Unanswered {
  readonly calls: readonly string[]
  readonly problem: string
  readonly advice: string | undefined
}

/** What a gateway did not answer, each reason once. */
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
    answer && 'problem' in answer ? [{ call, answer }] : [],
  )
  return [...new Set(failed.map(({ answer }) => answer.problem))].map((problem) => {
    const alike = failed.filter(({ answer }) => answer.problem === problem)
    const calls = alike.length < asked.length ? [...new Set(alike.map(({ call }) => call))] : []
    return { calls, problem, advice: alike[0]?.answer.advice }
  })
}
