import { LRUCache } from 'lru-cache'
import { fontAddress } from '../../core/config/theme/families.ts'
import type { HanFace } from '../../core/config/theme/theme-css.ts'
import { firstFaces, type TypeName, typePairs } from '../../core/config/theme/type-pairs.ts'
import type { DiskFiles } from '../disk/disk-files.ts'
import type { FontSubsetter } from '../fonts/font-subsetter.ts'
import { type HanPlan, planHan } from '../fonts/plan-han.ts'
import type { AddressOf } from './address.ts'
import { contentHash } from './content-hash.ts'
import { readDisplayChars } from './display-chars.ts'
import type { LanguageMessages } from './messages.ts'

/** The fonts of one merchant's pages. */
export interface MerchantFonts {
  readonly han: readonly HanFace[]
  /** Addresses of the font files that the first paint needs, by language. */
  readonly first: Readonly<Record<string, readonly string[]>>
  /** Makes a subset font by its path among the merchant's files; undefined if there is none there. */
  readonly draw: (path: string) => Promise<Buffer> | undefined
}

interface FontContext {
  readonly files: DiskFiles
  readonly fontSubsetter: FontSubsetter
  /** The merchant, its parent and so on. */
  readonly chain: readonly string[]
  readonly type: TypeName
  readonly languages: readonly LanguageMessages[]
  readonly addressOf: AddressOf
}

interface HanSubset {
  readonly path: string
  readonly face: HanFace
  readonly plan: HanPlan
}

/** Subset fonts by merchant and path; a path contains the hash of its characters. */
const subsets = new LRUCache<string, Promise<Buffer>>({ max: 64 })

/** Plans the fonts of a merchant's pages; a Chinese font is made only when `draw` is called. */
export function planFonts(context: FontContext): MerchantFonts {
  const { type, languages, fontSubsetter, chain } = context
  const hanSubsets = new Map(
    languages.flatMap((language): [string, HanSubset][] => {
      const subset = planSubset(context, language)
      return subset ? [[language.info.tag, subset]] : []
    }),
  )
  return {
    han: [...hanSubsets.values()].map(({ face }) => face),
    first: Object.fromEntries(
      languages.map(({ info: { tag } }) => {
        const shared = firstFaces(type, tag).map(({ file }) => fontAddress(file))
        const own = hanSubsets.get(tag)
        return [tag, own ? [...shared, own.face.address] : shared]
      }),
    ),
    draw(path) {
      const subset = [...hanSubsets.values()].find((one) => one.path === path)
      if (!subset) return undefined
      const key = `${chain[0]} ${path}`
      const ready = subsets.get(key)
      if (ready) return ready
      const fresh = fontSubsetter.subset(subset.plan)
      subsets.set(key, fresh)
      fresh.catch(() => subsets.delete(key)) // the caller gets the error; the next call tries again
      return fresh
    },
  }
}

function planSubset(
  { files, fontSubsetter, chain, type, addressOf }: FontContext,
  language: LanguageMessages,
): HanSubset | undefined {
  const { tag } = language.info
  const family = typePairs[type].han?.[tag]
  if (!family) return undefined
  const plan = planHan(fontSubsetter.modules, family, readDisplayChars(files, chain, language))
  if (plan.slices.length === 0) return undefined
  const hash = contentHash(JSON.stringify(plan))
  const path = `fonts/${tag}-${hash.slice(0, 10)}.woff2`
  const address = addressOf({ code: chain[0] ?? '', path, hash })
  return { path, plan, face: { address, weight: family.weight, range: plan.range } }
}
