import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A script as pages contain it. */
export interface InlineScript {
  readonly code: string
  /** The SHA-256 by which a Content-Security-Policy allows it inline, in base64. */
  readonly hash: string
}

/** Reads a script for use in pages, without its comments and its indentation. */
export function readScript(file: string): InlineScript {
  const code = readFileSync(file, 'utf8')
    .replace(/^\s*\/(\/.*|\*.*\*\/)$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim()
  return { code, hash: createHash('sha256').update(code).digest('base64') }
}
