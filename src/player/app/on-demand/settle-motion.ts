const events = ['pushState', 'replaceState', 'popstate']

/**
 * Reads the style of every animated element before a navigation removes it. Firefox 153 lists each
 * element that its compositor animates until the element's style is read. If such an element is removed
 * before that, Firefox keeps it and the whole page around it until the document is unloaded
 * (`EffectCompositor`). A page that the player leaves in the first four seconds, before this code has
 * loaded, still leaks.
 */
export function settleMotionOnSteps(): void {
  // Runs before the listener that replaces the page.
  for (const event of events) addEventListener(event, readAnimatedStyles, { capture: true })
}

function readAnimatedStyles(): void {
  for (const { effect } of document.getAnimations())
    if (effect instanceof KeyframeEffect && effect.target)
      getComputedStyle(effect.target, effect.pseudoElement).getPropertyValue('opacity')
}
