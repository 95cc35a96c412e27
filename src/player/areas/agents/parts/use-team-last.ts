import { useState } from 'react'

/**
 * Returns a value, or while it loads again the last one of the same name: what belongs to a team stays while
 * a filter loads another list of it.
 */
export function useTeamLast<T>(name: string, value: T | undefined): T | undefined {
  const [last, setLast] = useState({ name, value })
  if (value !== undefined && (last.name !== name || last.value !== value)) setLast({ name, value })
  return value ?? (last.name === name ? last.value : undefined)
}
