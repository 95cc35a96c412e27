import type { Files } from '../../core/config/files.ts'
import {
  areaFile,
  baseKey,
  commonArea,
  isUntranslated,
  keyLanguage,
  listAreas,
} from '../../core/config/messages.ts'
import { readMap } from '../../core/config/parse-source.ts'
import { pluralFormsOf } from '../../core/config/words/plural-forms.ts'
import type { LanguageInfo } from '../../core/contract/skin.ts'
import { timeNamesKey } from '../../core/contract/time-names.ts'
import { contentHash } from './content-hash.ts'

/** Messages by key, in groups. */
export interface NestedMessages {
  readonly [key: string]: string | NestedMessages
}

/** The `$language` group of a language's common file. */
interface LanguageHead {
  readonly name: string
  readonly code: string
  readonly fallback: readonly string[]
  readonly greeting?: string
  readonly invitation?: string
}

/** The messages of one area, as a page loads them. */
interface AreaMessages {
  readonly messages: NestedMessages
  readonly json: string
  readonly hash: string
  /** True if a merchant of the chain changes any of its messages. */
  readonly own: boolean
}

/** The messages of one language for a merchant. */
export interface LanguageMessages {
  readonly info: Omit<LanguageInfo, 'messages'>
  readonly areas: ReadonlyMap<string, AreaMessages>
}

/**
 * Returns the messages of a language for a chain of merchants, the merchant first; undefined if the
 * language has no files.
 */
export type MessageReader = (chain: readonly string[], tag: string) => LanguageMessages | undefined

/** Messages by area. */
type ByArea = ReadonlyMap<string, NestedMessages>

/**
 * Creates a reader of messages over a snapshot of a folder. Later layers override earlier ones: the
 * fallback languages, the language itself, then the merchants of the chain from the topmost parent
 * down. What merchants share is composed once.
 */
export function createMessageReader(files: Files): MessageReader {
  const shared = new Map<string, LanguageMessages | undefined>()
  let areaOfGroup: ReadonlyMap<string, string> | undefined
  const readPlatform = (tag: string): LanguageMessages | undefined => {
    const forms = formsOf(tag)
    const platform = readPlatformFiles(files, tag, forms)
    if (!platform) return undefined
    const { $language, ...common } = platform.get(commonArea) ?? {}
    const head = readHead($language, tag)
    const dates = isGroup($language) ? $language['dates'] : undefined
    const withDates = isGroup(dates) ? { ...common, [timeNamesKey]: dates } : common
    const own: ByArea = new Map([...platform, [commonArea, withDates]])
    const layers = [...readFallbacks(files, head, forms), own]
    const names = new Set(layers.flatMap((layer) => [...layer.keys()]))
    const areas = [...names].map((area): [string, AreaMessages] => {
      const layered = layers.map((layer) => layer.get(area) ?? {})
      const messages = layered.reduce(mergeMessages, {})
      return [area, serialize(messages, { own: false })]
    })
    return { info: { tag, ...head }, areas: new Map(areas) }
  }
  const readShared = (above: readonly string[], tag: string): LanguageMessages | undefined => {
    const key = [tag, ...above].join('/')
    if (!shared.has(key)) shared.set(key, above.length > 0 ? read(above, tag) : readPlatform(tag))
    return shared.get(key)
  }
  function read(
    [code = '', ...above]: readonly string[],
    tag: string,
  ): LanguageMessages | undefined {
    const under = readShared(above, tag)
    const own = readMessages(files, `merchants/${code}/messages/${tag}.json`)
    if (!under || !own) return under
    areaOfGroup ??= readAreaOfGroup(files)
    const areas = [...splitByArea(own, areaOfGroup)].map(([area, over]): [string, AreaMessages] => [
      area,
      serialize(mergeMessages(under.areas.get(area)?.messages ?? {}, over), { own: true }),
    ])
    return { ...under, areas: new Map([...under.areas, ...areas]) }
  }
  return read
}

/** Returns the messages of a language with others over those of an area. */
export function addMessages(
  language: LanguageMessages,
  area: string,
  over: NestedMessages,
): LanguageMessages {
  const messages = mergeMessages(language.areas.get(area)?.messages ?? {}, over)
  const added = serialize(messages, { own: true })
  return { ...language, areas: new Map([...language.areas, [area, added]]) }
}

/** Finds a text by its dotted key in the messages of any area. */
export function findMessage({ areas }: LanguageMessages, key: string): string | undefined {
  const found = [...areas.values()].map(({ messages }) =>
    key
      .split('.')
      .reduce<string | NestedMessages | undefined>(
        (group, name) => (isGroup(group) && Object.hasOwn(group, name) ? group[name] : undefined),
        messages,
      ),
  )
  return found.find((text) => typeof text === 'string')
}

function serialize(messages: NestedMessages, { own }: Pick<AreaMessages, 'own'>): AreaMessages {
  const json = JSON.stringify(messages)
  return { messages, json, hash: contentHash(json), own }
}

/** Reads the messages of the fallback languages, the least preferred first. */
function readFallbacks(
  files: Files,
  { fallback }: LanguageHead,
  forms: readonly string[],
): ByArea[] {
  return [keyLanguage, ...[...fallback].reverse()].map((tag) => {
    const platform = readPlatformFiles(files, tag, forms) ?? new Map<string, NestedMessages>()
    const { $language: _, ...common } = platform.get(commonArea) ?? {}
    return new Map([...platform, [commonArea, common]])
  })
}

/** Reads the files of a language; undefined if the file that every page needs cannot be read. */
function readPlatformFiles(
  files: Files,
  tag: string,
  forms: readonly string[],
): ByArea | undefined {
  const areas = listAreas(files, tag).flatMap((area): [string, NestedMessages][] => {
    const messages = readMessages(files, areaFile(tag, area))
    return messages ? [[area, addForms(leaveOutUntranslated(messages, tag), forms)]] : []
  })
  const byArea = new Map(areas)
  return byArea.has(commonArea) ? byArea : undefined
}

/** Removes the texts that a language leaves empty, so that those of its fallback languages show. */
function leaveOutUntranslated(messages: NestedMessages, tag: string): NestedMessages {
  const kept = Object.entries(messages).flatMap(([key, value]): [string, typeof value][] => {
    if (isGroup(value)) return [[key, leaveOutUntranslated(value, tag)]]
    return isUntranslated(tag, value) ? [] : [[key, value]]
  })
  return Object.fromEntries(kept)
}

/** Returns the plural forms that a player may ask a language for: a browser that does not know it takes those of its own language. */
function formsOf(tag: string): readonly string[] {
  return [...new Set([...pluralFormsOf(keyLanguage), ...pluralFormsOf(tag)])]
}

/** Adds each plural form that a message lacks, with the text of its form `other`. */
function addForms(messages: NestedMessages, forms: readonly string[]): NestedMessages {
  const added = Object.entries(messages).flatMap(([key, value]): [string, typeof value][] => {
    if (isGroup(value)) return [[key, addForms(value, forms)]]
    if (!key.endsWith('_other')) return [[key, value]]
    const names = forms.map((form) => `${baseKey(key)}_${form}`)
    const lacking = names.filter((name) => !Object.hasOwn(messages, name))
    return [[key, value], ...lacking.map((name): [string, typeof value] => [name, value])]
  })
  return Object.fromEntries(added)
}

/** Reads the area of each group of messages from the English files. */
function readAreaOfGroup(files: Files): ReadonlyMap<string, string> {
  const english = readPlatformFiles(files, keyLanguage, []) ?? new Map<string, NestedMessages>()
  return new Map(
    [...english].flatMap(([area, messages]) =>
      Object.keys(messages).map((group): [string, string] => [group, area]),
    ),
  )
}

/** Sorts a merchant's own groups into areas; a group that the platform lacks goes to the common one. */
function splitByArea(own: NestedMessages, areaOfGroup: ReadonlyMap<string, string>): ByArea {
  const areas = Map.groupBy(
    Object.entries(own).filter(([group]) => !group.startsWith('$')),
    ([group]) => areaOfGroup.get(group) ?? commonArea,
  )
  return new Map([...areas].map(([area, groups]) => [area, Object.fromEntries(groups)]))
}

/** Reads a JSON file of a merchant or of messages; undefined if it is missing or broken. */
export function readMessages(files: Files, path: string): NestedMessages | undefined {
  const text = files.read(path)
  // Callers skip whatever in it is neither a text nor a group.
  return text === undefined ? undefined : (readMap({ path, text }) as NestedMessages | undefined)
}

function readHead(head: string | NestedMessages | undefined, tag: string): LanguageHead {
  const {
    name = tag,
    code = tag.toUpperCase(),
    fallback = [],
    greeting,
    invitation,
  } = isGroup(head) ? head : {}
  return {
    name: String(name),
    code: String(code),
    fallback: Array.isArray(fallback) ? fallback.map(String) : [],
    ...(greeting && { greeting: String(greeting) }),
    ...(invitation && { invitation: String(invitation) }),
  }
}

/** Merges messages over others; a value replaces only one of its own kind, text or group. */
function mergeMessages(under: NestedMessages, over: NestedMessages): NestedMessages {
  const merged: Record<string, string | NestedMessages> = { ...under }
  for (const [key, value] of Object.entries(over)) {
    if (key === '__proto__') continue
    const below = merged[key]
    if (isGroup(value) && typeof below !== 'string') merged[key] = mergeMessages(below ?? {}, value)
    if (typeof value === 'string' && typeof below !== 'object') merged[key] = value
  }
  return merged
}

function isGroup(value: unknown): value is NestedMessages {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
