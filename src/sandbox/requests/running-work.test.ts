import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { inspect, readOpenWorld } from '../../../tests/support/seeded-worlds.ts'
import { startTestSandbox } from '../../../tests/support/start-test-sandbox.ts'

it('closing waits for accounts that are being made, and nothing fails', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const data = mkdtempSync(join(tmpdir(), 'livery-closing-'))
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const currency = {
    code: 'USD',
    symbol: '$',
    /** What money is made with tells that it is made. */
    get digits(): number {
      begin()
      return 2
    },
  }
  const sandbox = await startTestSandbox({ data, world: { ...readOpenWorld('reef'), currency } })
  const asked = sandbox.client.call('registerSettings')
  await begun
  await sandbox.close()
  await expect(asked).resolves.toBeDefined()
  const late = sandbox.client.call('systemStatus', { query: {} })
  await expect(late).rejects.toMatchObject({ status: 503 })
  expect(reported).not.toHaveBeenCalled()
  const accounts = await inspect(data, (database) =>
    database.selectFrom('account').select('username').execute(),
  )
  expect(accounts.map(({ username }) => username)).toContain('trial88')
  rmSync(data, { recursive: true, force: true })
})
