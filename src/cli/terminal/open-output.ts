import type { Writable } from 'node:stream'
import { colourWords } from './colour-words.ts'

/**
 * Prints lines to a stream. Whoever stops reading, as `head` does, misses the rest and the command
 * ends as it would have; `lose` hears why else a line could not be written.
 */
export function openOutput(
  stream: Writable,
  lose: (code: string) => void = () => {},
): (line: string) => void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    const code = error.code ?? error.message
    if (!unread.has(code)) lose(code)
  })
  return (line) => void stream.write(`${colourWords(line.replace(unseen, showCode), stream)}\n`)
}

const unread: ReadonlySet<string> = new Set(['EPIPE', 'ERR_STREAM_DESTROYED'])

/** What would move, colour or turn the text of a terminal; files may hold it. */
const unseen = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu

/** As it is written in JSON, so that it stays the same text there. */
function showCode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
