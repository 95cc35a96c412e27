import type { LanguageInfo } from '../../contract/skin.ts'
import type { DiskFiles } from '../../disk/disk-files.ts'
import { shortHash } from './art-shelf.ts'

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

export interface Voice {
  readonly info: LanguageInfo
  readonly json: string
}

/** The language whose messages are complete. */
const source = 'en'

/**
 * The messages of one language for one merchant: what its fallback languages say first, then the
 * platform's, then the chain's own from the eldest down.
 */
export function readVoice(
  files: DiskFiles,
  chain: readonly string[],
  tag: string,
): Voice | undefined {
  const platform = readMessages(files, `locales/${tag}.json`)
  if (!platform) return undefined
  const { $language, ...messages } = platform
  const head = readHead($language, tag)
  const own = [...chain]
    .reverse()
    .map((code) => readMessages(files, `merchants/${code}/messages/${tag}.json`) ?? {})
  const json = JSON.stringify(
    [...readFallbacks(files, head), messages, ...own].reduce(mergeMessages),
  )
  const [code = ''] = chain
  return {
    json,
    info: { tag, ...head, messages: `/skin/${code}/messages/${tag}.json?v=${shortHash(json)}` },
  }
}

/** What the languages of a fallback chain say, the last one asked first. */
function readFallbacks(files: DiskFiles, { fallback }: LanguageHead): Messages[] {
  return [source, ...[...fallback].reverse()].map((tag) => {
    const { $language: _, ...messages } = readMessages(files, `locales/${tag}.json`) ?? {}
    return messages
  })
}

/** A file of JSON objects and texts; `undefined` where it is missing or broken. */
export function readMessages(files: DiskFiles, path: string): Messages | undefined {
  const text = files.read(path)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readHead(head: string | Messages | undefined, tag: string): LanguageHead {
  const {
    name = tag,
    code = tag.toUpperCase(),
    fallback = [],
    greeting,
    invitation,
  } = typeof head === 'object' ? head : {}
  return {
    name: String(name),
    code: String(code),
    fallback: Array.isArray(fallback) ? fallback.map(String) : [],
    ...(greeting && { greeting: String(greeting) }),
    ...(invitation && { invitation: String(invitation) }),
  }
}

function mergeMessages(under: Messages, over: Messages): Messages {
  const merged: Record<string, string | Messages> = { ...under }
  for (const [key, value] of Object.entries(over)) {
    if (key === '__proto__') continue
    const below = merged[key]
    merged[key] =
      typeof value === 'object' && typeof below === 'object' ? mergeMessages(below, value) : value
  }
  return merged
}
