import { proxy, useSnapshot } from 'valtio'
import type { LanguageInfo } from '../../core/contract/skin.ts'
import { deviceStorage } from './storage.ts'

export interface LanguageRules {
  readonly default: string
  readonly supported: readonly LanguageInfo[]
}

const store = proxy<{ tag: string; supported: readonly LanguageInfo[] }>({ tag: '', supported: [] })
const listeners = new Set<(tag: string) => void>()

/** Sets the language to the player's stored choice if the merchant supports it, else to the merchant's default. */
export function startLanguage({ default: fallback, supported }: LanguageRules): void {
  store.supported = supported
  store.tag = find(deviceStorage.read('language'))?.tag ?? fallback
}

/** Returns the tag of the current language, such as `th`. */
export function useLanguage(): string {
  return useSnapshot(store).tag
}

export function readLanguage(): string {
  return store.tag
}

/** Returns the gateway's code of a language, such as `TH`. */
export function readLanguageCode(tag = store.tag): string {
  return find(tag)?.code ?? tag.toUpperCase()
}

/** Stores the choice, clears the cached hot games and notifies the listeners (SPEC §4.18). */
export function chooseLanguage(tag: string): void {
  if (!find(tag) || tag === store.tag) return
  deviceStorage.write('language', tag)
  deviceStorage.write('hotGames', undefined)
  store.tag = tag
  for (const listener of listeners) listener(tag)
}

/** Calls a listener on every change of language. Returns a function that removes it. */
export function onLanguageChange(listener: (tag: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function find(tag: string | undefined): LanguageInfo | undefined {
  return store.supported.find((language) => language.tag === tag || language.code === tag)
}
