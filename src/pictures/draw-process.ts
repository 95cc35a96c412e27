import { drawDrawing, type Rendering } from './draw-drawing.ts'

/** What a drawing process is told, one at a time. */
export interface DrawTask extends Rendering {
  readonly id: number
}

/** What it answers: the bytes, or why there are none. */
export interface DrawResult {
  readonly id: number
  readonly bytes?: Uint8Array
  readonly problem?: string
}

// The entrance of a process of its own: the renderer can end the process it runs in.
process.on('message', async (task: DrawTask) => {
  const answer = (result: Omit<DrawResult, 'id'>) => process.send?.({ id: task.id, ...result })
  try {
    answer({ bytes: await drawDrawing(task) })
  } catch (error) {
    answer({ problem: String(error) })
  }
})
process.on('disconnect', () => process.exit())
