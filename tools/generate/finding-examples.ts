import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findBroken } from '../../tests/support/find-broken.ts'

/** Returns a module with the finding of each broken example merchant, by the finding's code. */
export async function findingExamples(folder: string): Promise<string> {
  const examples = await Promise.all(
    readdirSync(folder).map(async (code) => [code, await readExample(join(folder, code), code)]),
  )
  return `/* Written by \`npm run generate\` from tests/fixtures/broken/. */

export interface FindingExample {
  readonly file: string
  readonly line: number
  /** The line that it points at. */
  readonly typed: string
  readonly message: string
}

/** The finding of each broken example merchant, by its code. */
export const findingExamples: Readonly<Record<string, FindingExample>> = ${JSON.stringify(Object.fromEntries(examples), null, 2)}
`
}

async function readExample(root: string, code: string) {
  const { files, found: all } = await findBroken(root)
  const found = all.find((one) => one.code === code)
  if (!found) throw new Error(`${root} does not produce "${code}".`)
  const { file, line, message } = found
  const typed = files.read(file)?.split('\n')[line - 1]?.trim() ?? ''
  return { file, line, typed: typed.slice(0, 200), message }
}
