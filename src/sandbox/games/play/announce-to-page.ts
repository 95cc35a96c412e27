import type { GameMessage } from '../../../core/contract/game-message.ts'

/** Tells the page around the game, and no other: a browser that names that page's origin saves the rest. */
export function announceToPage(pages: readonly string[], message: GameMessage): void {
  if (window.parent === window) return
  const around = window.location.ancestorOrigins?.[0]
  for (const page of pages)
    if (around === undefined || around === page) window.parent.postMessage(message, page)
}
