import { resolveMerchant } from '../src/core/config/resolve-merchant.ts'
import type { Page } from '../src/core/contract/generated/config.ts'
import { orderIds } from '../src/core/engine/order-ids.ts'
import { openDiskFiles } from '../src/site/disk/disk-files.ts'
import { readBlockCode } from './block-code.ts'

/** Returns the files of the components that each merchant's home and shell place, by its code. */
export function homeComponents(root: string): Map<string, readonly string[]> {
  const files = openDiskFiles(root)
  return new Map(
    files.list('merchants').map((code) => {
      const pages = resolveMerchant(files, code).merchant?.pages
      const components = [pages?.shell, pages?.home]
        .flatMap((page) => placedBlocks(page))
        .flatMap((block) => readBlockCode(root, block.type)(block.variant ?? '') ?? [])
      return [code, [...new Set(components)]]
    }),
  )
}

/** A block that its page inherits, but whose id its order does not name, is on no page. */
function placedBlocks({ order = ['*'], blocks = {} }: Pick<Page, 'order' | 'blocks'> = {}) {
  return orderIds(order, Object.keys(blocks)).flatMap((id) => blocks[id] ?? [])
}
