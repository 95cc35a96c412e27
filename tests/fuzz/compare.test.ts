import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compareStates, stateOf, takeSnapshot } from '../../src/core/compare/compare-states.ts'
import { cacheFiles, withFileFrom } from '../../src/core/compare/overlay.ts'
import { listMerchants, merchantFile } from '../../src/core/config/files.ts'
import { sameValue } from '../../src/core/contract/same-value.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { howOften } from '../support/how-often.ts'
import { createRandom, mutateText, pick } from '../support/mutate-text.ts'

const mutations = howOften({ check: 20, all: 250, soak: 1000 })
const files = cacheFiles(openDiskFiles(join(import.meta.dirname, '../..')))
const codes = listMerchants(files)

test(`${mutations} random mutations of files are listed wherever they change what a merchant resolves to`, () => {
  const random = createRandom(20_251_122)
  for (let round = 0; round < mutations; round++) {
    const code = pick(codes, random)
    const path = pick([merchantFile(code), merchantFile('base'), 'locales/en/common.json'], random)
    const text = mutateText(files.read(path) ?? '', random)
    const then = withFileFrom(files, path, { ...files, read: () => text })
    const [old, own] = [takeSnapshot(then), takeSnapshot(files)]
    const [before, after] = [stateOf(old, old.resolve(code)), stateOf(own, own.resolve(code))]
    if (!before || !after) continue
    const isSame = sameValue(before.merchant, after.merchant)
    const changes = compareStates({ before, after })
    if (!isSame) expect(changes.length, `round ${round}, ${path}`).toBeGreaterThan(0)
  }
})
