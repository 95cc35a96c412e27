import { formatChoices } from './format-choices.ts'
import { findNearest } from './nearest.ts'

/** Formats a hint: the nearest existing path, or the names that exist where no name is near. */
export function formatNearestPath(parts: readonly string[], known: readonly string[]): string {
  const found: string[] = []
  for (const part of parts) {
    const above = found.map((name) => `${name}.`).join('')
    const inside = known
      .filter((path) => path.startsWith(above))
      .map((path) => path.slice(above.length))
    const names = [...new Set(inside.map((path) => path.split('.', 1).join('')))].sort()
    const name = names.includes(part) ? part : findNearest(part, names).name
    if (name === undefined) return formatInside(found, names)
    found.push(name)
  }
  return `Did you mean "${found.join('.')}"?`
}

function formatInside(parts: readonly string[], names: readonly string[]): string {
  if (parts.length === 0) return formatChoices(names)
  const map = `"${parts.join('.')}"`
  return names.length > 0 ? `${map} has ${names.join(', ')}.` : `There is nothing inside ${map}.`
}
