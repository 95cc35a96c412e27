import { takeSnapshot } from '../../core/compare/compare-states.ts'
import { findMessage, type LayeredMessages } from '../../core/compare/layered-messages.ts'
import type { Files } from '../../core/config/files.ts'
import type { WordList } from '../../core/contract/generated/studio-api.ts'

/** The words that a merchant inherits, in each language that its players can choose. */
export function listWords(files: Files, code: string): WordList {
  const { messagesOf, resolve } = takeSnapshot(files)
  const { layered, provenance } = resolve(code)
  const parents = (layered?.chain ?? []).filter((layer) => layer !== code)
  const supported = provenance.of('languages.supported').at(-1)?.value
  const tags = Array.isArray(supported) ? supported.map(String) : []
  return {
    languages: tags.flatMap((language) => {
      const messages = messagesOf(language, parents)
      return messages ? [{ language, words: readAll(messages) }] : []
    }),
  }
}

function readAll(messages: LayeredMessages): Record<string, string> {
  const keys = new Set([messages.platform, ...messages.own].flatMap((words) => [...words.keys()]))
  const words = [...keys]
    .filter((key) => !key.startsWith('$'))
    .map((key): [string, string] => [key, findMessage(messages, key)?.text ?? ''])
  return Object.fromEntries(words)
}
