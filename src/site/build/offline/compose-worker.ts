import { join } from 'node:path'
import { routes } from '../../../core/contract/pages.ts'
import { readScript } from '../read-script.ts'

/** Where a site has its service worker, and the page for when nothing else can be shown. */
export const workerPath = '/worker.js'
export const offlinePath = '/offline.html'

const script = readScript(join(import.meta.dirname, 'worker.js'))

/** Changes with the way workers are made. */
export const mannerOfWorker = `a ${script.hash}`

/** The service worker of one site; `files` are what its offline page names. */
export function composeWorker(name: string, files: readonly string[]): string {
  const site = {
    name,
    home: '/m/home',
    offline: offlinePath,
    paths: Object.values(routes).flatMap(({ paths }) => paths),
    files,
  }
  return `const site = ${JSON.stringify(site)}\n${script.code}\n`
}
