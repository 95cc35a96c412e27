import { webcrypto } from 'node:crypto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { loadErrorNames } from '../../src/player/gateway/error-message-key.ts'
import { startEnglish } from './english.ts'
import { patience } from './patience.ts'

/** The browser features that jsdom lacks, and the English messages. Every component test starts with it. */
// A shared machine may take seconds to load a module that a component imports.
configure({ asyncUtilTimeout: patience.timeout })
beforeEach(startEnglish)
// The gateway of a page loads them with the first failure; that of a test fails at once.
beforeEach(loadErrorNames)
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

window.matchMedia ??= (media: string) =>
  // The part of MediaQueryList that the product reads.
  ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement): void {
  this.setAttribute('open', '')
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement): void {
  this.removeAttribute('open')
}
// Nothing has a size or moves there.
const still = { effect: null, currentTime: null, play: nothing, pause: nothing, cancel: nothing }
Element.prototype.animate ??= () => still as unknown as Animation
Element.prototype.getAnimations ??= () => []
window.ResizeObserver ??= class {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
}
function nothing(): void {}
Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true })
window.scrollTo = () => undefined
