import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveMerchant } from '../../../src/core/config/resolve-merchant.ts'
import { deriveColours } from '../../../src/core/config/theme/derive-colours.ts'
import type { Colours } from '../../../src/core/config/theme/palette.ts'
import type { Theme } from '../../../src/core/contract/generated/config.ts'
import { between, createRandom, pickOne, type Random } from '../../../src/sandbox/kit/random.ts'
import { openDiskFiles } from '../../../src/site/disk/disk-files.ts'
import { chooseSeeds } from '../../../src/site/new-merchant/choose-seeds.ts'
import { type BrandDrawings, drawBrand } from '../../../src/site/new-merchant/draw-brand.ts'

const project = join(import.meta.dirname, '../../..')
const languages = ['en', 'th', 'zh'] as const
const flags = ['PTSYS3', 'FREEPLAY3', 'REG3', 'CAPTCHA3'] as const
const moved = ['games', 'winners', 'sports', 'slots', 'live', 'fish', 'popular'] as const

export interface Population {
  readonly count: number
  /** Gives each merchant a logo and a mark of its own, from which icons are drawn. */
  readonly drawn: boolean
}

/** A folder of merchants and languages: each merchant with a brand, an order, conditions and words of its own. */
export function writeMerchants(root: string, { count, drawn }: Population): void {
  cpSync(join(project, 'locales'), join(root, 'locales'), { recursive: true })
  cpSync(join(project, 'merchants/base'), join(root, 'merchants/base'), { recursive: true })
  const base = join(root, 'merchants/base/merchant.json')
  writeFileSync(base, readFileSync(base, 'utf8').replace(/"hosts": \[[^\]]*\],/, ''))
  const { merchant: parent } = resolveMerchant(openDiskFiles(root), 'base')
  if (!parent) throw new Error('The neutral look has errors.')
  for (let at = 0; at < count; at += 1) {
    const brand = makeBrand(nameOf(at), parent.theme)
    writeMerchant(
      join(root, 'merchants', brand.code),
      brand,
      drawn ? drawBrand(brand.name, brand.colours) : {},
    )
  }
}

/** The code of one of them, by its place. */
export function nameOf(at: number): string {
  return `m${String(at).padStart(5, '0')}`
}

interface Brand {
  readonly code: string
  readonly name: string
  readonly primary: string
  readonly accent: string
  readonly colours: Colours
  readonly random: Random
}

function makeBrand(code: string, inherited: Theme): Brand {
  const random = createRandom(code)
  const name = `${pickOne(random, ['Lotus', 'River', 'Comet', 'Amber', 'Orchid'])} ${code}`
  const { primary, accent } = chooseSeeds(randomColour(random), inherited)
  const colours = deriveColours({ ...inherited, primary, accent })
  return { code, name, primary, accent, colours, random }
}

function writeMerchant(folder: string, brand: Brand, drawings: Partial<BrandDrawings>): void {
  mkdirSync(join(folder, 'messages'), { recursive: true })
  mkdirSync(join(folder, 'art'))
  for (const [name, drawing] of Object.entries(drawings))
    writeFileSync(join(folder, `art/${name}.svg`), drawing)
  for (const language of languages)
    writeFileSync(
      join(folder, `messages/${language}.json`),
      JSON.stringify({ login: { welcome: `${brand.name} (${language})` } }, null, 2),
    )
  const named = Object.keys(drawings).map((name) => [name, `art/${name}.svg`])
  const merchant = composeMerchant(brand, Object.fromEntries(named))
  writeFileSync(join(folder, 'merchant.json'), JSON.stringify(merchant, null, 2))
}

function composeMerchant(
  { code, name, primary, accent, random }: Brand,
  drawings: Readonly<Record<string, string>>,
): object {
  const first = pickOne(random, moved)
  return {
    $schema: '../../schemas/merchant.schema.json',
    schemaVersion: 1,
    code,
    extends: 'base',
    hosts: [`${code}.example`],
    brand: {
      name: Object.fromEntries(languages.map((language) => [language, name])),
      ...drawings,
    },
    theme: { primary, accent, shape: pickOne(random, ['sharp', 'soft', 'round', 'pill']) },
    safety: { rememberedLogin: 'username' },
    languages: { default: pickOne(random, languages), supported: languages },
    pages: {
      home: {
        order: ['banner', 'notices', first, '*'],
        blocks: {
          [first]: { when: { any: [{ flag: pickOne(random, flags) }, { session: 'guest' }] } },
        },
      },
    },
  }
}

function randomColour(random: Random): string {
  const part = (): string => between(random, 0, 255).toString(16).padStart(2, '0')
  return `#${part()}${part()}${part()}`
}
