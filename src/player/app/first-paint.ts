import type { Area } from '../i18n/message-key.ts'
import { readLanguage } from '../state/language.ts'
import { readSession } from '../state/session.ts'

/** Whether the root holds the home of this very visit, rendered ahead: a guest's, in the language shown. */
export function isStanding(root: HTMLElement): boolean {
  return (
    root.dataset['home'] === readLanguage() &&
    root.ownerDocument.documentElement.dataset['own'] === undefined &&
    readSession().kind === 'anonymous'
  )
}

/** Lists the areas of messages that the home in the root was rendered with. */
export function readStandingAreas(root: HTMLElement): readonly Area[] {
  // Our own page, whose renderer knows the areas.
  return (root.dataset['areas'] ?? 'common').split(' ') as Area[]
}

/** Gives elements the styles that markup may not carry under the policy. */
export function wearStyles(root: HTMLElement): void {
  for (const one of root.querySelectorAll<HTMLElement>('[data-style]')) {
    one.style.cssText = one.dataset['style'] ?? ''
    delete one.dataset['style']
  }
}

/** Puts the loading screen in the place of a home that is another's. */
export function clearRoot(root: HTMLElement): void {
  const waiting = document.getElementById('waiting')
  if (!waiting) return
  root.replaceChildren(...waiting.children)
  delete document.documentElement.dataset['own']
}
