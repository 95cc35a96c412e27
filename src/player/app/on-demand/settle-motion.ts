const steps = ['pushState', 'replaceState', 'popstate']

/**
 * Reads the style of whatever moves before a step of the visit removes it. Firefox 153 lists each
 * element that its compositor moves until the element's style is read, and keeps one that is removed
 * before, with the whole page around it, for as long as the document lives (`EffectCompositor`). A page
 * that is left in the first four seconds, before this code has come, is kept there.
 */
export function settleMotionOnSteps(): void {
  // Before the listener by which the page is exchanged.
  for (const step of steps) addEventListener(step, settleMotion, { capture: true })
}

function settleMotion(): void {
  for (const { effect } of document.getAnimations())
    if (effect instanceof KeyframeEffect && effect.target)
      getComputedStyle(effect.target, effect.pseudoElement).getPropertyValue('opacity')
}
