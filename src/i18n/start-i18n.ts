import type { Text } from '../contract/generated/config.ts'
import type { MessageKey, MessageValues } from './message-key.ts'
import { fillPlaces, findMessage, type Messages } from './say-message.ts'

export interface I18nOptions {
  readonly language: string
  /** Languages asked in turn for a message that one lacks, by language tag; `en` is asked last. */
  readonly fallback: Readonly<Record<string, readonly string[]>>
  /** The messages at hand by language tag. */
  readonly messages: Readonly<Record<string, Messages>>
}

/** The voice at one moment: another object whenever language or messages changed. */
export interface Voice {
  readonly language: string
  readonly translate: (key: MessageKey, values?: MessageValues) => string
  readonly read: (text: Text) => string
}

const source = 'en'
const listeners = new Set<() => void>()
let chainOf = (language: string): readonly string[] => [language, source]
let atHand: ReadonlyMap<string, Messages> = new Map()
let voice: Voice = speak(source)

/** Makes the messages speak at once, without waiting for anything. */
export function startI18n({ language, fallback, messages }: I18nOptions): void {
  chainOf = (tag) => [...new Set([tag, ...(fallback[tag] ?? []), source])]
  atHand = new Map(Object.entries(messages))
  publish(language)
}

/** Speaks another language from now on; the languages of `messages` join those at hand. */
export function changeLanguage({
  language,
  messages = {},
}: Pick<I18nOptions, 'language'> & Partial<Pick<I18nOptions, 'messages'>>): void {
  atHand = new Map([...atHand, ...Object.entries(messages)])
  publish(language)
}

/** Whether the messages of a language are at hand. */
export function hasMessages(language: string): boolean {
  return atHand.has(language)
}

export function readVoice(): Voice {
  return voice
}

export function subscribeVoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(language: string): void {
  voice = speak(language)
  for (const listener of listeners) listener()
}

function speak(language: string): Voice {
  const translate = (key: string, values: MessageValues = {}): string => {
    for (const tag of chainOf(language)) {
      const place = { language: tag, messages: atHand.get(tag) }
      const words = findMessage(key, place, values['count'])
      if (words) return fillPlaces(words, values)
    }
    return lastPart(key)
  }
  const read = (text: Text): string => {
    if (typeof text === 'string') return translate(text)
    const tag = chainOf(language).find((one) => Object.hasOwn(text, one) && text[one])
    return (tag && text[tag]) || Object.values(text).find(Boolean) || ''
  }
  return { language, translate, read }
}

/** What is shown for a key no language has: better a word than a blank. */
function lastPart(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1)
}
