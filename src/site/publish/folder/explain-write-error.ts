import { findDiskReason, readDiskCode } from '../../disk/disk-reason.ts'
import { PublishError, unchangedHosts } from '../publish-error.ts'

/** Explains a failed write to a folder as a PublishError; returns any other error unchanged. */
export function explainWriteError(cause: unknown, folder: string): unknown {
  const found = readDiskCode(cause)
  // A file where a folder should be made is one of two codes.
  const code = found === 'EEXIST' ? 'ENOTDIR' : found
  const reason = findDiskReason(code)
  const advice = Object.hasOwn(advices, code) ? advices[code] : undefined
  if (reason === undefined || advice === undefined) return cause
  return new PublishError(
    `"${folder}" could not be written: ${reason}. ${advice} ${unchangedHosts}`,
    { cause },
  )
}

const freeSpace = 'Free some space and try again.'
const allow = 'Choose another folder with --out, or allow writing to it.'
const chooseAnother = 'Choose another folder with --out.'

/** What to do about each code. An error without advice is not the operator's. */
const advices: Readonly<Record<string, string>> = {
  ENOSPC: freeSpace,
  EDQUOT: freeSpace,
  EROFS: 'Choose another folder with --out, or make it writable.',
  EACCES: allow,
  EPERM: allow,
  ENOENT: 'Choose another one with --out.',
  ENOTDIR: chooseAnother,
  EFBIG: 'Raise the limit (ulimit -f), or choose another folder with --out.',
  ENAMETOOLONG: 'Choose a shorter one with --out.',
  EMFILE: 'Raise the limit (ulimit -n), or try again later.',
  ENFILE: 'Try again later.',
  EBUSY: 'Close that, and try again.',
  ELOOP: chooseAnother,
  EIO: chooseAnother,
}
