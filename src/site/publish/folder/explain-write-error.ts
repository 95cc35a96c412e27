import { PublishError } from '../publish-error.ts'

/** Explains a failed write to a folder as a PublishError; returns any other error unchanged. */
export function explainWriteError(cause: unknown, folder: string): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined
  if (reason === undefined) return cause
  return new PublishError(
    `"${folder}" could not be written: ${reason} Every host still serves what it served before.`,
    { cause },
  )
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some space and try again.',
  EDQUOT: 'your disk quota is used up. Free some space and try again.',
  EROFS: 'the disk is read-only. Choose another folder with --out, or make it writable.',
  EACCES: 'you lack the permission. Choose another folder with --out, or allow writing to it.',
  EPERM: 'you lack the permission. Choose another folder with --out, or allow writing to it.',
  ENOENT: 'no folder can be created there. Choose another one with --out.',
  ENOTDIR: 'there is a file where a folder should be. Choose another folder with --out.',
  EEXIST: 'there is a file where a folder should be. Choose another folder with --out.',
  EFBIG:
    'a file would be larger than the system allows. Raise the limit (ulimit -f), or choose another folder with --out.',
  ENAMETOOLONG: 'its path is longer than the system allows. Choose a shorter one with --out.',
  EMFILE: 'too many files are open. Raise the limit (ulimit -n), or try again later.',
  ENFILE: 'too many files are open on this machine. Try again later.',
  EBUSY: 'another program uses it. Close that, and try again.',
  ELOOP: 'its links lead in a circle. Choose another folder with --out.',
  EIO: 'the disk reports an error. Choose another folder with --out.',
}
