import type { FieldName } from '../contract/registration-fields.ts'
import { checkAdapterName } from './adapters.ts'
import { checkArchivedParent } from './archived.ts'
import { cachedBy } from './cached-by.ts'
import { checkDrawings, checkPictures } from './check-art.ts'
import { checkBlockPlaces } from './check-block-places.ts'
import { checkBrand } from './check-brand.ts'
import { checkCookieSession } from './check-cookie-session.ts'
import { checkDiskLinks, checkUnread } from './check-disk-links.ts'
import { checkFonts } from './check-fonts.ts'
import { checkHosts } from './check-hosts.ts'
import { checkIdentity } from './check-identity.ts'
import type { LinkTargets } from './check-links.ts'
import { checkMenus } from './check-menus.ts'
import { checkCatalogue, checkLanguages, type MessageScope } from './check-messages.ts'
import { checkOwnPages, listOwnPaths } from './check-own-pages.ts'
import { checkOwnWords } from './check-own-words.ts'
import { createPartChecks, type PartChecks } from './check-parts.ts'
import { checkRecipe } from './check-recipe.ts'
import { checkRegisterWays } from './check-register-ways.ts'
import { checkSchemaAddress } from './check-schema-address.ts'
import { checkTimeZone } from './check-times.ts'
import { checkUnreadFlags } from './check-unread-flags.ts'
import { checkWorld } from './check-world.ts'
import { collectParts, type Parts } from './collect.ts'
import { checkDocuments } from './documents/check-documents.ts'
import type { Files } from './files.ts'
import { createFinding, type Finding, sortFindings } from './finding.ts'
import { createLookReader, type ResolvedLook } from './look/look-reader.ts'
import { type Catalogue, keyLanguage, readCatalogue } from './messages.ts'
import { findKeyProblem } from './public-key.ts'
import { type Claims, readClaims } from './read-claims.ts'
import { createLayerReader, type Layered } from './resolve-layers.ts'
import { resolveLayered, type WholeResolution } from './resolve-merchant.ts'
import type { ResolvedMerchant } from './resolved-merchant.ts'
import { checkContrast } from './theme/check-contrast.ts'
import { checkButtons, checkSeeds, type MovedColour } from './theme/check-seeds.ts'
import { formatRatio } from './theme/colour.ts'
import { readSeeds } from './theme/seeds.ts'
import { type MapTree, nearestSpan, stringAt, textsOf, treeAt } from './tree.ts'

/**
 * Checks some merchants, or all: layers, hosts, art, messages, colours, links. `now` is in epoch
 * milliseconds; without it, no window of time is past.
 */
export function checkMerchants(files: Files, codes?: readonly string[], now?: number): Finding[] {
  return joinFindings([...checkEach(files, codes, now).values()])
}

/** Checks some merchants, or all. Returns the findings by merchant, including those of the layers that it inherits. */
export function checkEach(
  files: Files,
  codes?: readonly string[],
  now?: number,
): Map<string, Finding[]> {
  const { all, check, forget } = openInspection(files, { now })
  const checkOnce = (code: string): Finding[] => {
    const { findings } = check(code)
    forget(code) // a folder of many merchants does not fit into memory at once
    return findings
  }
  return new Map((codes ?? all).map((code) => [code, checkOnce(code)]))
}

/** The result of checking one merchant. */
export interface Inspected {
  readonly findings: Finding[]
  /** Absent if any layer has an error. */
  readonly merchant: ResolvedMerchant | undefined
  /** The codes from the topmost parent to the merchant itself. */
  readonly chain: readonly string[]
  /** The codes of the merchants whose looks it takes, with their parents. */
  readonly looks: readonly string[]
  /** The merchant's own file, without its parents. */
  readonly own: MapTree | undefined
}

/** Checks the merchants of a folder one by one. Layers that several of them inherit are read once. */
export interface Inspection {
  /** The codes of all merchants. */
  readonly all: readonly string[]
  readonly check: (code: string) => Inspected
  readonly look: (code: string) => ResolvedLook
  readonly resolve: (code: string) => WholeResolution
  /** Returns the messages of a language; undefined if it has no files. */
  readonly catalogue: MessageScope['read']
  /** Removes a merchant from the caches; it is read again when it is needed. */
  readonly forget: (code: string) => void
}

export interface InspectionOptions {
  /** In epoch milliseconds; without it, no window of time is past. */
  readonly now?: number | undefined
  readonly claims?: Claims
}

/** Creates the checks of a folder; its merchants are read for their hosts unless `claims` holds them. */
export function openInspection(
  files: Files,
  { now, claims = readClaims(files) }: InspectionOptions = {},
): Inspection {
  const read = createLayerReader(files)
  const { codes: all, byHost } = claims
  const catalogues = createCatalogueReader(files)
  const checkLanguage = createLanguageCheck(catalogues)
  const checkOwnFiles = createOwnFilesCheck(files, catalogues, now)
  const checks = createPartChecks({ files, catalogues, now })
  const look = createLookReader(files, read)
  const resolveOnce = cachedBy(({ code }: Layered) => resolveLayered(read, code))
  const check = (code: string): Inspected => {
    const { layered, merchant, findings: shape } = resolveLayered(read, code)
    if (!layered)
      return { findings: checkUnread(files, code), merchant, chain: [], looks: [], own: undefined }
    const { chain, tree, own } = layered
    const hosts = [
      ...checkHosts(layered, byHost),
      ...checkIdentity(layered, read.own),
      ...checkArchivedParent(layered, read.own),
    ]
    const looks = look.layersOf(code).flatMap((one) => read(one)?.chain ?? [])
    if (!tree) return { findings: [...shape, ...hosts], merchant, chain, looks, own }
    const scope = { files, chain, tree, catalogues, checkLanguage, checks, now }
    const parts = collectParts(tree, layered.inherited)
    const values = checkValues(parts, scope)
    const whole = merchant ? checkResolved(merchant, parts, scope) : []
    const unmerged = chain.flatMap((owner, at) => [
      ...checkSchemaAddress(read.own(owner), 'merchant', files),
      ...checkOwnFiles.of(owner, chain.slice(0, at + 1)),
    ])
    return {
      findings: [
        ...shape,
        ...hosts,
        ...values,
        ...whole,
        ...unmerged,
        ...look.check(code, merchant),
      ],
      merchant,
      chain,
      looks,
      own,
    }
  }
  return {
    all,
    check,
    look: look.resolve,
    resolve: (code) => {
      const layered = read(code)
      return layered ? resolveOnce(layered) : resolveLayered(read, code)
    },
    catalogue: catalogues,
    forget: (code) => {
      read.forget(code)
      look.forget(code)
      checkOwnFiles.forget(code)
    },
  }
}

/** Joins the findings of several merchants into one list, in which a finding in a parent appears once. */
export function joinFindings(lists: readonly (readonly Finding[])[]): Finding[] {
  return sortFindings(distinct(lists.flat()))
}

/** The default language if no layer sets one (SPEC §3.26). */
const platformLanguage = 'th'

interface MerchantScope {
  readonly files: Files
  readonly chain: readonly string[]
  readonly tree: MapTree
  readonly catalogues: MessageScope['read']
  readonly checkLanguage: (language: string) => readonly Finding[]
  readonly checks: PartChecks
  /** Epoch milliseconds; without it, no window of time is past. */
  readonly now: number | undefined
}

/** Checks single values, also of a merchant whose other values are wrong. */
function checkValues(parts: Parts, scope: MerchantScope): Finding[] {
  const { tree, catalogues, files, chain, checks } = scope
  const defaultLanguage = stringAt(tree, ['languages', 'default']) ?? platformLanguage
  const found = checks.values(parts, { chain, ...readTargets(tree), defaultLanguage })
  return [
    ...found.conditions,
    ...found.moments,
    ...checkBlockPlaces(parts),
    ...found.art,
    ...found.links,
    ...checkLanguages(treeAt(tree, ['languages', 'supported']), { read: catalogues, files }),
    ...found.texts,
    ...checkPublicKey(tree),
    ...checkTimeZone(tree),
    ...checkAdapterName(treeAt(tree, adapterPath), { files, path: adapterPath }),
  ]
}

const adapterPath = ['gateway', 'adapter']

/** Reads where the links of a merchant may lead. */
function readTargets(tree: MapTree): LinkTargets {
  const linkHosts = textsOf(treeAt(tree, ['gateway', 'linkHosts'])).map(({ text }) => text)
  return { linkHosts, ownPaths: listOwnPaths(tree) }
}

/** Checks the key for encrypted calls. No call is encrypted where an adapter sends it. */
function checkPublicKey(tree: MapTree): Finding[] {
  const path = ['gateway', 'publicKey']
  const span = treeAt(tree, path)
  const typed = stringAt(tree, path)
  if (!span || !typed) return []
  const adapter = stringAt(tree, adapterPath)
  if (adapter) return [createFinding('unused-key', { span, path }, { adapter })]
  const problem = findKeyProblem(typed)
  return problem === undefined ? [] : [createFinding('wrong-key', { span, path }, { problem })]
}

/** Checks a merchant whose layers have no errors. */
function checkResolved(merchant: ResolvedMerchant, parts: Parts, scope: MerchantScope): Finding[] {
  const { tree, checkLanguage, checks, now } = scope
  const languages = merchant.languages.supported
  return [
    ...checks.reachable(parts, { languages, own: tree.source }),
    ...checks.emptyPages(parts, { tree, pages: merchant.pages, languages }),
    ...checkDefaultLanguage(merchant, tree),
    ...languages.flatMap(checkLanguage),
    ...checkBrand(merchant, scope),
    ...checkFonts(scope),
    ...checkBrandColours(merchant, tree),
    ...checkColours(merchant, tree),
    ...checkRegistration(merchant, tree),
    ...checkRememberedLogin(merchant, tree),
    ...checkCookieSession(merchant, tree),
    ...checkForcedFlags(merchant, tree),
    ...checkUnreadFlags(merchant, tree, parts),
    ...checkRegisterWays(merchant, tree),
    ...checkOwnPages(merchant, tree),
    ...checkMenus(merchant, tree, now),
    ...checkDocuments(merchant, { ...scope, targets: readTargets(tree) }),
  ]
}

function checkDefaultLanguage({ languages }: ResolvedMerchant, tree: MapTree): Finding[] {
  if (languages.supported.includes(languages.default)) return []
  const path = ['languages', 'default']
  const span = treeAt(tree, path) ?? nearestSpan(tree, ['languages'])
  const expected = `one of the supported languages (${languages.supported.join(', ')})`
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
        background: pair.background,
        ratio: formatRatio(ratio),
        needed: pair.ratio,
        token,
        nearest,
      },
    )
  })
}

function checkBrandColours({ theme }: ResolvedMerchant, tree: MapTree): Finding[] {
  const moved: readonly (readonly [readonly string[], MovedColour])[] = [
    ...checkSeeds(theme).map((one) => [[one.seed], one] as const),
    ...checkButtons(theme).map((one) => [['buttons', one.action], one] as const),
  ]
  return moved.map(([at, { typed, shown, contrast }]) => {
    const path = ['theme', ...at]
    const { mode } = readSeeds(theme)
    const [why, advice] =
      contrast === undefined
        ? [
            mode === 'light'
              ? 'too dark for the mode "light"'
              : 'too light or too dark for the mode "dark"',
            'Choose another shade, or the other "theme.mode".',
          ]
        : [
            `too close to the page colour (${formatRatio(contrast.ratio)}:1; at least ${contrast.needed}:1 is needed)`,
            'Choose a colour that differs more from "theme.surface".',
          ]
    const details = { span: treeAt(tree, path) ?? nearestSpan(tree, path), path }
    return createFinding('seed-moved', details, { seed: at.join('.'), typed, shown, why, advice })
  })
}

const identities: readonly FieldName[] = ['username', 'mobileNum', 'email']

function checkRegistration({ registration }: ResolvedMerchant, tree: MapTree): Finding[] {
  const { order, removed = [] } = registration
  const kept = identities.filter((field) => !removed.includes(field))
  if (kept.some((field) => order.includes(field) || order.includes('*'))) return []
  const path = ['registration', 'order']
  return [createFinding('registration-no-identity', { span: nearestSpan(tree, path), path }, {})]
}

function checkRememberedLogin({ safety }: ResolvedMerchant, tree: MapTree): Finding[] {
  if (safety.rememberedLogin !== 'credentials') return []
  const path = ['safety', 'rememberedLogin']
  const span = treeAt(tree, path) ?? nearestSpan(tree, path)
  return [createFinding('remembered-login', { span, path }, {})]
}

/** Reports values of flags in the file that forces the same flags off. */
function checkForcedFlags({ forceOff }: ResolvedMerchant, tree: MapTree): Finding[] {
  return Object.keys(forceOff).flatMap((flag) => {
    const path = ['flags', flag]
    const typed = treeAt(tree, path)
    const forced = treeAt(tree, ['forceOff', flag])
    if (!typed || typed.source !== forced?.source) return []
    return [createFinding('flag-forced-off', { span: nearestSpan(tree, path), path }, { flag })]
  })
}

/** Creates the check of the messages of a language. It checks each language once: without that, validating 1,000 merchants takes 14 times as long. */
function createLanguageCheck(catalogues: MessageScope['read']): MerchantScope['checkLanguage'] {
  const known = new Map<string, readonly Finding[]>()
  return (language) => {
    const [catalogue, english] = [catalogues(language), catalogues(keyLanguage)]
    const found =
      known.get(language) ?? (catalogue && english ? checkCatalogue(catalogue, english) : [])
    known.set(language, found)
    return found
  }
}

/** Creates the check of the files that a merchant does not inherit. It checks each merchant once: without that, validating 1,000 merchants takes 4.6 times as long. */
function createOwnFilesCheck(
  files: Files,
  catalogues: MessageScope['read'],
  now: number | undefined,
): {
  readonly of: (code: string, chain: readonly string[]) => readonly Finding[]
  readonly forget: (code: string) => void
} {
  const known = new Map<string, readonly Finding[]>()
  return {
    of: (code, chain) => {
      const found = known.get(code) ?? [
        ...checkDiskLinks(files, code),
        ...checkDrawings(files, code),
        ...checkPictures(files, code),
        ...checkRecipe(files, chain),
        ...checkWorld(files, chain, now),
        ...checkOwnWords(files, code, catalogues),
      ]
      known.set(code, found)
      return found
    },
    forget: (code) => void known.delete(code),
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
