import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { PoolTask } from '../../../tests/support/pool-worker.ts'
import { createWorkerPool, WorkerEndedError, type WorkerPoolOptions } from './worker-pool.ts'

const script = new URL('../../../tests/support/pool-worker.ts', import.meta.url)

describe.each(['thread', 'process'] as const)('workers that each run in a %s', (place) => {
  function open(options: Partial<WorkerPoolOptions> = {}) {
    const pool = createWorkerPool<PoolTask, string, number>({ script, in: place, ...options })
    onTestFinished(pool.end)
    return pool
  }

  it('answer tasks in order, and report the error of a task that fails', async () => {
    const pool = open()
    const answers = ['one', 'two', 'three'].map((answer) => pool.run({ answer }))
    expect(await Promise.all(answers)).toEqual(['one', 'two', 'three'])
    await expect(pool.run({ fail: 'no ink' })).rejects.toThrow(/^no ink$/)
    expect(await pool.run({ answer: 'four' })).toBe('four')
  })

  it('report progress before they answer', async () => {
    const progress: number[] = []
    expect(await open().run({ count: 3 }, (done) => progress.push(done))).toBe('counted')
    expect(progress).toEqual([1, 2, 3])
  })

  it('are replaced when they end, and the next one answers the waiting tasks', async () => {
    const pool = open()
    const ended = pool.run('exit')
    const next = pool.run({ answer: 'here' })
    await expect(ended).rejects.toBeInstanceOf(WorkerEndedError)
    expect(await next).toBe('here')
  })

  it('are ended if a task takes too long', async () => {
    const pool = open({ timeoutMs: 300 })
    await expect(pool.run('hang')).rejects.toBeInstanceOf(WorkerEndedError)
  })

  it('are reused for the next task until they had none for the given time', async () => {
    const kept = open()
    expect(await kept.run('who')).toBe(await kept.run('who'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const pool = open({ idleMs: 1000 })
    const first = await pool.run('who')
    vi.advanceTimersByTime(999)
    expect(await pool.run('who')).toBe(first)
    vi.advanceTimersByTime(999)
    expect(await pool.run('who')).toBe(first)
    vi.advanceTimersByTime(1000)
    expect(await pool.run('who')).not.toBe(first)
  })

  it('reject unanswered tasks when the pool ends them, and answer later ones', async () => {
    const pool = open()
    const hanging = [pool.run('hang'), pool.run({ answer: 'waits' })].map((answer) =>
      answer.catch((cause: unknown) => cause),
    )
    const ended = pool.end()
    const next = pool.run({ answer: 'again' })
    for (const cause of await Promise.all(hanging)) expect(cause).toBeInstanceOf(WorkerEndedError)
    await ended
    expect(await next).toBe('again')
  })

  it('reject a task that cannot be sent to them', async () => {
    const pool = open()
    const task = { answer: () => 'no' } as unknown as PoolTask
    await expect(pool.run(task)).rejects.toThrow()
    expect(await pool.run({ answer: 'fine' })).toBe('fine')
  })
})

it('several workers run at the same time', async () => {
  const pool = createWorkerPool<PoolTask, string>({ script, in: 'thread', size: 2 })
  const hanging = pool.run('hang').catch((cause: unknown) => cause)
  expect(await pool.run({ answer: 'beside it' })).toBe('beside it')
  await pool.end()
  expect(await hanging).toBeInstanceOf(WorkerEndedError)
})
