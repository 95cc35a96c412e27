import { refuse } from './refusal.ts'

/** A file as it was sent in base64; refuses what is none. */
export function decodeFile(content: string): Buffer {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.toString('base64').replace(/=+$/, '') !== content.replace(/=+$/, ''))
    throw refuse('wrong-body', { problem: '"content" is no base64' })
  return bytes
}
