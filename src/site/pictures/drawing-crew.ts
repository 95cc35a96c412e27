import { openPool } from '../workers/worker-pool.ts'
import type { Rendering } from './draw-drawing.ts'

export interface CrewOptions {
  /** How many draw at a time. */
  readonly size: number
  /** How long one picture may take before its process is ended, in milliseconds. */
  readonly patienceMs: number
}

/** Processes that make pictures, so that neither a slow nor a broken drawing holds the server up. */
export interface DrawingCrew {
  /** Rejects when the drawing cannot be drawn. */
  readonly draw: (rendering: Rendering) => Promise<Buffer>
  readonly close: () => void
}

/** No process starts before there is something to draw; the renderer can end the one it runs in. */
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
