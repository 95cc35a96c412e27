/** Settings that a block once had, as `"<type>" <setting>`, and where their work is done now. */
export const movedSettings: ReadonlyMap<string, string> = new Map([
  [
    '"game-grid" filters',
    'Place a block of type "lobby-filters" before it, with "tabs" or "pills" as its variant, and remove the setting.',
  ],
])
