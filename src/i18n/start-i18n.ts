import { createInstance, type i18n } from 'i18next'
import type { Text } from '../contract/generated/config.ts'
import type { MessageKey, MessageValues } from './message-key.ts'

/** The content of a locale file: messages in groups, and its `$language` head. */
export interface Messages {
  readonly [key: string]: string | Messages | readonly string[]
}

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
let instance: i18n | undefined
let chainOf = (language: string): readonly string[] => [language, source]
let voice: Voice = speak(source)

/** Makes the messages speak at once, without waiting for anything. */
export function startI18n({ language, fallback, messages }: I18nOptions): void {
  chainOf = (tag) => [...new Set([tag, ...(fallback[tag] ?? []), source])]
  instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: (tag: string) => chainOf(tag).slice(1),
    resources: Object.fromEntries(
      Object.entries(messages).map(([tag, translation]) => [tag, { translation }]),
    ),
    load: 'currentOnly',
    nsSeparator: false,
    initAsync: false,
    returnEmptyString: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: lastPart,
    returnedObjectHandler: lastPart,
  })
  publish(language)
}

/** Speaks another language from now on; `messages` are added to those at hand. */
export async function changeLanguage({
  language,
  messages = {},
}: Pick<I18nOptions, 'language'> & Partial<Pick<I18nOptions, 'messages'>>): Promise<void> {
  for (const [tag, translation] of Object.entries(messages)) {
    instance?.addResourceBundle(tag, 'translation', translation, true, true)
  }
  await instance?.changeLanguage(language)
  publish(language)
}

/** Whether the messages of a language are at hand. */
export function hasMessages(language: string): boolean {
  return instance?.hasResourceBundle(language, 'translation') ?? false
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
  const translate = (key: string, values?: MessageValues): string =>
    instance?.t(key, { ...values }) || lastPart(key)
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
