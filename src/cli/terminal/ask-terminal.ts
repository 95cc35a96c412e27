import { createInterface } from 'node:readline/promises'
import type { Prompt } from '../edges.ts'

interface Terminal {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
}

/** Asks at a terminal, a question a time; undefined where nobody sits at one. */
export function askTerminal({ input, output }: Terminal): Prompt | undefined {
  if (!input.isTTY || !output.isTTY) return undefined
  return async (question) => {
    const lines = createInterface({ input, output })
    const ended = new Promise<never>((_, reject) => {
      lines.once('close', () => reject(new Error('Nothing was written.')))
    })
    try {
      return await Promise.race([lines.question(question), ended])
    } finally {
      lines.close()
    }
  }
}
