import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Rendering } from './draw-drawing.ts'
import type { DrawResult, DrawTask } from './draw-process.ts'

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

interface Job {
  readonly rendering: Rendering
  readonly done: (bytes: Buffer) => void
  readonly fail: (problem: Error) => void
}

interface Drawer {
  child: ChildProcess | undefined
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
}

/** No process starts before there is something to draw. */
export function openCrew({ size, patienceMs }: CrewOptions): DrawingCrew {
  const waiting: Job[] = []
  const drawers = Array.from(
    { length: size },
    (): Drawer => ({ child: undefined, job: undefined, timer: undefined }),
  )
  let tasks = 0

  function takeNext(): void {
    const drawer = drawers.find(({ job }) => job === undefined)
    const job = drawer && waiting.shift()
    if (!drawer || !job) return
    drawer.job = job
    drawer.child ??= startChild(drawer)
    drawer.timer = setTimeout(() => drawer.child?.kill('SIGKILL'), patienceMs)
    tasks += 1
    const task: DrawTask = { id: tasks, ...job.rendering }
    drawer.child.send(task, (error) => error && finish(drawer, { id: 0, problem: String(error) }))
    takeNext()
  }

  function startChild(drawer: Drawer): ChildProcess {
    const child = fork(join(import.meta.dirname, 'draw-process.ts'), {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.on('message', (result: DrawResult) => finish(drawer, result))
    child.on('exit', (code, signal) => {
      drawer.child = undefined
      finish(drawer, { id: 0, problem: `The process that drew it ended (${signal ?? code}).` })
    })
    child.on('error', (error) => finish(drawer, { id: 0, problem: String(error) }))
    // Neither the process nor its channel keeps the server alive.
    child.unref()
    child.channel?.unref()
    return child
  }

  function finish(drawer: Drawer, { bytes, problem = '' }: DrawResult): void {
    const { job, timer } = drawer
    if (!job) return
    clearTimeout(timer)
    drawer.job = undefined
    if (bytes) job.done(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    else job.fail(new Error(problem))
    takeNext()
  }

  return {
    draw: (rendering) =>
      new Promise((done, fail) => {
        waiting.push({ rendering, done, fail })
        takeNext()
      }),
    close: () => {
      for (const { child } of drawers) child?.kill()
      for (const { fail } of waiting.splice(0)) fail(new Error('The server is closing.'))
    },
  }
}
