import type { Text } from '../../core/contract/generated/config.ts'
import { areaOf } from './areas.ts'
import {
  type Bundle,
  createTranslator,
  type Messages,
  sourceLanguage,
} from './create-translator.ts'
import type { Area, MessageKey, MessageValues } from './message-key.ts'

/** Loads the messages of an area: those of a language, or of one that stands in for it; undefined when none comes. */
export type LoadBundle = (language: string, area: Area) => Promise<Bundle | undefined>

export interface I18nOptions {
  readonly language: string
  /** Languages asked in turn for a message that one lacks, by language tag. */
  readonly fallback: Readonly<Record<string, readonly string[]>>
  /** The messages at hand, by language tag and area. */
  readonly messages?: Readonly<Record<string, Readonly<Record<string, Messages>>>>
  /** Without it only the messages at hand are there. */
  readonly load?: LoadBundle
  /** Hears once of each message that no language has. */
  readonly onMissing?: (key: string, language: string) => void
}

/** What components read: another object whenever what it answers may differ. */
export interface I18n {
  readonly language: string
  readonly translate: (key: MessageKey, values?: MessageValues) => string
  readonly read: (text: Text) => string
}

type State = ReturnType<typeof createState>

const listeners = new Set<() => void>()
let state = createState({ language: sourceLanguage, fallback: {} })
let i18n = createI18n(state)

/** Starts over with a language and the messages at hand. */
export function startI18n(options: I18nOptions): void {
  state = createState(options)
  publish()
}

/**
 * Loads areas in the language shown, each once; one that did not come is asked for again. Answers
 * undefined when nothing has to be waited for.
 */
export function loadAreas(areas: readonly Area[]): Promise<unknown> | undefined {
  const loads = areas.flatMap((area) => loadArea(state.language, area) ?? [])
  return loads.length > 0 ? Promise.all(loads) : undefined
}

/** Loads code together with the areas of messages that it needs. */
export function loadWithAreas<T>(load: () => Promise<T>, areas: readonly Area[]): Promise<T> {
  return Promise.all([load(), loadAreas(areas)]).then(([loaded]) => loaded)
}

/** Shows another language once it has the areas that were needed so far, unless a later one is wanted by then. */
export async function changeLanguage(language: string): Promise<void> {
  const own = state
  own.next = language
  await Promise.all([...own.needed].map((area) => loadArea(language, area)))
  if (state !== own || own.next !== language) return
  own.language = language
  own.translator.setLanguage(language)
  publish()
}

/** Lists the areas that were needed since the start. */
export function listNeededAreas(): readonly Area[] {
  return [...state.needed].sort()
}

export function readI18n(): I18n {
  return i18n
}

export function subscribeI18n(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function createState({ language, fallback, messages = {}, load, onMissing }: I18nOptions) {
  const missed = new Set<string>()
  const translator = createTranslator({
    language,
    fallback,
    onMissing: (key, tag) => {
      if (missed.has(key)) return
      missed.add(key)
      onMissing?.(key, tag)
    },
  })
  for (const [tag, areas] of Object.entries(messages))
    for (const [area, inside] of Object.entries(areas))
      translator.add({ language: tag, area, messages: inside })
  return {
    language,
    /** The language that is shown next. */
    next: language,
    fallback,
    translator,
    load,
    needed: new Set<Area>(),
    /** By language and area, what is on its way, what did not come, and what a component waits for. */
    loading: new Map<string, Promise<void>>(),
    failed: new Set<string>(),
    awaited: new Set<string>(),
  }
}

function publish(): void {
  i18n = createI18n(state)
  for (const listener of listeners) listener()
}

function loadArea(language: string, area: Area): Promise<void> | undefined {
  const { translator, load, loading, failed, needed } = state
  const name = `${language} ${area}`
  needed.add(area)
  if (!load || translator.has({ language, area })) return undefined
  const running = loading.get(name)
  if (running) return running
  failed.delete(name)
  const own = state
  const fresh = load(language, area).then((bundle) => {
    loading.delete(name)
    if (bundle) translator.add(bundle)
    if (!translator.has({ language, area })) failed.add(name)
    if (own.awaited.delete(name) && own === state) publish()
  })
  loading.set(name, fresh)
  return fresh
}

/** Whether messages of an area are on their way, which a component then waits for. */
function isAwaited(area: Area): boolean {
  const { language, awaited, failed } = state
  const name = `${language} ${area}`
  if (failed.has(name) || !loadArea(language, area)) return false
  awaited.add(name)
  return true
}

function createI18n({ language, fallback, translator }: State): I18n {
  const translate = (key: string, values?: MessageValues): string => {
    const area = areaOf(key)
    // A word that comes late is better than a wrong one.
    return isAwaited(area) ? '' : translator.translate(key, { area, values })
  }
  const read = (text: Text): string => {
    if (typeof text === 'string') return translate(text)
    const tags = [language, ...(fallback[language] ?? []), sourceLanguage]
    const tag = tags.find((one) => Object.hasOwn(text, one) && text[one])
    return (tag && text[tag]) || Object.values(text).find(Boolean) || ''
  }
  return { language, translate, read }
}
