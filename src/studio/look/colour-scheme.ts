/** Light or dark, or as the machine is set. */
export type ColourScheme = 'machine' | 'light' | 'dark'

const key = 'studio:look'
const listeners = new Set<() => void>()

export function readColourScheme(): ColourScheme {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'light' || kept === 'dark' ? kept : 'machine'
  } catch {
    return 'machine'
  }
}

/** Shows the studio in a look and keeps the choice where the browser lets it. */
export function applyColourScheme(look: ColourScheme): void {
  document.documentElement.dataset['look'] = look
  try {
    localStorage.setItem(key, look)
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Returns the look that the studio is shown in. */
export function shownColourScheme(): ColourScheme {
  const { look } = document.documentElement.dataset
  return look === 'light' || look === 'dark' ? look : 'machine'
}

/** Tells each time that another look is shown, until the returned function is called. */
export function watchColourScheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
