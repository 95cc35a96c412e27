import { LRUCache } from 'lru-cache'
import { fontAddress } from '../../core/config/theme/families.ts'
import type { HanFace } from '../../core/config/theme/theme-css.ts'
import { firstFaces, type TypeName, typePairs } from '../../core/config/theme/type-pairs.ts'
import type { DiskFiles } from '../disk/disk-files.ts'
import type { FontPress } from '../fonts/font-press.ts'
import { type HanPlan, planHan } from '../fonts/plan-han.ts'
import type { AddressOf } from './address.ts'
import { contentHash } from './content-hash.ts'
import { readDisplayChars } from './display-chars.ts'
import type { Voice } from './messages.ts'

/** The fonts of one merchant's pages. */
export interface MerchantFonts {
  readonly han: readonly HanFace[]
  /** Addresses of the files that a page needs from its first paint, by language. */
  readonly first: Readonly<Record<string, readonly string[]>>
  /** Draws a font by its path among the merchant's files. */
  readonly draw: (path: string) => Promise<Buffer> | undefined
}

interface FontNeeds {
  readonly files: DiskFiles
  readonly press: FontPress
  /** The merchant, its parent and so on. */
  readonly chain: readonly string[]
  readonly type: TypeName
  readonly voices: readonly Voice[]
  readonly addressOf: AddressOf
}

interface HanCut {
  readonly path: string
  readonly face: HanFace
  readonly plan: HanPlan
}

/** What was drawn, by its path and merchant; a path holds the hash of its characters. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 64 })

export function planFonts(needs: FontNeeds): MerchantFonts {
  const { type, voices, press, chain } = needs
  const cuts = new Map(
    voices.flatMap((voice): [string, HanCut][] => {
      const cut = planCut(needs, voice)
      return cut ? [[voice.info.tag, cut]] : []
    }),
  )
  return {
    han: [...cuts.values()].map(({ face }) => face),
    first: Object.fromEntries(
      voices.map(({ info: { tag } }) => {
        const sent = firstFaces(type, tag).map(({ file }) => fontAddress(file))
        const own = cuts.get(tag)
        return [tag, own ? [...sent, own.face.address] : sent]
      }),
    ),
    draw(path) {
      const cut = [...cuts.values()].find((one) => one.path === path)
      if (!cut) return undefined
      const key = `${chain[0]} ${path}`
      const ready = drawn.get(key)
      if (ready) return ready
      const fresh = press.draw(cut.plan)
      drawn.set(key, fresh)
      fresh.catch(() => drawn.delete(key)) // whoever asked hears of it; the next one tries again
      return fresh
    },
  }
}

function planCut(
  { files, press, chain, type, addressOf }: FontNeeds,
  voice: Voice,
): HanCut | undefined {
  const { tag } = voice.info
  const family = typePairs[type].han?.[tag]
  if (!family) return undefined
  const plan = planHan(press.modules, family, readDisplayChars(files, chain, voice))
  if (plan.slices.length === 0) return undefined
  const hash = contentHash(JSON.stringify(plan))
  const path = `fonts/${tag}-${hash.slice(0, 10)}.woff2`
  const address = addressOf({ code: chain[0] ?? '', path, hash })
  return { path, plan, face: { address, weight: family.weight, range: plan.range } }
}
