import { PublishError } from '../publish-error.ts'

/** What an operator can do about a folder that cannot be written; what is no such thing comes back as it is. */
export function explainWriting(cause: unknown, folder: string): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined
  if (reason === undefined) return cause
  return new PublishError(
    `"${folder}" could not be written: ${reason} Every host goes on serving what it served.`,
    { cause },
  )
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Make room and try again.',
  EDQUOT: 'the quota of the disk is used up. Make room and try again.',
  EROFS: 'the disk is read-only. Choose another folder with --out, or make it writable.',
  EACCES: 'it may not be written. Choose another folder with --out, or allow it.',
  EPERM: 'it may not be written. Choose another folder with --out, or allow it.',
  ENOENT: 'no folder can be made there. Choose another one with --out.',
  ENOTDIR: 'there is a file where a folder should be. Choose another folder with --out.',
  EEXIST: 'there is a file where a folder should be. Choose another folder with --out.',
  EIO: 'the disk fails. Choose another folder with --out.',
}
