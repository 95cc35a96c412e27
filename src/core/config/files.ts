/** The folder that holds `merchants/` and `locales/`, wherever it is. Paths are relative to it. */
export interface Files {
  /** The text of a file; undefined when there is none. */
  readonly read: (path: string) => string | undefined
  /** The names in a folder; none when there is no such folder. */
  readonly list: (folder: string) => readonly string[]
  /** The bytes of a file, where the disk can say without reading it. */
  readonly size?: (path: string) => number | undefined
  /** What a file holds, where it may be more than text. */
  readonly readBytes?: (path: string) => Uint8Array | undefined
  /** Whether a path is a symbolic link that is not followed, where the disk has such. */
  readonly isOutsideLink?: (path: string) => boolean
}

/** Whether a path, or a folder that it is in, is a symbolic link that is not followed. */
export function leadsOut({ isOutsideLink }: Files, path: string): boolean {
  if (!isOutsideLink) return false
  const steps = path.split('/')
  return steps.some((_, at) => isOutsideLink(steps.slice(0, at + 1).join('/')))
}

/** Whether a file is there and cannot be read: nobody may, or a folder or a link that is not followed has its name. */
export function isUnreadable(files: Files, path: string): boolean {
  const cut = path.lastIndexOf('/')
  const isThere = files.list(path.slice(0, cut)).includes(path.slice(cut + 1))
  return (isThere && files.read(path) === undefined) || leadsOut(files, path)
}

/** Whether a name can be a merchant's code and folder; `merchant.schema.json` says the same. */
export function isCode(name: string): boolean {
  return /^[a-z][a-z0-9-]{1,31}$/.test(name)
}

export function merchantFile(code: string): string {
  return `merchants/${code}/merchant.json`
}

/** The codes of all merchants, in the order of the alphabet. */
export function listMerchants(files: Files): string[] {
  return files.list('merchants').filter((code) => files.read(merchantFile(code)) !== undefined)
}

/** The same, with those whose file is there and cannot be read. */
export function listToCheck(files: Files): string[] {
  return files.list('merchants').filter((code) => {
    const file = merchantFile(code)
    return files.read(file) !== undefined || isUnreadable(files, file)
  })
}
