import type { Files } from '../config/files.ts'
import {
  type Catalogue,
  commonArea,
  keyLanguage,
  type Message,
  readCatalogue,
  readOwnMessages,
} from '../config/messages.ts'
import { toValue } from '../config/tree.ts'

type Messages = ReadonlyMap<string, Message>

/** The messages of one language for a merchant. */
export interface LayeredMessages {
  /** The merchant's own messages, then those of its parents. */
  readonly own: readonly Messages[]
  /** The language's messages over those of its fallback languages. */
  readonly platform: Messages
}

/** Reads the messages of a merchant in a language; undefined if the file is missing or broken. */
export type LayeredMessageReader = (
  language: string,
  chain: readonly string[],
) => LayeredMessages | undefined

/** Creates a reader that reads each message file once. A chain goes from the topmost parent to the merchant. */
export function createLayeredMessageReader(files: Files): LayeredMessageReader {
  const platform = remember((language) => readPlatform(files, language))
  const own = remember((path) => {
    const [code = '', language = ''] = path.split('/')
    return readOwnMessages(files, { code, language })
  })
  return (language, chain) => {
    const messages = platform(language)
    if (!messages) return undefined
    const layers = chain.toReversed().flatMap((code) => own(`${code}/${language}`) ?? [])
    return { own: layers, platform: messages }
  }
}

/** Returns the message of a key from the nearest layer that has it. */
export function findMessage({ own, platform }: LayeredMessages, key: string): Message | undefined {
  return own.find((messages) => messages.has(key))?.get(key) ?? platform.get(key)
}

function readPlatform(files: Files, language: string): Messages | undefined {
  const catalogue = readCatalogue(files, language)
  if (!catalogue?.areas.get(commonArea)?.tree) return undefined
  const fallbacks = [keyLanguage, ...catalogue.fallback.toReversed()]
  const below = fallbacks.flatMap((tag) => readCatalogue(files, tag)?.messages ?? [])
  const layers = [...below, catalogue.messages, readHead(catalogue)]
  return new Map(layers.flatMap((messages) => [...messages]))
}

/** The keys of a language's head that players can notice. */
const headKeys: readonly string[] = ['name', 'code', 'fallback', 'greeting', 'invitation', 'dates']

/** Reads the head of a language as messages. */
function readHead({ head }: Catalogue): Messages {
  if (!head) return new Map()
  return new Map(
    [...head.entries].flatMap(([key, { value }]): [string, Message][] => {
      if (!headKeys.includes(key)) return []
      const content = toValue(value)
      const text = typeof content === 'string' ? content : JSON.stringify(content)
      return [[`$language.${key}`, { text, span: value }]]
    }),
  )
}

function remember<T>(read: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>()
  return (name) => {
    const ready = known.get(name)
    if (ready !== undefined || known.has(name)) return ready as T // undefined can be a cached T
    const fresh = read(name)
    known.set(name, fresh)
    return fresh
  }
}
