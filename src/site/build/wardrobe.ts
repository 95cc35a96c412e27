import { LRUCache } from 'lru-cache'
import { iconNames } from '../../core/contract/icons.ts'
import type { DiskFiles } from '../disk/disk-files.ts'
import type { FontPress } from '../fonts/font-press.ts'
import { type ArtShelf, createArtReader } from './art-shelf.ts'
import { contentHash } from './content-hash.ts'
import { createVoiceReader, type VoiceReader } from './messages.ts'
import { composeSprite } from './sprite.ts'

/** What merchants are dressed from: a folder as it is at one moment, and what several of them share. */
export interface Wardrobe {
  /** The folder that holds `merchants/` and `locales/`. */
  readonly files: DiskFiles
  /** For families that are cut for each merchant. */
  readonly press: FontPress
  /** The art of a merchant, its parent and so on. */
  readonly readArt: (chain: readonly string[]) => ArtShelf
  readonly readVoice: VoiceReader
  readonly composeSprite: (art: ArtShelf, own: OwnIcons) => Sprite
}

/** Art paths by icon name. */
export type OwnIcons = Readonly<Record<string, string | undefined>>

export interface Sprite {
  readonly svg: string
  readonly hash: string
}

export function openWardrobe(files: DiskFiles, press: FontPress): Wardrobe {
  return {
    files,
    press,
    readArt: createArtReader(files),
    readVoice: createVoiceReader(files),
    composeSprite: createSpriteComposer(),
  }
}

/** As many sprites as are kept for the next merchant with the same icons. */
const most = 32

function createSpriteComposer(): Wardrobe['composeSprite'] {
  const known = new LRUCache<string, Sprite>({ max: most })
  return (art, own) => {
    const paths = iconNames.map((name) => pathOf(art, own, name))
    const key = paths.map((path) => art.contentHash(path)).join()
    const ready = known.get(key)
    if (ready) return ready
    const icons = iconNames.flatMap((name, at): [string, string][] => {
      const drawing = art.drawing(paths[at] ?? '')
      return drawing === undefined ? [] : [[name, drawing]]
    })
    const svg = composeSprite(new Map(icons))
    const fresh = { svg, hash: contentHash(svg) }
    known.set(key, fresh)
    return fresh
  }
}

/** An icon's file: the merchant's own by the theme's mapping, else the inherited one of that name. */
function pathOf(art: ArtShelf, own: OwnIcons, name: string): string {
  const usual = `art/icons/${name}.svg`
  const mapped = own[name]
  return mapped !== undefined && art.drawing(mapped) !== undefined ? mapped : usual
}
