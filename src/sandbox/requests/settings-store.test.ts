import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { createSettingsStore } from './settings-store.ts'

it('keeps every one of the switches that are made at the same time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-settings-'))
  const database = openDatabase(folder)
  onTestFinished(async () => {
    await database.destroy()
    rmSync(folder, { recursive: true })
  })
  const store = createSettingsStore(database)
  await Promise.all([
    store.change('shop', { maintenance: true }),
    store.change('shop', { whitelabel: { PTSYS3: true } }),
    store.change('shop', { register: { minimumAge: 21 } }),
  ])
  // Settings are read only by the merchant's code and its world.
  expect(await store.load({ code: 'shop', world: {} } as SandboxMerchant)).toMatchObject({
    maintenance: true,
    whitelabel: { PTSYS3: true },
    register: { minimumAge: 21 },
  })
})
