import { areaFile, commonArea, type Message } from '../config/messages.ts'
import { placeOf } from '../config/source.ts'
import type { Change, Sides, UnplacedChange } from './change.ts'
import { languageName, quote } from './format-value.ts'
import { findMessage, type LayeredMessages } from './layered-messages.ts'

/** Compares the messages of one language. */
export function compareMessages(
  language: string,
  { before, after }: Sides<LayeredMessages | undefined>,
): Change[] {
  const name = languageName(language)
  if (!before || !after) {
    if (before === after) return []
    const file = areaFile(language, commonArea)
    const sentence = after
      ? `${name} has messages now: ${file} can be read`
      : `${name} has no messages now: ${file} is missing or broken`
    const place = { file, line: 1, column: 1 }
    return [{ kind: after ? 'added' : 'removed', path: `words.${language}`, sentence, place }]
  }
  return [...listKeys({ before, after })].flatMap((key) => {
    const [was, is] = [findMessage(before, key), findMessage(after, key)]
    if (was?.text === is?.text) return []
    const sides = { before: was, after: is }
    return [describePlaced(`words.${language}.${key}`, `${name} message ${key}`, sides)]
  })
}

/** Describes the change of a message, with the place of its new text, or else of its old one. */
function describePlaced(
  path: string,
  label: string,
  { before, after }: Sides<Message | undefined>,
): Change {
  const message = after ?? before
  const place = message && placeOf(message.span)
  const change = describeMessageChange(path, label, { before: before?.text, after: after?.text })
  return { ...change, ...(place && { place }) }
}

/** Describes the change of a message. */
export function describeMessageChange(
  path: string,
  label: string,
  { before, after }: Sides<string | undefined>,
): UnplacedChange {
  const [was, is] = [before, after].map((text) => text !== undefined && quote(text))
  const words =
    was === false
      ? `added: ${is}`
      : is === false
        ? `removed (was ${was})`
        : `changed from ${was} to ${is}`
  return {
    kind: was === false ? 'added' : is === false ? 'removed' : 'changed',
    path,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    sentence: `${label} ${words}`,
  }
}

/** Lists the keys whose messages may differ. The platform's messages are compared once for all merchants. */
function listKeys({ before, after }: Sides<LayeredMessages>): ReadonlySet<string> {
  const own = [...before.own, ...after.own].flatMap((messages) => [...messages.keys()])
  return new Set([...changedKeys({ before: before.platform, after: after.platform }), ...own])
}

type Messages = LayeredMessages['platform']

function changedKeys({ before, after }: Sides<Messages>): readonly string[] {
  if (before === after) return []
  const ready = known.get(before)?.get(after)
  if (ready) return ready
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  const changed = keys.filter((key) => before.get(key)?.text !== after.get(key)?.text)
  known.set(before, new WeakMap([[after, changed]]))
  return changed
}
const known = new WeakMap<Messages, WeakMap<Messages, readonly string[]>>()
