import type { ScheduledRelease } from '../../src/core/contract/generated/studio-api.ts'

/** A release of one merchant that goes out at a time. */
export const plannedSchedule: ScheduledRelease = {
  id: 'abc',
  zone: 'Asia/Bangkok',
  release: 'scheduled-abc',
  state: 'planned',
  by: 'Ann',
  isOwn: false,
  createdAt: '2026-11-30T00:00:00.000Z',
  at: '2026-12-24T11:00:00.000Z',
  sentences: ['shop: English message login.submit changed.'],
  inputs: 'x',
  merchants: ['shop'],
}
