import { expect, test, vi } from 'vitest'
import { checkMerchants } from '../../src/core/config/check-merchants.ts'
import { createLookReader } from '../../src/core/config/look/look-reader.ts'
import { createLayerReader } from '../../src/core/config/resolve-layers.ts'
import { filesOf } from '../../src/core/config/testing.ts'
import { deriveColours } from '../../src/core/config/theme/derive-colours.ts'
import { createLookComposer } from '../../src/site/assemble/compose-look.ts'
import { howOften } from '../support/how-often.ts'
import { generateLooks, lookSeed } from '../support/looks/generate-looks.ts'

const rounds = howOften({ check: 300, all: 3000, soak: 30_000 })
const merchant = { schemaVersion: 1, code: 'shop' }

test(`${rounds} generated looks end in findings with a file, a line and a sentence, or are compiled`, () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let works = 0
  for (const { name, ends, part, files: look } of generateLooks(rounds, lookSeed)) {
    const own = Object.entries(look).map(([file, text]) => [`merchants/shop/look/${file}`, text])
    const files = filesOf({
      'merchants/shop/merchant.json': merchant,
      ...Object.fromEntries(own),
    })
    const hint = `${name}\n${JSON.stringify(look).slice(0, 900)}`
    const found = checkMerchants(files).filter(({ file }) => file.includes('/look/'))
    const errors = found.filter(({ severity }) => severity === 'error')
    for (const { file, line, column, message } of found) {
      const text = files.read(file)
      expect(text, hint).toBeDefined()
      expect(line, hint).toBeGreaterThan(0)
      expect(line, hint).toBeLessThanOrEqual((text ?? '').split(/\r\n|[\r\n]/).length)
      expect(column, hint).toBeGreaterThan(0)
      expect(message, hint).toMatch(/^\S[\s\S]+[.!?]$/)
    }
    if (ends === 'in a finding') expect(errors.length, hint).toBeGreaterThan(0)
    if (ends === 'at work') expect(errors, hint).toEqual([])
    const resolved = createLookReader(files, createLayerReader(files)).resolve('shop')
    const isUsed = resolved.parts.some(({ used }) => used !== undefined)
    if (errors.length > 0) {
      // The errors of tokens are those of no part, and a pair of colours fails in the theme of one merchant.
      const ofPart = errors.filter(
        ({ code, file }) => code !== 'look-contrast' && file.endsWith('.css'),
      )
      if (ofPart.length > 0) expect(isUsed, hint).toBe(false)
      continue
    }
    works += 1
    const composed = createLookComposer(files)(resolved, {
      colours: deriveColours({}),
      addressOf: () => '/files/a.svg',
    })
    expect(composed?.css, hint).toContain(`/*${part}*/`)
    expect(composed?.css, hint).not.toMatch(/url\((?!["']?\/files\/)|@import|https?:|javascript:/i)
  }
  expect(works).toBeGreaterThan(rounds / 5)
  // The library says so when it gives up on a value.
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
