import type { Text } from '../../core/contract/generated/config.ts'
import { areaOf } from './areas.ts'
import {
  type Bundle,
  createTranslator,
  type Messages,
  sourceLanguage,
} from './create-translator.ts'
import type { Area, MessageKey, MessageValues } from './message-key.ts'

/** Loads the messages of an area in a language, or in a language that replaces it. Resolves to undefined if none loads. */
export type LoadBundle = (language: string, area: Area) => Promise<Bundle | undefined>

export interface I18nOptions {
  readonly language: string
  /** The languages that replace a missing message, in order, by language tag. */
  readonly fallback: Readonly<Record<string, readonly string[]>>
  /** The messages that are loaded at the start, by language tag and area. */
  readonly messages?: Readonly<Record<string, Readonly<Record<string, Messages>>>>
  /** Loads further messages. Without it only those of the start are used. */
  readonly load?: LoadBundle
  /** Called once for each message that no language has. */
  readonly onMissing?: (key: string, language: string) => void
}

/** The translation functions of components. The object is replaced whenever their results may change. */
export interface I18n {
  readonly language: string
  readonly translate: (key: MessageKey, values?: MessageValues) => string
  readonly read: (text: Text, values?: MessageValues) => string
  /** Returns whether a loaded area has a message. */
  readonly has: (key: string) => boolean
}

type State = ReturnType<typeof createState>

const listeners = new Set<() => void>()
let state = createState({ language: sourceLanguage, fallback: {} })
let i18n = createI18n(state)

/** Resets the translator to a language and the given messages. */
export function startI18n(options: I18nOptions): void {
  state = createState(options)
  publish()
}

/**
 * Loads areas in the current language, each once. An area that failed to load is requested again. Returns
 * undefined if all areas are loaded.
 */
export function loadAreas(areas: readonly Area[]): Promise<unknown> | undefined {
  const loads = areas.flatMap((area) => loadArea(state.language, area) ?? [])
  return loads.length > 0 ? Promise.all(loads) : undefined
}

/** Loads code and the message areas that it needs in parallel. */
export function loadWithAreas<T>(load: () => Promise<T>, areas: readonly Area[]): Promise<T> {
  return Promise.all([load(), loadAreas(areas)]).then(([loaded]) => loaded)
}

/** Switches to another language once its areas that were needed so far have loaded, unless a later switch replaces this one. */
export async function changeLanguage(language: string): Promise<void> {
  const own = state
  own.next = language
  await Promise.all([...own.needed].map((area) => loadArea(language, area)))
  if (state !== own || own.next !== language) return
  own.language = language
  own.translator.setLanguage(language)
  publish()
}

/** Lists the areas that were needed since `startI18n`. */
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
    /** The language that is loading, or the current one. */
    next: language,
    fallback,
    translator,
    load,
    needed: new Set<Area>(),
    /** Running requests, by language and area. */
    loading: new Map<string, Promise<void>>(),
    /** Requests that failed, by language and area. */
    failed: new Set<string>(),
    /** Requests that a component waits for, by language and area. */
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

/** Returns whether an area is loading. If it is, marks it so that components render again when it has loaded. */
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
    // An empty text for a moment is better than a message key.
    return isAwaited(area) ? '' : translator.translate(key, { area, values })
  }
  const read = (text: Text, values?: MessageValues): string => {
    if (typeof text === 'string') return translate(text, values)
    const tags = [language, ...(fallback[language] ?? []), sourceLanguage]
    const tag = tags.find((one) => Object.hasOwn(text, one) && text[one])
    return (tag && text[tag]) || Object.values(text).find(Boolean) || ''
  }
  return { language, translate, read, has: (key) => translator.knows(key, areaOf(key)) }
}
