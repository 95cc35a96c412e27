import { checkArt, checkDrawings } from './check-art.ts'
import { checkBlockPlaces } from './check-block-places.ts'
import { checkBrand } from './check-brand.ts'
import { checkEmptyPage, checkFacts, checkReachable } from './check-conditions.ts'
import { checkDiskLinks, checkUnread } from './check-disk-links.ts'
import { checkHosts, readClaims } from './check-hosts.ts'
import { checkLinks } from './check-links.ts'
import { checkCatalogue, checkLanguages, checkTexts, type MessageScope } from './check-messages.ts'
import { checkOwnWords } from './check-own-words.ts'
import { checkRecipe } from './check-recipe.ts'
import { checkWorld } from './check-world.ts'
import { collect } from './collect.ts'
import type { Files } from './files.ts'
import { createFinding, type Finding, sortFindings } from './finding.ts'
import { merchantSchema } from './law.ts'
import { type Catalogue, keyLanguage, readCatalogue } from './messages.ts'
import { findKeyProblem } from './public-key.ts'
import { createLayerReader } from './resolve-layers.ts'
import { resolveLayered } from './resolve-merchant.ts'
import type { ResolvedMerchant } from './resolved-merchant.ts'
import { checkContrast } from './theme/check-contrast.ts'
import { checkSeeds } from './theme/check-seeds.ts'
import { type MapTree, nearestSpan, stringAt, textsOf, treeAt } from './tree.ts'

/** Everything that is to be said of some merchants, or of all: layers, hosts, art, words, colours, links. */
export function checkMerchants(files: Files, codes?: readonly string[]): Finding[] {
  return joinFindings([...checkEach(files, codes).values()])
}

/** The same apart for each merchant, what it inherits included. */
export function checkEach(files: Files, codes?: readonly string[]): Map<string, Finding[]> {
  const { all, check, forget } = openInspection(files)
  const checkOnce = (code: string): Finding[] => {
    const { findings } = check(code)
    forget(code) // many merchants do not fit into memory at once
    return findings
  }
  return new Map((codes ?? all).map((code) => [code, checkOnce(code)]))
}

/** One merchant looked at whole. */
export interface Inspected {
  readonly findings: Finding[]
  /** Absent while any layer has an error. */
  readonly merchant: ResolvedMerchant | undefined
  /** The codes from the topmost parent to the merchant itself. */
  readonly chain: readonly string[]
}

/** The check of a folder as it is, merchant by merchant; what several of them inherit is read once. */
export interface Inspection {
  /** The codes of all merchants. */
  readonly all: readonly string[]
  readonly check: (code: string) => Inspected
  /** Whether what a merchant's own file says can be read. */
  readonly isReadable: (code: string) => boolean
  /** Whether several merchants claim a host. */
  readonly isClaimedTwice: (host: string) => boolean
  /** Lets go of what is kept of a merchant; it would be read again. */
  readonly forget: (code: string) => void
}

/** Opens the check of a folder; `hostsOf` may answer for merchants that need not be read for their hosts. */
export function openInspection(
  files: Files,
  hostsOf?: (code: string) => readonly string[] | undefined,
): Inspection {
  const read = createLayerReader(files)
  const { codes: all, byHost: claims } = readClaims(files.list('merchants'), read, hostsOf)
  const catalogues = createCatalogueReader(files)
  const owned = createOwnReader(files, catalogues)
  const check = (code: string): Inspected => {
    const { layered, merchant, findings: shape } = resolveLayered(read, code)
    if (!layered) return { findings: checkUnread(files, code), merchant, chain: [] }
    const { chain, tree } = layered
    const hosts = checkHosts(layered, claims)
    if (!tree) return { findings: [...shape, ...hosts], merchant, chain }
    const place = { files, chain, tree, catalogues }
    const found = collect(tree, merchantSchema.schema)
    const parts = checkParts(found, place)
    const whole = merchant ? checkWhole(merchant, found, place) : []
    const own = chain.flatMap((owner, at) => owned(owner, chain.slice(0, at + 1)))
    return {
      findings: [...shape, ...hosts, ...parts, ...whole, ...own],
      merchant,
      chain,
    }
  }
  return {
    all,
    check,
    isReadable: (code) => read.own(code) !== undefined,
    isClaimedTwice: (host) => (claims.get(host)?.length ?? 0) > 1,
    forget: read.forget,
  }
}

/** Findings of several merchants as one list: what is wrong in a parent is said once. */
export function joinFindings(lists: readonly (readonly Finding[])[]): Finding[] {
  return sortFindings(distinct(lists.flat()))
}

/** The default language where no layer says one (SPEC §3.26). */
const platformLanguage = 'th'

interface WholeScope {
  readonly files: Files
  readonly chain: readonly string[]
  readonly tree: MapTree
  readonly catalogues: MessageScope['read']
}

type Found = ReturnType<typeof collect>

/** What can be said of single values, the shape of the rest being as it may. */
function checkParts(found: Found, { tree, catalogues, files, chain }: WholeScope): Finding[] {
  const defaultLanguage = stringAt(tree, ['languages', 'default']) ?? platformLanguage
  const words = { defaultLanguage, read: catalogues }
  const linkHosts = textsOf(treeAt(tree, ['gateway', 'linkHosts'])).map(({ text }) => text)
  return [
    ...(found.get('Condition') ?? []).flatMap(({ tree: when, path }) => checkFacts(when, path)),
    ...checkBlockPlaces(tree),
    ...checkArt(found.get('Art') ?? [], { files, chain }),
    ...checkLinks(found.get('Link') ?? [], linkHosts),
    ...checkLanguages(treeAt(tree, ['languages', 'supported']), { read: catalogues, files }),
    ...checkTexts(found.get('Text') ?? [], words),
    ...checkPublicKey(tree),
  ]
}

function checkPublicKey(tree: MapTree): Finding[] {
  const path = ['gateway', 'publicKey']
  const span = treeAt(tree, path)
  const typed = stringAt(tree, path)
  const problem = typed ? findKeyProblem(typed) : undefined
  if (!span || problem === undefined) return []
  return [createFinding('wrong-key', { span, path }, { problem })]
}

/** What can be said of a merchant that is well-shaped. */
function checkWhole(merchant: ResolvedMerchant, found: Found, scope: WholeScope): Finding[] {
  const { tree, catalogues } = scope
  const languages = merchant.languages.supported
  const english = catalogues(keyLanguage)
  return [
    ...(found.get('Condition') ?? []).flatMap((condition) => checkReachable(condition, languages)),
    ...Object.entries(merchant.pages).flatMap(([page, value]) =>
      treeAt(tree, ['pages', page]) ? checkEmptyPage(page, value, { tree, languages }) : [],
    ),
    ...checkDefaultLanguage(merchant, tree),
    ...languages.flatMap((language) => {
      const catalogue = catalogues(language)
      return catalogue && english ? checkCatalogue(catalogue, english) : []
    }),
    ...checkBrand(merchant, scope),
    ...checkBrandColours(merchant, tree),
    ...checkColours(merchant, tree),
    ...checkRegistration(merchant, tree),
    ...checkRememberedLogin(merchant, tree),
  ]
}

function checkDefaultLanguage({ languages }: ResolvedMerchant, tree: MapTree): Finding[] {
  if (languages.supported.includes(languages.default)) return []
  const path = ['languages', 'default']
  const span = treeAt(tree, path) ?? nearestSpan(tree, ['languages'])
  const expected = `one of the supported languages, ${languages.supported.join(', ')}`
  const values = { name: path.join('.'), typed: `"${languages.default}"`, expected }
  return [createFinding('wrong-value', { span, path }, values)]
}

function checkColours({ theme }: ResolvedMerchant, tree: MapTree): Finding[] {
  return checkContrast(theme).map(({ pair, ratio, token, nearest }) => {
    const path = ['theme', 'tokens', token]
    return createFinding(
      'contrast',
      { span: treeAt(tree, path) ?? nearestSpan(tree, path), path },
      {
        text: pair.text,
        ground: pair.background,
        // Cut and not rounded, so that a failing 4.498 does not read as the 4.5 that is needed.
        ratio: (Math.floor(ratio * 100) / 100).toFixed(2),
        needed: pair.ratio,
        token,
        nearest,
      },
    )
  })
}

function checkBrandColours({ theme }: ResolvedMerchant, tree: MapTree): Finding[] {
  return checkSeeds(theme).map(({ seed, typed, shown, told }) => {
    const path = ['theme', seed]
    const mode = theme.mode ?? 'light'
    const [why, advice] =
      told === undefined
        ? [
            mode === 'light'
              ? 'too dark for a light skin'
              : 'too bright or too black for a dark skin',
            'Choose another shade, or the other "theme.mode".',
          ]
        : [
            `hardly told from the page (${told.ratio.toFixed(2)}, and ${told.needed} is needed)`,
            'Choose a colour further from "theme.surface".',
          ]
    const details = { span: treeAt(tree, path) ?? nearestSpan(tree, path), path }
    return createFinding('seed-moved', details, { seed, typed, shown, why, advice })
  })
}

const identities = ['username', 'mobileNum', 'email']

function checkRegistration({ registration }: ResolvedMerchant, tree: MapTree): Finding[] {
  if (registration.order.some((field) => identities.includes(field))) return []
  const path = ['registration', 'order']
  return [createFinding('registration-no-identity', { span: nearestSpan(tree, path), path }, {})]
}

function checkRememberedLogin({ safety }: ResolvedMerchant, tree: MapTree): Finding[] {
  if (safety.rememberedLogin !== 'credentials') return []
  const path = ['safety', 'rememberedLogin']
  const span = treeAt(tree, path) ?? nearestSpan(tree, path)
  return [createFinding('remembered-login', { span, path }, {})]
}

/** What is to be said of the files that a merchant has to itself; each is looked at once. */
function createOwnReader(
  files: Files,
  catalogues: MessageScope['read'],
): (code: string, chain: readonly string[]) => readonly Finding[] {
  const known = new Map<string, readonly Finding[]>()
  return (code, chain) => {
    const found = known.get(code) ?? [
      ...checkDiskLinks(files, code),
      ...checkDrawings(files, code),
      ...checkRecipe(files, chain),
      ...checkWorld(files, chain),
      ...checkOwnWords(files, code, catalogues),
    ]
    known.set(code, found)
    return found
  }
}

function createCatalogueReader(files: Files): MessageScope['read'] {
  const known = new Map<string, Catalogue | undefined>()
  return (language) => {
    if (!known.has(language)) known.set(language, readCatalogue(files, language))
    return known.get(language)
  }
}

function distinct(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ code, file, line, column, path, message }) => {
    const name = [code, file, line, column, path, message].join('\n')
    if (seen.has(name)) return false
    seen.add(name)
    return true
  })
}
