import { useSyncExternalStore } from 'react'
import type { Text } from '../contract/generated/config.ts'
import type { MessageKey, MessageValues } from './message-key.ts'
import { readVoice, subscribeVoice, type Voice } from './start-i18n.ts'

function useVoice(): Voice {
  return useSyncExternalStore(subscribeVoice, readVoice, readVoice)
}

/** The function that says a message in the language shown. */
export function useT(): (key: MessageKey, values?: MessageValues) => string {
  return useVoice().translate
}

/** The function that reads words of configuration: a message key, or the words by language. */
export function useText(): (text: Text) => string {
  return useVoice().read
}
