import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { enableCompileCache, getCompileCacheDir } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { compiledEnv } from './compiled-env.ts'

test('a thread finds its code compiled where the process does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-compiled-'))
  try {
    enableCompileCache(folder)
    const script = `
      import { getCompileCacheDir } from 'node:module'
      import { parentPort } from 'node:worker_threads'
      parentPort.postMessage(getCompileCacheDir() ?? 'nowhere')`
    const source = new URL(`data:text/javascript,${encodeURIComponent(script)}`)
    const thread = new Worker(source, { env: compiledEnv() })
    const [answer] = await once(thread, 'message')
    await thread.terminate()
    expect(answer).toBe(getCompileCacheDir())
  } finally {
    rmSync(folder, { recursive: true })
  }
})
