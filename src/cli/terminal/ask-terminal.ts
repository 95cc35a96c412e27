import { createInterface, type Interface } from 'node:readline'
import type { Prompt } from '../environment.ts'

interface Terminal {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
}

/** Returns a function that asks one question at a time at a terminal; undefined where there is none. */
export function askTerminal({ input, output }: Terminal): Prompt | undefined {
  if (!input.isTTY || !output.isTTY) return undefined
  let reader: Reader | undefined
  return async (question) => {
    // One reader for all questions: text that is typed ahead answers the next one.
    reader ??= openReader(createInterface({ input, output }))
    return reader(question)
  }
}

type Reader = (question: string) => Promise<string>

interface Waiting {
  readonly answer: (line: string) => void
  readonly refuse: (problem: Error) => void
}

function openReader(lines: Interface): Reader {
  const early: string[] = []
  let waiting: Waiting | undefined
  let isClosed = false
  lines.on('line', (line) => {
    if (waiting) waiting.answer(line)
    else early.push(line)
    waiting = undefined
  })
  lines.once('close', () => {
    isClosed = true
    waiting?.refuse(nothingWritten())
  })
  return (question) =>
    new Promise((answer, refuse) => {
      const ready = early.shift()
      if (ready === undefined && isClosed) return refuse(nothingWritten())
      lines.setPrompt(question)
      if (!isClosed) lines.prompt()
      waiting = {
        answer: (line) => {
          // Node ends a process whose terminal nobody reads.
          lines.pause()
          answer(line)
        },
        refuse,
      }
      if (ready === undefined) return
      waiting.answer(ready)
      waiting = undefined
    })
}

function nothingWritten(): Error {
  return new Error('Nothing was written.')
}
