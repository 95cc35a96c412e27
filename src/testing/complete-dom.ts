/** Adds to the globals what pages use and jsdom lacks. There is no layout, so that nothing has a size or moves. */
export function completeDom(): void {
  // Every part of MediaQueryList that the player reads.
  const noMatch = (media: string) =>
    ({
      matches: false,
      media,
      addEventListener: nothing,
      removeEventListener: nothing,
    }) as unknown as MediaQueryList
  globalThis.matchMedia ??= noMatch
  window.matchMedia ??= noMatch
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement): void {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement): void {
    this.removeAttribute('open')
  }
  // The parts of an animation that the player reads.
  const still = { effect: null, currentTime: null, play: nothing, pause: nothing, cancel: nothing }
  Element.prototype.animate ??= () => still as unknown as Animation
  Element.prototype.getAnimations ??= () => []
  globalThis.ResizeObserver ??= NoObserver
  window.ResizeObserver ??= NoObserver
  globalThis.scrollTo = nothing
  window.scrollTo = nothing
}

class NoObserver implements ResizeObserver {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
}

function nothing(): void {}
