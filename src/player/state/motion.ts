import { deviceStorage } from './storage.ts'

/** Marks the page for a player who chose reduced motion in the settings; stylesheets read the mark. */
export function applyMotion(root: HTMLElement): void {
  root.toggleAttribute('data-still', deviceStorage.read('reducedMotion') === '1')
}
