import type { Skin } from '../../core/contract/skin.ts'
import { firstPaintVersion } from '../assemble/first-second/first-paint.ts'
import { workerVersion } from '../assemble/offline/compose-worker.ts'
import { offlinePageVersion } from '../assemble/offline/offline-page.ts'
import type { PlayerFacts } from './publish-player.ts'

/** Returns the version of everything around a skin: first paint, offline page, worker and prerenderer. */
export function siteFormatVersion({
  prerendererHash,
}: Pick<PlayerFacts, 'prerendererHash'>): string {
  return [firstPaintVersion, offlinePageVersion, workerVersion, prerendererHash].join(' ')
}

/** Returns the last moment of a skin that has passed; 0 before the first. */
export function lastPassed({ moments = [] }: Pick<Skin, 'moments'>, now: number): number {
  return moments.findLast((moment) => moment <= now) ?? 0
}
