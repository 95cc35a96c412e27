import { resolveMerchant } from '../../src/core/config/resolve-merchant.ts'
import { themeCss } from '../../src/core/config/theme/theme-css.ts'
import { offlineStyle } from '../../src/site/assemble/offline/offline-page.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'

/** Lists the styles that are written into the pages of each merchant, by what they belong to. */
export function listMerchantStyles(
  root: string,
): readonly (readonly [name: string, css: string])[] {
  const files = openDiskFiles(root)
  const themes = files.list('merchants').flatMap((code) => {
    const { merchant } = resolveMerchant(files, code)
    return merchant ? [[`the theme of ${code}`, themeCss(merchant.theme)] as const] : []
  })
  return [...themes, ['the offline page', offlineStyle]]
}
