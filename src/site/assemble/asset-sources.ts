import { LRUCache } from 'lru-cache'
import { iconNames } from '../../core/contract/icons.ts'
import { contentOf, parseSvgRoot, writtenAttributes } from '../../core/contract/parse-svg.ts'
import type { DiskFiles } from '../disk/disk-files.ts'
import type { FontSubsetter } from '../fonts/font-subsetter.ts'
import { type AssetLoader, createAssetLoaderFactory } from './asset-loader.ts'
import { createLookComposer, type LookComposer } from './compose-look.ts'
import { contentHash } from './content-hash.ts'
import { createMessageReader, type MessageReader } from './messages.ts'
import { prefixIds } from './prefix-ids.ts'

/** The sources of sites: a snapshot of a folder, with caches for what several merchants share. */
export interface AssetSources {
  /** The folder that holds `merchants/` and `locales/`. */
  readonly files: DiskFiles
  /** Makes the fonts that are subset for each merchant. */
  readonly fontSubsetter: FontSubsetter
  /** Opens the art of a merchant; `chain` is the merchant, its parent and so on. */
  readonly readArt: (chain: readonly string[]) => AssetLoader
  readonly readMessages: MessageReader
  readonly composeSprite: (art: AssetLoader, own: OwnIcons) => Sprite
  readonly composeLook: LookComposer
}

/** Art paths by icon name, or by the name of a drawing that the kit does not have. */
export type OwnIcons = Readonly<Record<string, string | undefined>>

export interface Sprite {
  readonly svg: string
  readonly hash: string
}

export function createAssetSources(files: DiskFiles, fontSubsetter: FontSubsetter): AssetSources {
  return {
    files,
    fontSubsetter,
    readArt: createAssetLoaderFactory(files),
    readMessages: createMessageReader(files),
    composeSprite: createSpriteComposer(),
    composeLook: createLookComposer(files),
  }
}

/** The most sprites that are kept for other merchants with the same icons. */
const maxSprites = 32

function createSpriteComposer(): AssetSources['composeSprite'] {
  const sprites = new LRUCache<string, Sprite>({ max: maxSprites })
  return (art, own) => {
    const extra = Object.keys(own).filter((name) => !iconNames.some((icon) => icon === name))
    const names = [...iconNames, ...extra]
    const paths = names.map((name) => pathOf(art, own, name))
    const key = [...extra, ...paths.map((path) => art.contentHash(path))].join()
    const ready = sprites.get(key)
    if (ready) return ready
    const icons = names.flatMap((name, at): [string, string][] => {
      const drawing = art.drawing(paths[at] ?? '')
      return drawing === undefined ? [] : [[name, drawing]]
    })
    const svg = composeSprite(new Map(icons))
    const fresh = { svg, hash: contentHash(svg) }
    sprites.set(key, fresh)
    return fresh
  }
}

/** Returns the path of an icon: the one that the theme maps it to if it can be drawn, else the usual one. */
function pathOf(art: AssetLoader, own: OwnIcons, name: string): string {
  const usual = `art/icons/${name}.svg`
  const mapped = own[name]
  return mapped !== undefined && art.drawing(mapped) !== undefined ? mapped : usual
}

/** Composes one SVG with a symbol for each icon, from the icons' files by name. */
function composeSprite(icons: ReadonlyMap<string, string>): string {
  const symbols = [...icons].map(([name, source]) => symbolOf(name, source))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

/** Attributes of an icon's root that its symbol keeps. */
const kept =
  /^(viewBox|fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|fill-rule|clip-rule)$/

function symbolOf(name: string, source: string): string {
  const root = parseSvgRoot(source)
  if (!root) return ''
  const presentation = writtenAttributes(source, root, (attribute) => kept.test(attribute))
  return `<symbol id="${name}"${presentation}>${prefixIds(name, contentOf(source, root))}</symbol>`
}
