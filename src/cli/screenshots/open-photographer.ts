import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Files } from '../../core/config/files.ts'
import { deriveTokens } from '../../core/config/theme/derive-tokens.ts'
import { createStudioApiClient } from '../../core/gateway-client/ask-studio-api.ts'
import { startHost } from '../../server/host/start-host.ts'
import { createFolderWriter } from '../../site/disk/create-folder-writer.ts'
import { joinPictures } from '../../site/pictures/join-pictures.ts'
import { openBrowser, printSheet } from './browser.ts'
import { outlineChanges } from './outline-changes.ts'
import type { Photographer, PhotoSource } from './photographer.ts'
import { takeShot } from './take-shot.ts'

/** Noon of a day, for gateway and pages alike: the same state makes the same picture. */
const noon = Date.UTC(2026, 0, 15, 12)

/**
 * A player of its own over merchants, with a browser before it; `dist` is the folder of the built
 * player. Throws where it or the browser is missing.
 */
export async function openPhotographer(source: PhotoSource, dist: string): Promise<Photographer> {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error('The player is not built. Run "npm run build" first.')
  const browser = await openBrowser()
  const own = mkdtempSync(join(tmpdir(), 'livery-shots-'))
  const clear = (): void => rmSync(own, { recursive: true, force: true })
  // The browser ends the command itself when it is stopped by Ctrl+C.
  process.once('exit', clear)
  const showClosed = (error: unknown): never => {
    throw browser.isConnected()
      ? error
      : new Error('The browser was closed, so pictures are missing.')
  }
  const root = 'root' in source ? source.root : join(own, 'root')
  if (!('root' in source)) copyMerchants(source, root)
  const data = join(own, 'data')
  const host = await startHost({ root, port: 0, dist, data, now: () => noon })
  await host.look()
  const { colours } = deriveTokens({ mode: 'light' })
  const ask = createStudioApiClient({
    origin: `http://127.0.0.1:${host.port}`,
    token: host.token,
    fetch,
  })
  return {
    async take({ merchant, address, scenario, language }) {
      const { description: _, empty: __, ...asked } = scenario
      const body = { texts: [], scenario: { ...asked, ...(language && { language }) } }
      const preview = await ask('openPreview', { merchant, body }).catch((error: Error) => error)
      if (preview instanceof Error) return { failed: preview.message }
      const { origin, shows, findings } = preview
      if (shows === 'nothing') return { failed: findings[0]?.message ?? 'It has errors.' }
      const sight = { address: origin + address, scenario, now: noon }
      return takeShot(browser, sight).catch(showClosed)
    },
    async compare(before, after) {
      const outlines = await outlineChanges(before, after)
      if (outlines.before.length + outlines.after.length === 0) return undefined
      return joinPictures(
        { png: before.png, areas: outlines.before },
        { png: after.png, areas: outlines.after },
        { line: colours.error, edge: colours.surface },
      )
    },
    print: (html, width) => printSheet(browser, html, { width, type: 'png' }),
    close: async () => {
      await browser.close()
      await host.close()
      clear()
      process.off('exit', clear)
    },
  }
}

/** Copies some merchants and all languages of files that may be in no place to a folder. */
function copyMerchants(
  { files, merchants }: { readonly files: Files; readonly merchants: readonly string[] },
  folder: string,
): void {
  const write = createFolderWriter(folder)
  const copy = (path: string): void => {
    const content = files.readBytes?.(path) ?? files.read(path)
    if (content !== undefined) write(path, content)
    else for (const name of files.list(path)) copy(`${path}/${name}`)
  }
  for (const path of ['locales', ...merchants.map((code) => `merchants/${code}`)]) copy(path)
}
