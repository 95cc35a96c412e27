import { createFinding, type Finding } from '../../config/finding.ts'
import { nearestSpan, textsOf, treeAt } from '../../config/tree.ts'
import { type LanguageAnswers, readValue } from './live-answers.ts'
import type { LiveContext } from './live-context.ts'

/** Reports languages of the merchant for which the gateway has no texts. */
export function checkLiveLanguages({ merchant, tree, answers }: LiveContext): Finding[] {
  const path = ['languages', 'supported']
  const typed = textsOf(treeAt(tree, path))
  const { supported } = merchant.languages
  return supported.flatMap((language, index) => {
    const problem = findProblem(language, supported, answers.languages)
    if (problem === undefined) return []
    const span = typed.find(({ text }) => text === language)?.span ?? nearestSpan(tree, path)
    return [
      createFinding('gateway-language', { span, path: [...path, index] }, { language, problem }),
    ]
  })
}

function findProblem(
  language: string,
  supported: readonly string[],
  answers: Readonly<Record<string, LanguageAnswers | undefined>>,
): string | undefined {
  const own = readTexts(answers[language])
  const others = supported.filter((other) => other !== language)
  for (const kind of ['notices', 'messages'] as const) {
    const filled = others.find((other) => (readTexts(answers[other])?.[kind].length ?? 0) > 0)
    if (!own || filled === undefined) continue
    if (own[kind].length === 0) return `has no ${names[kind]}, but has some in "${filled}"`
    // A number or a name can be equal in two languages. If all texts are equal, they are of the other language.
    const same = others.find((other) => isSame(own[kind], readTexts(answers[other])?.[kind] ?? []))
    const first = same === undefined ? undefined : supported.indexOf(same)
    if (first !== undefined && first < supported.indexOf(language))
      return `repeats the ${names[kind]} of "${same}" word for word`
  }
  return undefined
}

const names = { notices: 'banners or notices', messages: 'messages for the registration' } as const

/** Reads the texts of a gateway in one language; undefined if it did not answer. */
function readTexts(answers: LanguageAnswers | undefined) {
  const announced = readValue(answers?.announcements)
  const patterns = readValue(answers?.registerPatterns)
  if (!announced || !patterns) return undefined
  const { banners = [], player = [], popup = [], promotion = [] } = announced
  return {
    notices: [...banners, ...player, ...popup, ...promotion].map(({ title }) => title),
    messages: Object.values(patterns).flatMap((pattern) => pattern?.message || []),
  }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 1 && one.join('\n') === other.join('\n')
}
