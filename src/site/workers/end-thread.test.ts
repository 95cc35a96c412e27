import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished, vi } from 'vitest'
import { endThread } from './end-thread.ts'

async function startThread(source: string): Promise<Worker> {
  const port = "const { parentPort } = require('node:worker_threads');"
  const thread = new Worker(`${port} ${source}; parentPort.postMessage('here')`, { eval: true })
  await once(thread, 'message')
  return thread
}

it('a thread that is asked to leave ends by itself', async () => {
  const thread = await startThread("parentPort.on('message', () => process.exit(5))")
  const code = once(thread, 'exit')
  await endThread(thread, () => thread.postMessage('leave'))
  expect(await code).toEqual([5])
})

it('a thread that computes without an end is terminated', async () => {
  const thread = await startThread("parentPort.on('message', () => { for (;;); })")
  const code = once(thread, 'exit')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const ended = endThread(thread, () => thread.postMessage('leave'))
  vi.runAllTimers()
  await ended
  expect(await code).toEqual([1])
})

it('a thread that has left is asked no more', async () => {
  const thread = await startThread("parentPort.on('message', () => process.exit())")
  await endThread(thread, () => thread.postMessage('leave'))
  await endThread(thread, () => expect.unreachable())
})
