import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { readHostSettings } from '../src/server/host/read-host-settings.ts'
import { startHost } from '../src/server/host/start-host.ts'

const root = join(import.meta.dirname, '..')
const port = Number(process.env['PORT'] ?? 4173)

const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } })
const write = (file: string): Promise<string> =>
  vite.transformIndexHtml(`/${file}`, readFileSync(join(root, file), 'utf8'))
const [template, gamePage, studioPage] = await Promise.all(
  ['index.html', 'game.html', 'studio.html'].map(write),
)

try {
  const host = await startHost({
    root,
    port,
    ...readHostSettings(process.env),
    development: {
      template: () => template ?? '',
      gamePage: () => gamePage ?? '',
      studioPage: () => studioPage ?? '',
      answer: vite.middlewares,
    },
  })
  for (const [code, address] of host.addresses())
    process.stdout.write(`  ${code.padEnd(12)} ${address}\n`)
  process.stdout.write(`  studio       ${host.studio}\n`)
  const stop = (): void =>
    void Promise.all([host.close(), vite.close()]).then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
  await vite.close()
}
