import { LRUCache } from 'lru-cache'
import { fontAddress, type Script } from '../../core/config/theme/families.ts'
import type { CutFonts, HanFace, OwnFont } from '../../core/config/theme/theme-css.ts'
import {
  type FontChoice,
  firstFaces,
  type Part,
  typePairs,
} from '../../core/config/theme/type-pairs.ts'
import type { DiskFiles } from '../disk/disk-files.ts'
import type { FontPlan, FontSubsetter } from '../fonts/font-subsetter.ts'
import { type OwnFontFacts, readOwnFont } from '../fonts/own-font.ts'
import { planHan } from '../fonts/plan-han.ts'
import { rangeOf, scripts } from '../fonts/scripts.ts'
import type { AddressOf } from './address.ts'
import type { AssetLoader } from './asset-loader.ts'
import { contentHash } from './content-hash.ts'
import { readDisplayChars } from './display-chars.ts'
import type { LanguageMessages } from './messages.ts'

/** The fonts of one merchant's pages. */
export interface MerchantFonts extends CutFonts {
  /** Addresses of the font files that the first paint needs, by language. */
  readonly first: Readonly<Record<string, readonly string[]>>
  /** Makes a subset font by its path among the merchant's files; undefined if there is none there. */
  readonly draw: (path: string) => Promise<Buffer> | undefined
}

interface FontContext extends FontChoice {
  readonly files: DiskFiles
  readonly art: AssetLoader
  readonly fontSubsetter: FontSubsetter
  /** The merchant, its parent and so on. */
  readonly chain: readonly string[]
  readonly languages: readonly LanguageMessages[]
  readonly addressOf: AddressOf
}

interface HanSubset {
  readonly path: string
  readonly face: HanFace
  readonly plan: FontPlan
}

/** Subset fonts by merchant and path; a path contains the hash of its characters. */
const subsets = new LRUCache<string, Promise<Buffer>>({ max: 64 })

/** Plans the fonts of a merchant's pages; a subset font is made only when `draw` is called. */
export function planFonts(context: FontContext): MerchantFonts {
  const { type, languages, fontSubsetter, chain } = context
  const hanSubsets = new Map(
    languages.flatMap((language): [string, HanSubset][] => {
      const subset = planSubset(context, language)
      return subset ? [[language.info.tag, subset]] : []
    }),
  )
  const own = (['display', 'text'] as const).flatMap((part) => planOwn(context, part) ?? [])
  const plans = new Map(
    [...hanSubsets.values(), ...own.flatMap(({ cuts }) => cuts)].map(({ path, plan }) => [
      path,
      plan,
    ]),
  )
  return {
    han: [...hanSubsets.values()].map(({ face }) => face),
    own: own.map(({ font }) => font),
    first: Object.fromEntries(
      languages.map(({ info: { tag } }) => {
        const isOwn = (part: Part, script: Script): boolean =>
          own.some(({ font }) => font.part === part && font.files[script])
        const shared = firstFaces(type, tag, isOwn).map(({ file }) => fontAddress(file))
        const brand = own.flatMap(({ cuts }) => cuts.filter(({ first }) => first.includes(tag)))
        const han = hanSubsets.get(tag)?.face.address
        const cut = [...brand.map(({ address }) => address), ...(han ? [han] : [])]
        return [tag, [...new Set([...shared, ...cut])]]
      }),
    ),
    draw(path) {
      const plan = plans.get(path)
      if (!plan) return undefined
      const key = `${chain[0]} ${path}`
      const ready = subsets.get(key)
      if (ready) return ready
      const fresh = fontSubsetter.subset(plan)
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

/** A file that is cut out of a font of the brand. */
interface OwnSubset {
  readonly path: string
  readonly address: string
  readonly range: string
  readonly plan: FontPlan
  /** The languages whose first paint needs it. */
  readonly first: readonly string[]
}

/** Characters of a font of the brand that travel as one file. */
interface Sample {
  readonly name: string
  /** The script whose measures the file has; undefined for Chinese characters and kana. */
  readonly script: Script | undefined
  readonly chars: Iterable<string>
  readonly first: readonly string[]
}

/** Plans what is cut out of the brand's font of a part; undefined if it has none that can be read. */
function planOwn(
  { files, art, chain, fonts, languages, addressOf }: FontContext,
  part: Part,
): { readonly font: OwnFont; readonly cuts: readonly OwnSubset[] } | undefined {
  const file = fonts[part]
  const source = file === undefined ? undefined : art.bytes(file)
  const hash = file === undefined ? undefined : art.contentHash(file)
  const facts = source && hash !== undefined ? readOwnFont(source, hash) : undefined
  if (!source || !facts) return undefined
  const cuts = samplesOf(part, { files, chain, languages }).flatMap((sample) => {
    const chars = [...new Set(sample.chars)].filter((char) => facts.codes.has(codeOf(char)))
    if (chars.length === 0) return []
    const plan = { font: source, chars: chars.join('') }
    const cutHash = contentHash(`${hash} ${plan.chars}`)
    const path = `fonts/${part}-${sample.name}-${cutHash.slice(0, 10)}.woff2`
    const address = addressOf({ code: chain[0] ?? '', path, hash: cutHash })
    return [{ ...sample, path, address, plan, range: rangeOf(chars.map(codeOf)) }]
  })
  return { font: describe(part, facts, cuts), cuts }
}

function describe(
  part: Part,
  { codes: _codes, ...measures }: OwnFontFacts,
  cuts: readonly (OwnSubset & Sample)[],
): OwnFont {
  const files = cuts.flatMap(({ script, range }) => (script ? [[script, { range }] as const] : []))
  return { part, ...measures, files: Object.fromEntries(files), cuts }
}

/** Lists the characters that a merchant needs of a font of the brand, by file. */
function samplesOf(
  part: Part,
  { files, chain, languages }: Pick<FontContext, 'files' | 'chain' | 'languages'>,
): Sample[] {
  const tags = languages.map(({ info }) => info.tag)
  const spoken = (name: 'thai' | 'khmer', tag: string): Sample[] =>
    tags.includes(tag) ? [{ name, script: name, chars: scripts[name], first: [tag] }] : []
  const latin = scripts.latin + scripts.baht + scripts.riel
  return [
    { name: 'latin', script: 'latin', chars: latin, first: tags },
    { name: 'accents', script: 'accents', chars: scripts.accents, first: [] },
    ...spoken('thai', 'th'),
    ...spoken('khmer', 'km'),
    ...(part === 'display' ? languages : []).map((language): Sample => {
      const { tag } = language.info
      const chars = [...readDisplayChars(files, chain, language)].slice(0, maxWide)
      return { name: tag, script: undefined, chars, first: [tag] }
    }),
  ]
}

/** The number of Chinese characters and kana of headlines that load well on a phone: about 40 KB. */
const maxWide = 240

function codeOf(char: string): number {
  return char.codePointAt(0) ?? 0
}
