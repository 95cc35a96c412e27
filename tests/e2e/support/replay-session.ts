import { expect } from '@playwright/test'
import type { SessionInfo } from '../../../src/player/state/session.ts'
import { askPort } from '../../support/ask-port.ts'
import type { Player } from './player.ts'

/** The session that a player's tab holds. */
export async function readSession({ storages }: Player): Promise<SessionInfo> {
  const { visit } = await storages()
  return JSON.parse(visit['sessionInfo'] ?? '')
}

/** Expects that the gateway refuses, or still answers, who asks with the token of a session. */
export async function expectReplay(
  { page }: Player,
  { token, merchantCode }: SessionInfo,
  status: 200 | 401,
): Promise<void> {
  const { host, port } = new URL(page.url())
  const headers = { Authorization: token, Merchant: merchantCode, Language: 'EN' }
  const ask = () => askPort(Number(port), '/wps/wallets/balance', { host, headers })
  await expect.poll(async () => (await ask()).status).toBe(status)
}
