import { createInterface, type Interface } from 'node:readline'
import type { Prompt } from '../edges.ts'

interface Terminal {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
}

/** Asks at a terminal, a question a time; undefined where nobody sits at one. */
export function askTerminal({ input, output }: Terminal): Prompt | undefined {
  if (!input.isTTY || !output.isTTY) return undefined
  let reader: Reader | undefined
  return async (question) => {
    // One for all questions: what is typed before its question is shown answers it.
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
          // A command ends while its terminal is not read.
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
