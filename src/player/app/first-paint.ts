import { homeName } from '../../core/contract/prerender.ts'
import type { Area } from '../i18n/message-key.ts'
import { readLanguage } from '../state/language.ts'
import { readSessionKind } from '../state/session.ts'

/** Returns whether the root holds a prerendered home that fits this visit: for its account, in the player's language. */
export function isPrerendered(root: HTMLElement): boolean {
  return (
    root.dataset['home'] === homeName(readLanguage(), readSessionKind()) &&
    root.ownerDocument.documentElement.dataset['own'] === undefined
  )
}

/** Returns the moment for which the home in the root was rendered, in epoch milliseconds. */
export function readPrerenderedTime(root: HTMLElement): number {
  return Number(root.dataset['time'] ?? 0)
}

/** Lists the areas of messages that the home in the root was rendered with. */
export function readPrerenderedAreas(root: HTMLElement): readonly Area[] {
  // The attribute was written by the prerenderer, which knows the areas.
  return (root.dataset['areas'] ?? 'common').split(' ') as Area[]
}

/** Applies the inline styles that the content security policy forbids in markup, from `data-style`. */
export function applyStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
    delete element.dataset['style']
  }
}

/** Replaces a prerendered home that does not fit this visit with the loading screen. */
export function clearRoot(root: HTMLElement): void {
  const waiting = document.getElementById('waiting')
  if (!waiting) return
  root.replaceChildren(...waiting.children)
  delete document.documentElement.dataset['own']
}
