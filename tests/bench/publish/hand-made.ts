import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import {
  type HomeAccount,
  homeName,
  type MessageTree,
  type Prerenderer,
} from '../../../src/core/contract/prerender.ts'
import type { Skin } from '../../../src/core/contract/skin.ts'

/** What was published of a merchant, in the parts that a script by hand writes its pages from. */
export interface HandMade {
  readonly skin: Skin
  /** The messages of each language by area. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, MessageTree>>>>
  /** Each file in parts around a home, by its name; the others as they are. */
  readonly files: readonly {
    readonly path: string
    readonly parts: readonly string[]
    readonly home?: string
  }[]
}

const accounts: readonly HomeAccount[] = ['guest', 'member']

/** Loads the renderer of homes that a publish uses. */
export function loadRenderer(): Promise<Prerenderer> {
  return import(join(import.meta.dirname, '../../../dist/prerender/prerender.js'))
}

/** The merchants of the bench have no own blocks. */
const noScripts: ReadonlyMap<string, string> = new Map()

/** Renders the homes of a merchant in every language for guests and members, and compresses and writes its files. */
export async function writeHandMade(
  { skin, messages, files }: HandMade,
  renderer: Prerenderer,
  folder: string,
): Promise<void> {
  const homes = new Map<string, string>()
  for (const account of accounts)
    for (const [language, areas] of Object.entries(messages)) {
      const wanted = { skin, language, messages: areas, time: 0, account, ownScripts: noScripts }
      homes.set(homeName(language, account), (await renderer.prerenderHome(wanted)).html)
    }
  for (const { path, parts, home } of files) {
    const text = home === undefined ? parts.join('') : parts.join(homes.get(home))
    writeCompressed(join(folder, path), Buffer.from(text))
  }
}

function writeCompressed(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  if (bytes.length >= 1024) {
    const window = Math.max(16, Math.ceil(Math.log2(bytes.length + 16)))
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: window,
    }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params, chunkSize: bytes.length }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 4, chunkSize: bytes.length }))
  }
  writeFileSync(path, bytes)
}

/** Reads what was published of each merchant in a folder: the files that no other has, and what its homes are made from. */
export async function readHandMade(published: string, renderer: Prerenderer): Promise<HandMade[]> {
  const sites = readdirSync(join(published, 'sites'))
  const users = Map.groupBy(
    sites.flatMap((site) => listMessages(readSkin(site)).map((address) => ({ site, address }))),
    ({ address }) => address,
  )
  const made: HandMade[] = []
  for (const site of sites) made.push(await readMerchant(site))
  return made

  function read(path: string): string {
    return readFileSync(join(published, path), 'utf8')
  }

  function readSkin(site: string): Skin {
    return JSON.parse(read(skinOf(site)))
  }

  function skinOf(site: string): string {
    return / data-skin="\/([^"]*)"/.exec(read(`sites/${site}/index.html`))?.[1] ?? ''
  }

  function listMessages({ languages }: Skin): string[] {
    return languages.supported.flatMap(({ messages }) => Object.values(messages))
  }

  async function readMerchant(site: string): Promise<HandMade> {
    const page = read(`sites/${site}/index.html`)
    const skin = readSkin(site)
    const { supported, default: first } = skin.languages
    const messages = Object.fromEntries(
      supported.map(({ tag, messages }) => [
        tag,
        Object.fromEntries(
          Object.entries(messages).map(([area, address]) => [area, JSON.parse(read(address))]),
        ),
      ]),
    )
    const start = /data-start='([^']*)'/
      .exec(page)?.[1]
      ?.replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
    const { homes }: { readonly homes: Readonly<Record<string, string>> } = JSON.parse(
      start ?? '{}',
    )
    const paths = new Map([[first, `sites/${site}/index.html`], ...Object.entries(homes)])
    const rendered = [...paths].map(async ([home, path]) => {
      const [language = '', account = 'guest'] = home.split(' ')
      const wanted = {
        skin,
        language,
        messages: messages[language] ?? {},
        time: 0,
        account: accounts.find((one) => one === account) ?? 'guest',
        ownScripts: noScripts,
      }
      const parts = read(path).split((await renderer.prerenderHome(wanted)).html)
      if (parts.length !== 2) throw new Error(`${path} does not hold the home "${home}".`)
      return { path, parts, home }
    })
    const manifest = /rel="manifest" href="([^"]*)"/.exec(page)?.[1] ?? ''
    const words = listMessages(skin).filter((address) => users.get(address)?.length === 1)
    const others = ['offline.html', 'worker.js', 'site.json'].map((name) => `sites/${site}/${name}`)
    const plain = [...others, skinOf(site), manifest, ...words].map((path) => ({
      path,
      parts: [read(path)],
    }))
    return { skin, messages, files: [...(await Promise.all(rendered)), ...plain] }
  }
}
