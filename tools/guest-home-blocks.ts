import { resolveMerchant } from '../src/config/resolve-merchant.ts'
import { openDiskFiles } from '../src/disk/disk-files.ts'
import { readBlockCode } from './block-code.ts'

/** The files of the components that each merchant's home and shell place, by its code. */
export function homeComponents(root: string): Map<string, readonly string[]> {
  const files = openDiskFiles(root)
  return new Map(
    files.list('merchants').map((code) => {
      const pages = resolveMerchant(files, code).merchant?.pages
      const blocks = Object.values({ ...pages?.shell.blocks, ...pages?.home.blocks })
      const components = blocks.flatMap((block) =>
        block ? (readBlockCode(root, block.type)(block.variant ?? '') ?? []) : [],
      )
      return [code, [...new Set(components)]]
    }),
  )
}
