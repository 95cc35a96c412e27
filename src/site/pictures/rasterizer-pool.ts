import { createWorkerPool } from '../workers/worker-pool.ts'
import type { RasterJob } from './rasterize-drawing.ts'

export interface RasterizerPoolOptions {
  /** The number of processes. */
  readonly size: number
  /** Milliseconds after which the process of a picture is ended. */
  readonly timeoutMs: number
}

/** Processes that rasterize drawings, so that a slow or broken drawing does not block the server. */
export interface RasterizerPool {
  /** Rasterizes a drawing; rejects if that fails or takes too long. */
  readonly rasterize: (rendering: RasterJob) => Promise<Buffer>
  readonly close: () => void
}

/** Creates a pool whose first process starts with the first drawing. A crash of resvg ends only its own process. */
export function createRasterizerPool(options: RasterizerPoolOptions): RasterizerPool {
  const script = new URL('./rasterizer-worker.ts', import.meta.url)
  const pool = createWorkerPool<RasterJob, Uint8Array>({ ...options, script, in: 'process' })
  return {
    async rasterize(rendering) {
      const { buffer, byteOffset, byteLength } = await pool.run(rendering)
      return Buffer.from(buffer, byteOffset, byteLength)
    },
    close: () => void pool.end(),
  }
}
