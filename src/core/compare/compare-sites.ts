import type { ResolvedMerchant } from '../config/resolved-merchant.ts'
import type { Colours } from '../config/theme/palette.ts'
import type { NavigationEntry } from '../contract/generated/config.ts'
import type { IconName } from '../contract/icons.ts'
import { ornamentPlaces } from '../contract/page-ornaments.ts'
import type { SiteView } from '../contract/site-view.ts'
import type { MenuEntry, Skin } from '../contract/skin.ts'
import { colourTokens, measureTokens } from '../contract/tokens.ts'
import type { Change, Sides, UnplacedChange } from './change.ts'
import { compareLookParts } from './compare-look-parts.ts'
import { compareMerchants } from './compare-merchants.ts'
import { describeMessageChange } from './compare-messages.ts'
import { compareContrasts, compareThemeSetting } from './compare-theme.ts'
import { formatChange, formatFew, formatKey, formatToken, languageName } from './format-value.ts'
import { pairKeys } from './pair-keys.ts'

/**
 * Compares two sites of a merchant by the data in their published pages, and returns the differences
 * that players would notice. If nothing differs, reports that Livery builds the page differently.
 */
export function compareSites(views: Sides<SiteView>): Change[] {
  const changes = [
    ...compareSettings(views),
    ...compareLooks(views),
    ...compareLookParts(views),
    ...compareTokens(views),
    ...compareMessageFiles(views),
    ...comparePlayers(views),
  ]
  return changes.length > 0 ? changes : [builtDifferently]
}

const builtDifferently: UnplacedChange = {
  kind: 'derived',
  path: 'page',
  sentence: "Livery builds the page differently; the merchant's configuration did not change",
}

const noProvenance = { of: () => [], paths: () => [] }

function compareSettings({ before, after }: Sides<SiteView>): Change[] {
  // A page of an earlier build lists the names of entries only.
  const areWhole = [before, after].every(({ skin }) => skin.navigation.menu !== undefined)
  const read = (view: SiteView) => ({ ...merchantOf(view), navigation: readMenus(view, areWhole) })
  return compareMerchants({
    before: { merchant: read(before), provenance: noProvenance },
    after: { merchant: read(after), provenance: noProvenance },
  })
}

/** Returns the settings in a skin. Its theme and its messages are compared by their results instead. */
function merchantOf({ skin, hosts }: SiteView): Omit<ResolvedMerchant, 'navigation'> {
  const { code, brand, languages, gateway, flags, pages, ...rest } = skin
  const { registration, lobby, profile, documents, safety } = rest
  const supported = languages.supported.map(({ tag }) => tag)
  return {
    schemaVersion: 1,
    code,
    hosts,
    // No page has these, so no published site differs by them.
    archived: false,
    timeZone: 'UTC',
    brand: ownPictures(brand),
    theme: {},
    languages: { default: languages.default, supported, notes: languages.notes },
    gateway: { adapter: '', ...gateway },
    ...readFlags(flags),
    pages: pages as ResolvedMerchant['pages'], // the comparison only reads pages that one side has
    registration,
    lobby,
    profile,
    documents,
    safety,
  }
}

/** Returns the menus of a site as a merchant declares them, with or without what their entries show. */
function readMenus({ skin }: SiteView, withEntries: boolean): ResolvedMerchant['navigation'] {
  const { bottom, menu = [] } = skin.navigation
  const all = [bottom, ...menu.map(({ entries }) => entries)].flat()
  return {
    bottom: bottom.map(nameOfEntry),
    menu: menu.map((group) => ({ ...group, entries: group.entries.map(nameOfEntry) })),
    entries: withEntries ? Object.fromEntries(all.map(rowOfEntry)) : {},
  }
}

function nameOfEntry(entry: MenuEntry | string): string {
  return typeof entry === 'string' ? entry : entry.id
}

function rowOfEntry({ id, label, icon, when, ...opens }: MenuEntry): [string, NavigationEntry] {
  const page = opens.route ?? opens.category ?? id
  // The comparison only reads the name of an own drawing.
  return [id, { page, label, icon: icon as IconName, ...(when && { when }) }]
}

/** Splits the flags of a skin into values and flags that are forced off, whose reasons are not published. */
function readFlags(flags: Skin['flags']): Pick<ResolvedMerchant, 'flags' | 'forceOff'> {
  const all = Object.entries(flags)
  const forced = all.flatMap(([name, value]) => (value === null ? [[name, '']] : []))
  return {
    // The schema fills in every flag.
    flags: Object.fromEntries(
      all.filter(([, value]) => value !== null),
    ) as ResolvedMerchant['flags'],
    forceOff: Object.fromEntries(forced),
  }
}

/** Leaves out a logo for the brand's colour that is the same as the logo, so that it is reported once. */
function ownPictures({ logoInverse, ...own }: Skin['brand']): ResolvedMerchant['brand'] {
  return logoInverse === own.logo ? own : { ...own, logoInverse }
}

const choices = ['mode', 'shape', 'depth', 'action'] as const

function compareLooks({ before, after }: Sides<SiteView>): UnplacedChange[] {
  const [was, is] = [before.skin.look, after.skin.look]
  const changes = choices.flatMap((key) =>
    was[key] === is[key]
      ? []
      : [
          createChange(`theme.${key}`, formatChange(key, was[key], is[key]), {
            before: was[key],
            after: is[key],
          }),
        ],
  )
  const icons = was.sprite === is.sprite ? [] : [createChange('theme.icons', 'icons replaced', {})]
  const places = (['levels', 'poster', 'largeScreen'] as const).flatMap((key) =>
    compareThemeSetting(key, { before: was[key], after: is[key] }),
  )
  return [...changes, ...icons, ...places, ...compareOrnaments({ before: was, after: is })]
}

function compareOrnaments({ before, after }: Sides<Skin['look']>): UnplacedChange[] {
  const ofPages = ornamentPlaces.flatMap((place) =>
    compareDrawings(
      { before: before.pageOrnaments?.[place], after: after.pageOrnaments?.[place] },
      { path: `theme.pageOrnaments.${place}`, label: `ornament ${place} of pages` },
    ),
  )
  const flat = { before: before.ornaments, after: after.ornaments }
  return [...compareDrawings(flat, { path: 'theme.ornaments', label: 'ornament' }), ...ofPages]
}

interface DrawingSubject {
  readonly path: string
  readonly label: string
}

function compareDrawings(
  sides: Sides<Readonly<Record<string, string>> | undefined>,
  { path, label }: DrawingSubject,
): UnplacedChange[] {
  return pairKeys({ before: sides.before ?? {}, after: sides.after ?? {} }).flatMap(
    ({ key, before: was, after: is }) => {
      if (was === is) return []
      const words = was === undefined ? 'added' : is === undefined ? 'removed' : 'replaced'
      return [createChange(`${path}.${key}`, `${label} ${formatKey(key)} ${words}`, {})]
    },
  )
}

function createChange(
  path: string,
  sentence: string,
  sides: Partial<Sides<unknown>>,
): UnplacedChange {
  return { kind: 'changed', path, sentence, ...sides }
}

/** Compares tokens, names the first few that differ, and compares the contrast of colours. */
function compareTokens({ before, after }: Sides<SiteView>): UnplacedChange[] {
  const [was, is] = [before.tokens, after.tokens]
  const describe = (noun: string, names: readonly string[]): UnplacedChange[] => {
    const changed = names.filter((name) => was[name] !== is[name])
    if (changed.length === 0) return []
    const named = formatFew(changed, (name) =>
      formatChange(name, formatToken(name, was[name]), formatToken(name, is[name])),
    )
    const pick = (from: SiteView['tokens']) =>
      Object.fromEntries(changed.map((name) => [name, from[name]]))
    return [
      createChange('theme.tokens', `${noun} ${named}`, {
        before: pick(was),
        after: pick(is),
      }),
    ]
  }
  const others = colourTokens.filter((name) => !isMain(name))
  const colours = describe('colour', [...mainColours, ...others])
  const contrasts =
    colours.length > 0 && hasColours(was) && hasColours(is)
      ? compareContrasts({ before: was, after: is }, () => 'theme.tokens')
      : []
  return [...colours, ...describe('measure', measureTokens), ...contrasts]
}

/** The colours that characterize a brand, which a sentence names first. */
const mainColours = ['primary', 'accent', 'surface-page', 'text'] as const

function isMain(name: string): boolean {
  return mainColours.some((main) => main === name)
}

/** Returns true if every colour is there. A page of an earlier build may lack some. */
function hasColours(tokens: SiteView['tokens']): tokens is Colours {
  return colourTokens.every((name) => tokens[name] !== undefined)
}

function compareMessageFiles({ before, after }: Sides<SiteView>): UnplacedChange[] {
  return [...before.messages].flatMap(([name, text]) => {
    const [was, is] = [readMessages(text), readMessages(after.messages.get(name) ?? '')]
    const [language = '', area = ''] = name.split('/')
    const label = languageName(language)
    const [, shown] = /^document-(.+)\.json$/.exec(area) ?? []
    if (shown !== undefined)
      return compareDocument(shown, language, { before: text, after: after.messages.get(name) })
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
      const sides = { before: was.get(key), after: is.get(key) }
      if (sides.before === sides.after) return []
      return [describeMessageChange(`words.${language}.${key}`, `${label} message ${key}`, sides)]
    })
  })
}

/** Compares a document of two sites, whose texts are too long for a sentence. */
function compareDocument(
  name: string,
  language: string,
  { before, after }: Sides<string | undefined>,
): UnplacedChange[] {
  if (before === after) return []
  const sentence = `document ${name} in ${languageName(language)} ${after === undefined ? 'removed' : 'changed'}`
  return [createChange(`documents.${name}.${language}`, sentence, {})]
}

/** Reads the messages of a file by their dotted keys. */
function readMessages(json: string): ReadonlyMap<string, string> {
  const messages = new Map<string, string>()
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string') messages.set(path, value)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, path ? `${path}.${key}` : key)
  }
  try {
    visit(JSON.parse(json), '')
  } catch {
    // A broken file has no messages.
  }
  return messages
}

function comparePlayers({ before, after }: Sides<SiteView>): UnplacedChange[] {
  const had = new Set(before.player)
  if (after.player.every((address) => had.has(address))) return []
  const sides = { before: before.player, after: after.player }
  return [createChange('player', "the player's build changed", sides)]
}
