/**
 * Reads the style of whatever moves in an element that is about to be removed. Firefox 153 lists each
 * element that its compositor moves until the element's style is read, and keeps one that is removed
 * before, with the whole page around it, for as long as the document lives (`EffectCompositor`).
 */
export function settleMotion(root: Element): void {
  for (const { effect } of root.getAnimations?.({ subtree: true }) ?? [])
    if (effect instanceof KeyframeEffect && effect.target)
      getComputedStyle(effect.target, effect.pseudoElement).getPropertyValue('opacity')
}
