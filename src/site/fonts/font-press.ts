import { type DiskFiles, openDiskFiles } from '../disk/disk-files.ts'
import { openPool } from '../workers/worker-pool.ts'
import type { HanPlan } from './plan-han.ts'

/** Subsets fonts in a worker thread, so that no page waits for the fonts of another. */
export interface FontPress {
  /** The files of `node_modules`, which holds the families of many thousand characters. */
  readonly modules: DiskFiles
  readonly draw: (plan: HanPlan) => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** Creates a subsetter of the families in a `node_modules` folder; its thread starts with the first font. */
export function openFontPress(folder: string): FontPress {
  const script = new URL('./press-thread.ts', import.meta.url)
  const pool = openPool<HanPlan, Uint8Array>({ script, in: 'thread', data: folder })
  return {
    modules: openDiskFiles(folder),
    draw: async (plan) => Buffer.from(await pool.ask(plan)),
    close: pool.end,
  }
}
