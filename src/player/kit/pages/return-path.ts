import { readBackPath } from '../../../core/contract/back-path.ts'
import { useSearch } from '../controls/navigation.tsx'

/** Returns the address shown, for a page that leads back when it is done. */
export function readHere(): string {
  return location.pathname + location.search
}

/** Returns the path that the address names to return to, or else another one. */
export function useReturnPath(otherwise: string): string {
  return readBackPath(useSearch().toString()) ?? otherwise
}
