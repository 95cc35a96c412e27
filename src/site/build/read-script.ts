import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A script as it is sent, and the hash by which a policy allows it inside a page, in base64. */
export interface SentScript {
  readonly code: string
  readonly hash: string
}

/** Reads a script that pages are sent with, without what is written for its readers. */
export function readScript(file: string): SentScript {
  const code = readFileSync(file, 'utf8')
    .replace(/^\s*\/(\/.*|\*.*\*\/)$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim()
  return { code, hash: createHash('sha256').update(code).digest('base64') }
}
