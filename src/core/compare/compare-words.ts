import { areaFile, commonArea, type Message } from '../config/messages.ts'
import { placeOf } from '../config/source.ts'
import type { Change, Sides, Told } from './change.ts'
import { languageName, quote } from './say.ts'
import { type Voice, wordOf } from './voice.ts'

/** The words of one language that are others now. */
export function compareWords(
  language: string,
  { before, after }: Sides<Voice | undefined>,
): Change[] {
  const name = languageName(language)
  if (!before || !after) {
    if (before === after) return []
    const file = areaFile(language, commonArea)
    const sentence = after
      ? `${name} has words now: ${file} can be read`
      : `${name} has no words now: ${file} is missing or broken`
    const place = { file, line: 1, column: 1 }
    return [{ kind: after ? 'added' : 'removed', path: `words.${language}`, sentence, place }]
  }
  return [...listKeys({ before, after })].flatMap((key) => {
    const [was, is] = [wordOf(before, key), wordOf(after, key)]
    if (was?.text === is?.text) return []
    return [
      tellMessage(`words.${language}.${key}`, `${name} word of ${key}`, { before: was, after: is }),
    ]
  })
}

/** A word that is another, with where its new text, else its old one, was said. */
function tellMessage(
  path: string,
  label: string,
  { before, after }: Sides<Message | undefined>,
): Change {
  const said = after ?? before
  const place = said && placeOf(said.span)
  const told = tellWord(path, label, { before: before?.text, after: after?.text })
  return { ...told, ...(place && { place }) }
}

/** A word that is another. */
export function tellWord(
  path: string,
  label: string,
  { before, after }: Sides<string | undefined>,
): Told {
  const [was, is] = [before, after].map((text) => text !== undefined && quote(text))
  const words =
    was === false
      ? `added: ${is}`
      : is === false
        ? `is gone (was ${was})`
        : `changed from ${was} to ${is}`
  return {
    kind: was === false ? 'added' : is === false ? 'removed' : 'changed',
    path,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    sentence: `${label} ${words}`,
  }
}

/** The keys whose words may differ; the platform's are looked at once for many merchants. */
function listKeys({ before, after }: Sides<Voice>): ReadonlySet<string> {
  const own = [...before.own, ...after.own].flatMap((words) => [...words.keys()])
  return new Set([...turnedKeys({ before: before.platform, after: after.platform }), ...own])
}

type Words = Voice['platform']

function turnedKeys({ before, after }: Sides<Words>): readonly string[] {
  if (before === after) return []
  const ready = known.get(before)?.get(after)
  if (ready) return ready
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  const turned = keys.filter((key) => before.get(key)?.text !== after.get(key)?.text)
  known.set(before, new WeakMap([[after, turned]]))
  return turned
}
const known = new WeakMap<Words, WeakMap<Words, readonly string[]>>()
