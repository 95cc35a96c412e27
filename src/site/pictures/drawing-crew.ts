import { openPool } from '../workers/worker-pool.ts'
import type { Rendering } from './draw-drawing.ts'

export interface CrewOptions {
  /** The number of processes. */
  readonly size: number
  /** Milliseconds after which the process of a picture is ended. */
  readonly patienceMs: number
}

/** Processes that rasterize drawings, so that a slow or broken drawing does not block the server. */
export interface DrawingCrew {
  /** Rasterizes a drawing; rejects if that fails or takes too long. */
  readonly draw: (rendering: Rendering) => Promise<Buffer>
  readonly close: () => void
}

/** Creates a pool whose first process starts with the first drawing. A crash of resvg ends only its own process. */
export function openCrew(options: CrewOptions): DrawingCrew {
  const script = new URL('./draw-process.ts', import.meta.url)
  const pool = openPool<Rendering, Uint8Array>({ ...options, script, in: 'process' })
  return {
    async draw(rendering) {
      const { buffer, byteOffset, byteLength } = await pool.ask(rendering)
      return Buffer.from(buffer, byteOffset, byteLength)
    },
    close: () => void pool.end(),
  }
}
