import { PublishError } from '../publish-error.ts'

/** Reads from a published folder; explains errors of the disk as PublishError. */
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
  EACCES: 'you lack the permission. Allow reading it, or name another folder.',
  EPERM: 'you lack the permission. Allow reading it, or name another folder.',
  ELOOP: 'its symbolic links lead in a circle. Name the folder itself.',
  EIO: 'the disk reports an error. Name a copy of the folder.',
}
