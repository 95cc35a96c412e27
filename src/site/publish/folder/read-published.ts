import { findDiskReason, readDiskCode } from '../../disk/disk-reason.ts'
import { PublishError } from '../publish-error.ts'

/** Reads from a published folder; explains errors of the disk as PublishError. */
export function readPublished<T>(folder: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    const code = readDiskCode(cause)
    const advice = Object.hasOwn(advices, code) ? advices[code] : undefined
    if (advice === undefined) throw cause
    const problem = `"${folder}" could not be read: ${findDiskReason(code)}.`
    throw new PublishError(`${problem} ${advice}`, { cause })
  }
}

const allow = 'Allow reading it, or name another folder.'

/** What to do about each code. An error without advice is not the operator's. */
const advices: Readonly<Record<string, string>> = {
  EACCES: allow,
  EPERM: allow,
  ELOOP: 'Name the folder itself.',
  EIO: 'Name a copy of the folder.',
}
