import { join } from 'node:path'
import { pathTo, routesByPath } from '../../../core/contract/pages.ts'
import { readScript } from '../read-script.ts'

/** The path of a site's service worker. */
export const workerPath = '/worker.js'
/** The path of the page that is shown without a network. */
export const offlinePath = '/offline.html'

const script = readScript(join(import.meta.dirname, 'worker.js'))

/** Version of the composed worker. Change its letter when `composeWorker` changes its result. */
export const workerVersion = `b ${script.hash}`

/** Composes the service worker of one site; `files` are those that it caches at its installation: the skin, and the files of the offline page. */
export function composeWorker(name: string, files: readonly string[]): string {
  const site = {
    name,
    home: pathTo('home'),
    offline: offlinePath,
    paths: [...routesByPath.keys()],
    files,
  }
  return `const site = ${JSON.stringify(site)}\n${script.code}\n`
}
