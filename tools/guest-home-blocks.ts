import { resolveMerchant } from '../src/config/resolve-merchant.ts'
import { openDiskFiles } from '../src/disk/disk-files.ts'

/** The block types placed on each merchant's home and shell. */
export function homeBlockTypes(root: string): Map<string, string[]> {
  const files = openDiskFiles(root)
  return new Map(
    files.list('merchants').map((code) => {
      const pages = resolveMerchant(files, code).merchant?.pages
      const blocks = { ...pages?.shell.blocks, ...pages?.home.blocks }
      return [code, [...new Set(Object.values(blocks).flatMap((block) => block?.type ?? []))]]
    }),
  )
}
