import type { ResolvedMerchant } from '../config/resolved-merchant.ts'
import type { Colours } from '../config/theme/palette.ts'
import type { SiteView } from '../contract/site-view.ts'
import type { Skin } from '../contract/skin.ts'
import { colourTokens, measureTokens } from '../contract/tokens.ts'
import type { Change, Sides, Told } from './change.ts'
import { compareMerchants } from './compare-merchants.ts'
import { tellContrasts } from './compare-theme.ts'
import { tellWord } from './compare-words.ts'
import { pairKeys } from './pair-keys.ts'
import { languageName, showToken, showTurn, wordsOf } from './say.ts'

/**
 * What players would notice between two sites of a merchant, from what a published page says of
 * itself; where nothing of that differs, that the page is made in another way.
 */
export function compareSites(views: Sides<SiteView>): Change[] {
  const told = [
    ...compareSettings(views),
    ...compareLooks(views),
    ...compareTokens(views),
    ...compareMessages(views),
    ...comparePlayers(views),
  ]
  return told.length > 0 ? told : [made]
}

const made: Told = {
  kind: 'derived',
  path: 'page',
  sentence: 'the page is made in another way, and nothing that the merchant says is another',
}

const unplaced = { of: () => [], paths: () => [] }

function compareSettings({ before, after }: Sides<SiteView>): Change[] {
  return compareMerchants({
    before: { merchant: merchantOf(before), provenance: unplaced },
    after: { merchant: merchantOf(after), provenance: unplaced },
  })
}

/** The settings that a skin keeps; its look and its words are told by what became of them. */
function merchantOf({ skin, hosts }: SiteView): ResolvedMerchant {
  const { code, brand, languages, gateway, flags, pages, ...rest } = skin
  const { registration, navigation, lobby, safety } = rest
  const supported = languages.supported.map(({ tag }) => tag)
  return {
    schemaVersion: 1,
    code,
    hosts,
    brand: ownPictures(brand),
    theme: {},
    languages: { default: languages.default, supported, notes: languages.notes },
    gateway,
    flags: flags as ResolvedMerchant['flags'], // the law fills every flag in
    pages: pages as ResolvedMerchant['pages'], // pages are compared by those that either side has
    registration,
    navigation,
    lobby,
    safety,
  }
}

/** A logo that stands for the one on the brand's colour too is told once. */
function ownPictures({ logoInverse, ...own }: Skin['brand']): ResolvedMerchant['brand'] {
  return logoInverse === own.logo ? own : { ...own, logoInverse }
}

const manners = ['mode', 'shape', 'depth', 'action'] as const

function compareLooks({ before, after }: Sides<SiteView>): Told[] {
  const [was, is] = [before.skin.look, after.skin.look]
  const turns = manners.flatMap((key) =>
    was[key] === is[key]
      ? []
      : [
          turn(`theme.${key}`, showTurn(key, was[key], is[key]), {
            before: was[key],
            after: is[key],
          }),
        ],
  )
  const icons = was.sprite === is.sprite ? [] : [turn('theme.icons', 'icons replaced', {})]
  return [...turns, ...icons, ...compareOrnaments({ before: was, after: is })]
}

function compareOrnaments({ before, after }: Sides<Skin['look']>): Told[] {
  const pairs = pairKeys({ before: before.ornaments, after: after.ornaments })
  return pairs.flatMap(({ key, before: was, after: is }) => {
    if (was === is) return []
    const words = was === undefined ? 'added' : is === undefined ? 'is gone' : 'replaced'
    return [turn(`theme.ornaments.${key}`, `ornament ${wordsOf(key)} ${words}`, {})]
  })
}

function turn(path: string, sentence: string, sides: Partial<Sides<unknown>>): Told {
  return { kind: 'changed', path, sentence, ...sides }
}

const mostNamed = 4

/** The tokens that are others, the first few by name, and how well colours are told apart. */
function compareTokens({ before, after }: Sides<SiteView>): Told[] {
  const [was, is] = [before.tokens, after.tokens]
  const tell = (noun: string, names: readonly string[]): Told[] => {
    const turned = names.filter((name) => was[name] !== is[name])
    if (turned.length === 0) return []
    const named = turned
      .slice(0, mostNamed)
      .map((name) => showTurn(name, showToken(name, was[name]), showToken(name, is[name])))
    const more = turned.length > mostNamed ? ` and ${turned.length - mostNamed} more` : ''
    const pick = (from: SiteView['tokens']) =>
      Object.fromEntries(turned.map((name) => [name, from[name]]))
    return [
      turn('theme.tokens', `${noun} ${named.join(', ')}${more}`, {
        before: pick(was),
        after: pick(is),
      }),
    ]
  }
  const colours = tell('colour', [...seeds, ...colourTokens.filter((name) => !isSeed(name))])
  const contrasts =
    colours.length > 0 && hasColours(was) && hasColours(is)
      ? tellContrasts({ before: was, after: is }, () => 'theme.tokens')
      : []
  return [...colours, ...tell('measure', measureTokens), ...contrasts]
}

/** What a brand's look is known by comes first. */
const seeds = ['primary', 'accent', 'surface-page', 'text'] as const

function isSeed(name: string): boolean {
  return seeds.some((seed) => seed === name)
}

/** A page of an earlier build may lack some. */
function hasColours(tokens: SiteView['tokens']): tokens is Colours {
  return colourTokens.every((name) => tokens[name] !== undefined)
}

function compareMessages({ before, after }: Sides<SiteView>): Told[] {
  return [...before.words].flatMap(([name, text]) => {
    const [was, is] = [readWords(text), readWords(after.words.get(name) ?? '')]
    const [language = ''] = name.split('/')
    const label = languageName(language)
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
      const sides = { before: was.get(key), after: is.get(key) }
      if (sides.before === sides.after) return []
      return [tellWord(`words.${language}.${key}`, `${label} word of ${key}`, sides)]
    })
  })
}

/** The words of a file of messages by their dotted keys. */
function readWords(json: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string') words.set(path, value)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, path ? `${path}.${key}` : key)
  }
  try {
    visit(JSON.parse(json), '')
  } catch {
    // What cannot be read says no word.
  }
  return words
}

function comparePlayers({ before, after }: Sides<SiteView>): Told[] {
  const had = new Set(before.player)
  if (after.player.every((address) => had.has(address))) return []
  const sides = { before: before.player, after: after.player }
  return [turn('player', 'the player is of another build', sides)]
}
