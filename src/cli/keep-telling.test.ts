import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withProgress } from './with-progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('prints the progress every second, and clears the line when it is done', async () => {
  const lines: string[] = []
  const telling = {
    progress: (line: string) => void lines.push(line),
    describe: (seconds: number) => `${seconds} s`,
  }
  const done = withProgress(() => new Promise((end) => setTimeout(end, 2500, 'done')), telling)
  await vi.advanceTimersByTimeAsync(2500)
  expect(await done).toBe('done')
  expect(lines).toEqual(['1 s', '2 s', ''])
})

it('lets the process end where the work fails', async () => {
  const telling = { progress: () => undefined, describe: () => '' }
  await expect(withProgress(() => Promise.reject(new Error('No.')), telling)).rejects.toThrow('No.')
  expect(vi.getTimerCount()).toBe(0)
})
