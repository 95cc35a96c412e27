import { type Files, merchantFile, schemaAddress } from '../../core/config/files.ts'
import { readCatalogue } from '../../core/config/messages.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { deriveColours } from '../../core/config/theme/derive-colours.ts'
import { narrowest } from '../../core/config/theme/fit-logo.ts'
import { stringAt } from '../../core/config/tree.ts'
import type { Theme } from '../../core/contract/generated/config.ts'
import { chooseMode, type Mode } from './choose-mode.ts'
import { type BrandSeeds, chooseSeeds } from './choose-seeds.ts'
import { composeRemovals } from './compose-removals.ts'
import { drawBrand } from './draw-brand.ts'
import { formatJson } from './format-json.ts'
import { listLogoNotes } from './list-logo-notes.ts'
import { copyLook, type NewLook } from './new-look.ts'
import type { NewMerchantField, NewMerchantNote } from './new-merchant-note.ts'
import type { Logo } from './parse-logo.ts'
import { shortenName } from './shorten-name.ts'

/** The validated answers for a new merchant. */
export interface NewMerchantRequest {
  readonly code: string
  readonly name: string
  /** Its name in the languages that have another one. */
  readonly namesIn: Readonly<Record<string, string>>
  readonly hosts: readonly string[]
  readonly parent: ResolvedMerchant
  readonly colour: string
  /** The first is the default one. */
  readonly languages: readonly string[]
  readonly logo: Logo | undefined
  /** The mode of its theme; without it, one in which its logo can be seen. */
  readonly mode?: Mode | undefined
  /** Without it, the look of its parent. */
  readonly look?: NewLook | undefined
}

/** A new merchant's files, before they are written. */
export interface ComposedMerchant {
  /** Contents of files by path in the merchant's folder. */
  readonly content: ReadonlyMap<string, string | Uint8Array>
  /** The path of the file that the header shows. */
  readonly logo: string
  readonly notes: readonly NewMerchantNote[]
}

/** Adjustments after the first check. */
export interface CompositionAdjustments {
  readonly logoAs: 'logo' | 'page-logo' | 'mark'
  /** Paths of inherited blocks and fields that the merchant can never show. */
  readonly gone: readonly string[]
}

/** Composes the files of a new merchant. A logo that is not wide, or that `logoAs` excludes, becomes the mark only. */
export function composeMerchant(
  request: NewMerchantRequest,
  files: Files,
  { logoAs, gone }: CompositionAdjustments,
): ComposedMerchant {
  const { short, notes } = shortenName(request.name, request.code)
  const shortIn = shortenAll(request)
  const inherited = request.parent.theme
  const choice = chooseMode(request.mode, { parent: inherited, logo: request.logo })
  const { mode, theme } = choice
  const seeds = chooseSeeds(request.colour, theme)
  const art = composeArt(request.logo, { short, seeds, theme, logoAs })
  const merchant = {
    $schema: schemaAddress(files, merchantFile(request.code), 'merchant'),
    schemaVersion: 1,
    code: request.code,
    extends: request.parent.code,
    hosts: request.hosts,
    brand: { name: nameIn(request, short, shortIn.names), ...art.named },
    theme: {
      ...(mode && { mode }),
      // The parent chose its surface for its own mode.
      ...(mode && inherited.surface && { surface: { $remove: true } }),
      primary: seeds.primary,
      accent: seeds.accent,
      ...(typeof request.look === 'object' && { look: request.look.of }),
      // The parent chose its own tokens for its own colours.
      ...(Object.keys(inherited.tokens ?? {}).length > 0 && {
        tokens: { $replace: true },
      }),
    },
    languages: { default: request.languages[0], supported: request.languages },
    ...ownGateway(request),
    ...composeRemovals(gone),
    ...(request.parent.safety.rememberedLogin === 'credentials' && {
      safety: { rememberedLogin: 'username' },
    }),
  }
  const messages = request.languages.flatMap((language): [string, string][] => {
    const welcome = stringAt(readCatalogue(files, language)?.head, ['welcome'])
    if (!welcome) return []
    const own = {
      login: { welcome: welcome.replaceAll('{{name}}', () => nameOf(request, language)) },
    }
    return [[`messages/${language}.json`, formatJson(own)]]
  })
  return {
    content: new Map<string, string | Uint8Array>([
      ['merchant.json', formatJson(merchant)],
      ...messages,
      ...art.content,
      ...(request.look === 'own' ? copyLook(request.parent.code, files) : []),
    ]),
    logo: art.named.logo,
    notes: [
      ...[...notes, ...shortIn.notes].map(noteOf('name')),
      ...seeds.notes.map(noteOf('colour')),
      ...[...choice.notes, ...art.notes].map(noteOf('logo')),
      ...gone.map(formatRemoval).map(noteOf('languages')),
      ...(request.look === 'own' ? [formatCopy(request.parent.code)].map(noteOf('look')) : []),
    ],
  }
}

function formatCopy(parent: string): string {
  return `The files in look/ are copies, so later changes of the look of "${parent}" do not reach them. Remove a file to inherit it again.`
}

function formatRemoval(path: string): string {
  return `"${path}" is left out, because it is for languages that are not chosen.`
}

function noteOf(about: NewMerchantField): (sentence: string) => NewMerchantNote {
  return (message) => ({ about, message })
}

function nameOf({ name, namesIn }: NewMerchantRequest, language: string): string {
  return (Object.hasOwn(namesIn, language) ? namesIn[language] : undefined) ?? name
}

interface ShortNames {
  readonly names: Readonly<Record<string, string>>
  readonly notes: readonly string[]
}

/** Shortens the names of single languages for the header. */
function shortenAll({ namesIn, code }: NewMerchantRequest): ShortNames {
  const all = Object.entries(namesIn).map(
    ([language, name]) => [language, shortenName(name, code)] as const,
  )
  return {
    names: Object.fromEntries(all.map(([language, { short }]) => [language, short])),
    notes: all.flatMap(([, { notes }]) => notes),
  }
}

/** Returns the name in every language, including those in which the parent has a name. */
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

/** Returns gateway codes of the merchant's own, if the parent has codes of its own. */
function ownGateway({ code, parent }: NewMerchantRequest): object {
  const { merchantCode, trialMerchantCode } = parent.gateway
  if (merchantCode === '' && trialMerchantCode === '') return {}
  return { gateway: { merchantCode: code, trialMerchantCode: `${code}-trial` } }
}

interface ArtOptions {
  readonly short: string
  readonly seeds: BrandSeeds
  /** The inherited theme in the mode of the merchant. */
  readonly theme: Theme
  readonly logoAs: 'logo' | 'page-logo' | 'mark'
}

interface Art {
  readonly named: { readonly logo: string; readonly logoInverse: string; readonly mark: string }
  readonly content: readonly (readonly [string, string | Uint8Array])[]
  readonly notes: readonly string[]
}

function composeArt(
  logo: Logo | undefined,
  { short, seeds, theme: inherited, logoAs }: ArtOptions,
): Art {
  const { primary, accent } = seeds
  const theme = { ...inherited, tokens: {}, primary, accent }
  const logoNotes = logo ? listLogoNotes(logo, theme) : []
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
        ...logoNotes,
        'The logo is also the mark, which appears small in browser tabs and as the app icon. Set a square one at "brand.mark".',
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
          ...logoNotes,
          isWide
            ? 'The logo does not fit the header, so it is used as the mark only, and the header shows the drawn name.'
            : 'The logo is not wide enough for the header, so it is used as the mark only, and the header shows the drawn name.',
        ]
      : [],
  }
}
