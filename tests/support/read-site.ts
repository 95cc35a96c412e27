import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The page that a host of a published folder serves. */
export function readSite(out: string, host: string): string {
  return readFileSync(join(out, 'hosts', host, 'index.html'), 'utf8')
}

/** Returns the target of a host's pointer. */
export function readPointer(out: string, host: string): string {
  return readlinkSync(join(out, 'hosts', host))
}

/** Lists the files that a host's page, manifest and messages reference and that the folder lacks. */
export function findHoles(out: string, host: string): string[] {
  const page = readSite(out, host)
  const manifest = /rel="manifest" href="\/([^"]+)"/.exec(page)?.[1]
  const text = page + (manifest ? readFileSync(resolve(out, manifest), 'utf8') : '')
  const named = new Set(text.match(/\/(files|assets|fonts)\/[\w-]+\.\w+/g))
  const beside = ['index.html', 'index.html.br', 'index.html.gz', 'site.json']
  return [
    ...[...named].filter((address) => !existsSync(join(out, address))),
    ...beside.filter((file) => !existsSync(join(out, 'hosts', host, file))),
  ]
}
