import { proxy, useSnapshot } from 'valtio'
import type { LanguageInfo } from '../../core/contract/skin.ts'
import { deviceStorage } from './storage.ts'

export interface LanguageRules {
  readonly default: string
  readonly supported: readonly LanguageInfo[]
}

const store = proxy<{ tag: string; supported: readonly LanguageInfo[] }>({ tag: '', supported: [] })
const listeners = new Set<(tag: string) => void>()

/** Takes the stored choice where the merchant supports it, else the merchant's default. */
export function startLanguage({ default: fallback, supported }: LanguageRules): void {
  store.supported = supported
  store.tag = find(deviceStorage.read('language'))?.tag ?? fallback
}

/** The tag of the language shown, such as `th`. */
export function useLanguage(): string {
  return useSnapshot(store).tag
}

export function readLanguage(): string {
  return store.tag
}

/** The gateway's code of a language, such as `TH`. */
export function readLanguageCode(tag = store.tag): string {
  return find(tag)?.code ?? tag.toUpperCase()
}

/** Stores the choice, forgets the cached hot games and tells the listeners (SPEC §4.18). */
export function chooseLanguage(tag: string): void {
  if (!find(tag) || tag === store.tag) return
  deviceStorage.write('language', tag)
  deviceStorage.write('hotGames', undefined)
  store.tag = tag
  for (const listener of listeners) listener(tag)
}

/** Hears of every change of language; answers with how to stop hearing. */
export function onLanguageChange(listener: (tag: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function find(tag: string | undefined): LanguageInfo | undefined {
  return store.supported.find((language) => language.tag === tag || language.code === tag)
}
