import { createFinding, type Finding } from '../../config/finding.ts'
import { nearestSpan, textsOf, treeAt } from '../../config/tree.ts'
import { readValue, type SpokenAnswers } from './live-answers.ts'
import type { LiveScene } from './live-scene.ts'

/** Languages that the merchant offers and the gateway has no words for. */
export function checkSpoken({ merchant, tree, answers }: LiveScene): Finding[] {
  const path = ['languages', 'supported']
  const typed = textsOf(treeAt(tree, path))
  const { supported } = merchant.languages
  return supported.flatMap((language, index) => {
    const problem = whatLacks(language, supported, answers.languages)
    if (problem === undefined) return []
    const span = typed.find(({ text }) => text === language)?.span ?? nearestSpan(tree, path)
    return [
      createFinding('gateway-language', { span, path: [...path, index] }, { language, problem }),
    ]
  })
}

function whatLacks(
  language: string,
  supported: readonly string[],
  spoken: Readonly<Record<string, SpokenAnswers | undefined>>,
): string | undefined {
  const own = countWords(spoken[language])
  const others = supported.filter((other) => other !== language)
  for (const kind of ['notices', 'messages'] as const) {
    const rich = others.find((other) => (countWords(spoken[other])?.[kind].length ?? 0) > 0)
    if (!own || rich === undefined) continue
    if (own[kind].length === 0) return `has no ${names[kind]}, and has some in "${rich}"`
    // Numbers and names are the same everywhere; words that all are the same are another language's.
    const same = others.find((other) => isSame(own[kind], countWords(spoken[other])?.[kind] ?? []))
    const first = same === undefined ? undefined : supported.indexOf(same)
    if (first !== undefined && first < supported.indexOf(language))
      return `has the ${names[kind]} of "${same}" word for word`
  }
  return undefined
}

const names = { notices: 'banners or notices', messages: 'messages for the registration' } as const

/** The words of a gateway in one language; undefined where it did not answer. */
function countWords(said: SpokenAnswers | undefined) {
  const announced = readValue(said?.announcements)
  const patterns = readValue(said?.registerPatterns)
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
