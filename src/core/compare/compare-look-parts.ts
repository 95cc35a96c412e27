import type { SiteView } from '../contract/site-view.ts'
import type { Sides, UnplacedChange } from './change.ts'
import { formatFew } from './format-value.ts'

/** Returns which parts of the kit two sites draw by different rules or colours of their looks. */
export function compareLookParts({ before, after }: Sides<SiteView>): UnplacedChange[] {
  const [was, is] = [splitParts(before.look), splitParts(after.look)]
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (part) => was.get(part) !== is.get(part),
  )
  if (changed.length === 0) return []
  const parts = changed.filter((part) => part !== colours)
  const sentence =
    parts.length === 0
      ? 'the look has other colours'
      : `the look draws ${formatFew(parts, (part) => part)} in another way`
  return [{ kind: 'changed', path: 'theme.look', sentence }]
}

const colours = 'colours'

/** Splits a look into its rules by part. Its colours come before the comment that names the first part. */
function splitParts(look = ''): ReadonlyMap<string, string> {
  const [first = '', ...rest] = look.split(/\/\*([\w-]+)\*\//)
  const parts = new Map([[colours, first]])
  for (let at = 0; at < rest.length; at += 2) parts.set(rest[at] ?? '', rest[at + 1] ?? '')
  return parts
}
