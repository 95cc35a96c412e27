import type { Files } from '../config/files.ts'
import { readMap } from '../config/parse-source.ts'
import type { LanguageInfo } from '../contract/skin.ts'
import { contentHash } from './content-hash.ts'

/** Words by key, in groups. */
export interface Messages {
  readonly [key: string]: string | Messages
}
interface LanguageHead {
  readonly name: string
  readonly code: string
  readonly fallback: readonly string[]
  readonly greeting?: string
  readonly invitation?: string
}

/** What one language says for a merchant. */
export interface Voice {
  readonly info: Omit<LanguageInfo, 'messages'>
  readonly messages: Messages
  readonly json: string
  readonly hash: string
  /** Whether a merchant of the chain says some of it otherwise. */
  readonly own: boolean
}

/** The voice of a chain of merchants, the merchant first, in a language; undefined without its file. */
export type VoiceReader = (chain: readonly string[], tag: string) => Voice | undefined

/** The language whose messages are complete. */
const source = 'en'

/**
 * Reads voices from a folder that stays as it is: what its fallback languages say first, then the
 * platform's, then the chain's own from the eldest down. What merchants share is composed once.
 */
export function createVoiceReader(files: Files): VoiceReader {
  const shared = new Map<string, Voice | undefined>()
  const readPlatform = (tag: string): Voice | undefined => {
    const platform = readMessages(files, `locales/${tag}.json`)
    if (!platform) return undefined
    const { $language, ...messages } = platform
    const head = readHead($language, tag)
    return say([...readFallbacks(files, head), messages].reduce(mergeMessages), {
      info: { tag, ...head },
      own: false,
    })
  }
  const keep = (above: readonly string[], tag: string): Voice | undefined => {
    const key = [tag, ...above].join('/')
    if (!shared.has(key)) shared.set(key, above.length > 0 ? read(above, tag) : readPlatform(tag))
    return shared.get(key)
  }
  function read([code = '', ...above]: readonly string[], tag: string): Voice | undefined {
    const under = keep(above, tag)
    const own = readMessages(files, `merchants/${code}/messages/${tag}.json`)
    return under && own ? say(mergeMessages(under.messages, own), { ...under, own: true }) : under
  }
  return read
}

/** The messages of one language for one merchant; `chain` is the merchant, its parent and so on. */
export function readVoice(files: Files, chain: readonly string[], tag: string): Voice | undefined {
  return createVoiceReader(files)(chain, tag)
}

function say(messages: Messages, { info, own }: Pick<Voice, 'info' | 'own'>): Voice {
  const json = JSON.stringify(messages)
  return { info, messages, json, hash: contentHash(json), own }
}

/** What the languages of a fallback chain say, the last one asked first. */
function readFallbacks(files: Files, { fallback }: LanguageHead): Messages[] {
  return [source, ...[...fallback].reverse()].map((tag) => {
    const { $language: _, ...messages } = readMessages(files, `locales/${tag}.json`) ?? {}
    return messages
  })
}

/** What a file of a merchant or of words says; `undefined` where it is missing or broken. */
export function readMessages(files: Files, path: string): Messages | undefined {
  const text = files.read(path)
  // Whatever in it is neither a text nor a group is left out where it is merged or looked through.
  return text === undefined ? undefined : (readMap({ path, text }) as Messages | undefined)
}

function readHead(head: string | Messages | undefined, tag: string): LanguageHead {
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

/** Words over words; what is no text where a text is said, or no group where there is one, changes nothing. */
function mergeMessages(under: Messages, over: Messages): Messages {
  const merged: Record<string, string | Messages> = { ...under }
  for (const [key, value] of Object.entries(over)) {
    if (key === '__proto__') continue
    const below = merged[key]
    if (isGroup(value) && typeof below !== 'string') merged[key] = mergeMessages(below ?? {}, value)
    if (typeof value === 'string' && typeof below !== 'object') merged[key] = value
  }
  return merged
}

function isGroup(value: unknown): value is Messages {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
