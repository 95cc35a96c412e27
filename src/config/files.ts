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
}

export function merchantFile(code: string): string {
  return `merchants/${code}/merchant.json`
}

/** The codes of all merchants, in the order of the alphabet. */
export function listMerchants(files: Files): string[] {
  return files.list('merchants').filter((code) => files.read(merchantFile(code)) !== undefined)
}
