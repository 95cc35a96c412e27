import type { Files } from '../../core/config/files.ts'
import { readCatalogue } from '../../core/config/messages.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { deriveColours } from '../../core/config/theme/derive-colours.ts'
import { narrowest } from '../../core/config/theme/fit-logo.ts'
import { stringAt } from '../../core/config/tree.ts'
import { chooseSeeds, type Seeds } from './choose-seeds.ts'
import { drawBrand } from './draw-brand.ts'
import { formatJson } from './format-json.ts'
import { judgeLogo } from './judge-logo.ts'
import { leaveOut } from './leave-out.ts'
import type { Field, Note } from './note.ts'
import type { Logo } from './read-logo.ts'
import { shortenName } from './short-name.ts'

/** What an operator said of a merchant to be. */
export interface NewMerchantRequest {
  readonly code: string
  readonly name: string
  /** What it is called in languages that have another name for it. */
  readonly namesIn: Readonly<Record<string, string>>
  readonly hosts: readonly string[]
  readonly parent: ResolvedMerchant
  readonly colour: string
  /** The first is the default one. */
  readonly languages: readonly string[]
  readonly logo: Logo | undefined
}

export interface Composed {
  /** The files of the merchant's folder by path in it. */
  readonly content: ReadonlyMap<string, string | Uint8Array>
  /** Which of them the header shows. */
  readonly logo: string
  readonly notes: readonly Note[]
}

/** What looking at it once has shown. */
export interface Turns {
  readonly logoAs: 'logo' | 'page-logo' | 'mark'
  /** The paths of what it inherits and could never show. */
  readonly gone: readonly string[]
}

/** The files of a new merchant; a logo that is no wide one, or not wanted as such, is its mark alone. */
export function composeMerchant(
  request: NewMerchantRequest,
  files: Files,
  { logoAs, gone }: Turns,
): Composed {
  const { short, notes } = shortenName(request.name, request.code)
  const shortIn = shortenAll(request)
  const seeds = chooseSeeds(request.colour, request.parent.theme)
  const art = composeArt(request, { short, seeds, logoAs })
  const merchant = {
    $schema: '../../../schemas/merchant.schema.json',
    schemaVersion: 1,
    code: request.code,
    extends: request.parent.code,
    hosts: request.hosts,
    brand: { name: nameIn(request, short, shortIn.names), ...art.named },
    theme: {
      primary: seeds.primary,
      accent: seeds.accent,
      // What the parent set by hand was set for the parent's colours.
      ...(Object.keys(request.parent.theme.tokens ?? {}).length > 0 && {
        tokens: { $replace: true },
      }),
    },
    languages: { default: request.languages[0], supported: request.languages },
    ...ownGateway(request),
    ...leaveOut(gone, request.parent),
    ...(request.parent.safety.rememberedLogin === 'credentials' && {
      safety: { rememberedLogin: 'username' },
    }),
  }
  const words = request.languages.flatMap((language): [string, string][] => {
    const welcome = stringAt(readCatalogue(files, language)?.head, ['welcome'])
    if (welcome === undefined) return []
    const own = {
      login: { welcome: welcome.replaceAll('{{name}}', () => nameOf(request, language)) },
    }
    return [[`messages/${language}.json`, formatJson(own)]]
  })
  return {
    content: new Map<string, string | Uint8Array>([
      ['merchant.json', formatJson(merchant)],
      ...words,
      ...art.content,
    ]),
    logo: art.named.logo,
    notes: [
      ...[...notes, ...shortIn.notes].map(noteOf('name')),
      ...seeds.notes.map(noteOf('colour')),
      ...art.notes.map(noteOf('logo')),
      ...gone.map(sayGone).map(noteOf('languages')),
    ],
  }
}

function sayGone(path: string): string {
  return `What "${path}" shows is for languages that are not chosen, so it is left out.`
}

function noteOf(about: Field): (says: string) => Note {
  return (says) => ({ about, says })
}

function nameOf({ name, namesIn }: NewMerchantRequest, language: string): string {
  return (Object.hasOwn(namesIn, language) ? namesIn[language] : undefined) ?? name
}

interface ShortNames {
  readonly names: Readonly<Record<string, string>>
  readonly notes: readonly string[]
}

/** The names of single languages as the header has them. */
function shortenAll({ namesIn, code }: NewMerchantRequest): ShortNames {
  const all = Object.entries(namesIn).map(
    ([language, name]) => [language, shortenName(name, code)] as const,
  )
  return {
    names: Object.fromEntries(all.map(([language, { short }]) => [language, short])),
    notes: all.flatMap(([, { notes }]) => notes),
  }
}

/** The name in every language, also in those that the parent has a name in. */
function nameIn(
  { languages, parent }: NewMerchantRequest,
  name: string,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const inherited =
    typeof parent.brand.name === 'object' ? Object.keys(parent.brand.name ?? {}) : []
  const all = [...new Set([...languages, ...inherited])].map((tag) => [tag, name])
  return { ...Object.fromEntries(all), ...own }
}

/** The codes at the gateway, where the parent has some that are its own. */
function ownGateway({ code, parent }: NewMerchantRequest): object {
  const { merchantCode, trialMerchantCode } = parent.gateway
  if (merchantCode === '' && trialMerchantCode === '') return {}
  return { gateway: { merchantCode: code, trialMerchantCode: `${code}-trial` } }
}

interface Look {
  readonly short: string
  readonly seeds: Seeds
  readonly logoAs: 'logo' | 'page-logo' | 'mark'
}

interface Art {
  readonly named: { readonly logo: string; readonly logoInverse: string; readonly mark: string }
  readonly content: readonly (readonly [string, string | Uint8Array])[]
  readonly notes: readonly string[]
}

function composeArt({ logo, parent }: NewMerchantRequest, { short, seeds, logoAs }: Look): Art {
  const { primary, accent } = seeds
  const theme = { ...parent.theme, tokens: {}, primary, accent }
  const told = logo ? judgeLogo(logo, theme) : []
  const isWide = logo?.drawing === undefined || logo.drawing.ratio >= narrowest
  const drawn = drawBrand(short, deriveColours(theme))
  if (logo && logoAs !== 'mark' && isWide) {
    const path = `art/logo.${logo.kind}`
    const isDrawn = logoAs === 'page-logo'
    return {
      named: { logo: path, logoInverse: isDrawn ? 'art/logo-inverse.svg' : path, mark: path },
      content: [
        [path, logo.bytes],
        ...(isDrawn ? [['art/logo-inverse.svg', drawn.logoInverse] as const] : []),
      ],
      notes: [
        ...told,
        'The logo is the mark too, which stands small in the tab of a browser and as the icon of an app. Put a square one at "brand.mark".',
      ],
    }
  }
  const mark = logo ? `art/mark.${logo.kind}` : 'art/mark.svg'
  return {
    named: { logo: 'art/logo.svg', logoInverse: 'art/logo-inverse.svg', mark },
    content: [
      ['art/logo.svg', drawn.logo],
      ['art/logo-inverse.svg', drawn.logoInverse],
      [mark, logo?.bytes ?? drawn.mark],
    ],
    notes: logo
      ? [
          ...told,
          isWide
            ? 'The logo cannot stand in the header as it is: it is the mark, and the name is drawn beside the header.'
            : 'The logo is no wide one: it is the mark, and the name is drawn for the header.',
        ]
      : [],
  }
}
