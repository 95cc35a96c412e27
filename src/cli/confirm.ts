import type { Prompt } from './environment.ts'

interface Question {
  /** Who asks, such as "A rollback". */
  readonly asker: string
  /** Such as "Roll back?". */
  readonly question: string
}

/** Asks at the terminal whether to go on; throws in the operator's words where there is none. */
export async function confirm(
  prompt: Prompt | undefined,
  { asker, question }: Question,
): Promise<boolean> {
  if (!prompt)
    throw new Error(
      `${asker} asks before it changes anything, and there is no terminal to ask at. Add --yes, or --dry-run to see what would change.`,
    )
  return /^y(es)?$/i.test((await prompt(`${question} [y/N] `)).trim())
}
