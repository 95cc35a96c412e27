/** The folder that holds `merchants/` and `locales/`, wherever it is. Paths are relative to it. */
export interface Files {
  /** The text of a file; undefined when there is none. */
  readonly read: (path: string) => string | undefined
  /** The names in a folder; none when there is no such folder. */
  readonly list: (folder: string) => readonly string[]
  /** The bytes of a file, where the disk can say without reading it. */
  readonly size?: (path: string) => number | undefined
}

/** What `diskFiles` needs of `node:fs`. */
export interface Disk {
  readonly readFileSync: (path: string, encoding: 'utf8') => string
  readonly readdirSync: (path: string) => string[]
  readonly statSync: (path: string) => { readonly size: number; readonly isFile: () => boolean }
}

/** Files of a folder on a disk that is handed in; what cannot be read counts as missing. */
export function diskFiles(disk: Disk, root: string): Files {
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch {
      return undefined
    }
  }
  return {
    read: (path) =>
      attempt(() => disk.readFileSync(`${root}/${path}`, 'utf8').replace(/^\uFEFF/, '')),
    list: (folder) => attempt(() => disk.readdirSync(`${root}/${folder}`).sort()) ?? [],
    size: (path) =>
      attempt(() => {
        const stats = disk.statSync(`${root}/${path}`)
        return stats.isFile() ? stats.size : undefined
      }),
  }
}

export function merchantFile(code: string): string {
  return `merchants/${code}/merchant.json`
}

/** The codes of all merchants, in the order of the alphabet. */
export function listMerchants(files: Files): string[] {
  return files.list('merchants').filter((code) => files.read(merchantFile(code)) !== undefined)
}
