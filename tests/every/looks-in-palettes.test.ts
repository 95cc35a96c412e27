import { describe, expect, it } from 'vitest'
import { checkMerchants } from '../../src/core/config/check-merchants.ts'
import { filesOver } from '../../src/core/config/files-over.ts'
import { brandFiles } from '../support/brand-files.ts'
import { readPalettes } from '../support/palettes.ts'

/** Every palette, by day and by night in turn. */
const themes = readPalettes().map(({ light, dark }, at) => (at % 2 === 0 ? light : dark))

describe.each(['base', 'siamstar', 'hongyun', 'kiwibet', 'reef', 'coinop'])(
  'the look of %s',
  (look) => {
    it('has no error in the colours of others', () => {
      const codes = themes.map((_, at) => `palette-${at}`)
      const merchants = themes.map((theme, at) => ({
        path: `merchants/palette-${at}/merchant.json`,
        text: JSON.stringify({
          schemaVersion: 1,
          code: `palette-${at}`,
          extends: 'base',
          theme: { ...theme, ...(look !== 'base' && { look }) },
        }),
      }))
      const found = checkMerchants(filesOver(brandFiles, merchants), codes)
      expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
    })
  },
)
