import { Worker } from 'node:worker_threads'
import { type DiskFiles, openDiskFiles } from '../disk/disk-files.ts'
import type { HanPlan } from './plan-han.ts'

/** Draws fonts in a thread of its own, so that no page waits for those of another. */
export interface FontPress {
  /** `node_modules`, for families of many thousand characters. */
  readonly modules: DiskFiles
  readonly draw: (plan: HanPlan) => Promise<Buffer>
  readonly close: () => Promise<void>
}

export interface PrintOrder {
  readonly id: number
  readonly plan: HanPlan
}

export type Printed =
  | { readonly id: number; readonly font: Uint8Array }
  | { readonly id: number; readonly failure: string }

interface Waiting {
  readonly resolve: (font: Buffer) => void
  readonly reject: (cause: unknown) => void
}

/** Opens a press over the families of a `node_modules` folder; its thread starts with the first font. */
export function openFontPress(folder: string): FontPress {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let last = 0
  const start = (): Worker => {
    const worker = new Worker(new URL('./press-thread.ts', import.meta.url), { workerData: folder })
    worker.unref()
    worker.on('message', (printed: Printed) => {
      const order = waiting.get(printed.id)
      waiting.delete(printed.id)
      if ('font' in printed) order?.resolve(Buffer.from(printed.font))
      else order?.reject(new Error(printed.failure))
    })
    worker.on('error', (cause) => {
      thread = undefined // the next font begins another
      for (const order of waiting.values()) order.reject(cause)
      waiting.clear()
    })
    return worker
  }
  return {
    modules: openDiskFiles(folder),
    draw(plan) {
      thread ??= start()
      const press = thread
      last += 1
      const id = last
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        press.postMessage({ id, plan } satisfies PrintOrder)
      })
    },
    close: async () => void (await thread?.terminate()),
  }
}
