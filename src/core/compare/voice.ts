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

type Words = ReadonlyMap<string, Message>

/** The words of one language as a merchant's players read them. */
export interface Voice {
  /** What the merchant says itself, then what its parents say. */
  readonly own: readonly Words[]
  /** The language's own words over those of the languages it falls back to. */
  readonly platform: Words
}

/** The words of a merchant in a language; undefined where the language has no file, or a broken one. */
export type VoiceReader = (language: string, chain: readonly string[]) => Voice | undefined

/** Reads each file of words once; a chain goes from the topmost parent to the merchant. */
export function createVoiceReader(files: Files): VoiceReader {
  const platform = remember((language) => readPlatform(files, language))
  const own = remember((path) => {
    const [code = '', language = ''] = path.split('/')
    return readOwnMessages(files, { code, language })
  })
  return (language, chain) => {
    const words = platform(language)
    if (!words) return undefined
    const layers = chain.toReversed().flatMap((code) => own(`${code}/${language}`) ?? [])
    return { own: layers, platform: words }
  }
}

/** The word of a key, from the nearest that has it. */
export function wordOf({ own, platform }: Voice, key: string): Message | undefined {
  return own.find((words) => words.has(key))?.get(key) ?? platform.get(key)
}

function readPlatform(files: Files, language: string): Words | undefined {
  const catalogue = readCatalogue(files, language)
  if (!catalogue?.areas.get(commonArea)?.tree) return undefined
  const asked = [keyLanguage, ...catalogue.fallback.toReversed()]
  const below = asked.flatMap((tag) => readCatalogue(files, tag)?.messages ?? [])
  return new Map([...below, catalogue.messages, readHead(catalogue)].flatMap((words) => [...words]))
}

/** What players meet of a language's head. */
const headKeys: readonly string[] = ['name', 'code', 'fallback', 'greeting', 'invitation']

/** What a language says of itself. */
function readHead({ head }: Catalogue): Words {
  if (!head) return new Map()
  return new Map(
    [...head.entries].flatMap(([key, { value }]): [string, Message][] => {
      if (!headKeys.includes(key)) return []
      const said = toValue(value)
      const text = typeof said === 'string' ? said : JSON.stringify(said)
      return [[`$language.${key}`, { text, span: value }]]
    }),
  )
}

function remember<T>(read: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>()
  return (name) => {
    const ready = known.get(name)
    if (ready !== undefined || known.has(name)) return ready as T // undefined is a T that is kept too
    const fresh = read(name)
    known.set(name, fresh)
    return fresh
  }
}
