import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { readAreas } from '../support/read-messages.ts'
import { makePage } from './make-page.ts'
import { writeFloor } from './write-floor.ts'

export type Contestant =
  | 'floor'
  | 'livery'
  | 'form-floor'
  | 'form-livery'
  | 'plain-list'
  | 'plain-records'
  | 'search-floor'
  | 'records-floor'
  | 'team-floor'

const here = import.meta.dirname

/** Builds one contestant's page of so many blocks for production, into its own folder. */
export async function buildPage(contestant: Contestant, count: number, out: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: here,
    base: './',
    plugins: [react(), floorPlugin(count)],
    build: {
      outDir: out,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(here, 'pages', `${contestant}.tsx`),
        output: { entryFileNames: 'main.js', assetFileNames: 'main[extname]' },
      },
    },
  })
  await mkdir(out, { recursive: true })
  await writeFile(join(out, 'index.html'), await htmlOf(contestant, count))
}

/** Returns the page's data as JSON. The floor of the blocks has it in its code, the others get the messages. */
async function dataOf(contestant: Contestant, count: number): Promise<string> {
  if (contestant === 'livery') return JSON.stringify(makePage(count))
  if (contestant === 'floor') return ''
  return JSON.stringify(readAreas('en'))
}

async function htmlOf(contestant: Contestant, count: number): Promise<string> {
  const skin = await dataOf(contestant, count)
  return `<!doctype html><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><link rel="stylesheet" href="main.css">
<script type="application/json" id="skin">${skin}</script>
<div id="root"></div><script type="module" src="main.js"></script>`
}

/** The hand-written page, written for the count. */
function floorPlugin(count: number): Plugin {
  return {
    name: 'bench-floor',
    resolveId: (id) => (id === 'bench:floor' ? '\0bench-floor.jsx' : undefined),
    load: (id) =>
      id === '\0bench-floor.jsx' ? { code: writeFloor(count, here), moduleType: 'jsx' } : undefined,
  }
}
