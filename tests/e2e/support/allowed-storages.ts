import { expect } from '@playwright/test'
import type { DeviceKey, VisitKey } from '../../../src/player/state/storage.ts'
import type { Player } from './player.ts'

const deviceKeys: Readonly<Record<DeviceKey, true>> = {
  sass: true,
  remPass: true,
  language: true,
  autoLogin: true,
  hotGames: true,
  status: true,
  webclip: true,
  balanceMasked: true,
  searches: true,
  reducedMotion: true,
  readNotices: true,
  closedPopups: true,
  popupsOff: true,
  unanswered: true,
}
const visitKeys: Readonly<Record<VisitKey, true>> = {
  sessionInfo: true,
  trialName: true,
  socialLogin: true,
  affiliate: true,
  activeAt: true,
  gatewayOrigin: true,
  singleWallet: true,
}

/** Expects that the storages hold no key but those of the allow-list (SPEC §12.11). */
export async function expectAllowedStorages(player: Player): Promise<void> {
  const { device, visit } = await player.storages()
  expect(Object.keys(deviceKeys)).toEqual(expect.arrayContaining(Object.keys(device)))
  expect(Object.keys(visitKeys)).toEqual(expect.arrayContaining(Object.keys(visit)))
}
