import type { Writable } from 'node:stream'
import { colourWords } from './colour-words.ts'

/**
 * Returns a function that prints lines to a stream. A reader that stops, as `head` does, misses the rest,
 * and the command ends as it would have; `lose` receives any other error of writing.
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

/** Matches the characters of a file that would move, colour or turn the text of a terminal. */
const unseen = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu

/** Returns a character as JSON escapes it, so that it stays the same text. */
function showCode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
