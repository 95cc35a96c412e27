import { useSyncExternalStore } from 'react'
import type { Text } from '../../core/contract/generated/config.ts'
import type { MessageKey, MessageValues } from './message-key.ts'
import { type I18n, readI18n, subscribeI18n } from './start-i18n.ts'

function useI18n(): I18n {
  return useSyncExternalStore(subscribeI18n, readI18n, readI18n)
}

/** Returns the function that translates a message key into the current language. */
export function useT(): (key: MessageKey, values?: MessageValues) => string {
  return useI18n().translate
}

/** Returns the language of the messages: a chosen language follows once it has loaded. */
export function useMessageLanguage(): string {
  return useI18n().language
}

/** Returns the function that resolves a configured text: a message key, or texts by language. */
export function useText(): (text: Text, values?: MessageValues) => string {
  return useI18n().read
}
