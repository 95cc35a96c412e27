import { type DiskFiles, openDiskFiles } from '../disk/disk-files.ts'
import { createWorkerPool } from '../workers/worker-pool.ts'
import type { OwnCut } from './own-font.ts'
import type { HanPlan } from './plan-han.ts'

/** A font to make: of the Chinese characters of a package, or of a file of the merchant. */
export type FontPlan = HanPlan | OwnCut

/** Subsets fonts in a worker thread, so that no page waits for the fonts of another. */
export interface FontSubsetter {
  /** The files of `node_modules`, which holds the families of many thousand characters. */
  readonly modules: DiskFiles
  readonly subset: (plan: FontPlan) => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** Creates a subsetter of the families in a `node_modules` folder; its thread starts with the first font. */
export function createFontSubsetter(folder: string): FontSubsetter {
  const script = new URL('./font-worker.ts', import.meta.url)
  const pool = createWorkerPool<FontPlan, Uint8Array>({ script, in: 'thread', data: folder })
  return {
    modules: openDiskFiles(folder),
    subset: async (plan) => Buffer.from(await pool.run(plan)),
    close: pool.end,
  }
}
