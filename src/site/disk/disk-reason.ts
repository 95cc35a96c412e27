const permission = 'you lack the permission'
const taken = 'there is already something at this path'

/** What the codes of Node's errors mean, each as a clause without its full stop. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: permission,
  EPERM: permission,
  EXDEV: 'part of it is on another disk',
  ENOENT: 'no folder can be created there',
  EISDIR: 'there is a folder where the file should be',
  ENOTDIR: 'there is a file where a folder should be',
  EEXIST: taken,
  ENOTEMPTY: taken,
  EFBIG: 'a file would be larger than the system allows',
  ENAMETOOLONG: 'its path is longer than the system allows',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open on this machine',
  EBUSY: 'another program uses it',
  ELOOP: 'its symbolic links lead in a cycle',
  EIO: 'the disk reports an error',
}

/** Returns the code of an error of Node, such as `ENOSPC`; empty for any other error. */
export function readDiskCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Returns what the code of an error means, as a clause without its full stop; undefined for an unknown code. */
export function findDiskReason(code: string): string | undefined {
  return Object.hasOwn(reasons, code) ? reasons[code] : undefined
}

/** Returns the sentence that ends with an error of the disk, such as `the disk is full.` */
export function formatDiskError(error: unknown): string {
  const code = readDiskCode(error)
  return `${findDiskReason(code) ?? `the disk reports ${code || String(error)}`}.`
}
