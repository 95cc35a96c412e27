import { PublishError } from '../publish-error.ts'

/** Reads a published folder; throws PublishError where the disk does not let it be read. */
export function readPublished<T>(folder: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined
    if (reason === undefined) throw cause
    throw new PublishError(`"${folder}" could not be read: ${reason}`, { cause })
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'it may not be looked into. Allow it, or name another folder.',
  EPERM: 'it may not be looked into. Allow it, or name another folder.',
  ELOOP: 'its links lead round in a circle. Name the folder itself.',
  EIO: 'the disk fails. Name a copy of it.',
}
