/** Advice for settings that a block no longer has, by `"<type>" <setting>`. */
export const movedSettings: ReadonlyMap<string, string> = new Map([
  [
    '"game-grid" filters',
    'Remove it, and place a block of type "lobby-filters" with the variant "tabs" or "pills" before this block.',
  ],
])
