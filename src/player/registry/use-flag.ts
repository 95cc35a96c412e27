import type { FlagName } from '../../core/contract/flags.ts'
import { readFlag } from '../../core/engine/read-fact.ts'
import { useFacts } from '../state/live.ts'
import { useSkin } from './skin-context.tsx'

/** Returns whether a whitelabel flag is on: the gateway's value, or the default until the gateway answers. */
export function useFlag(name: FlagName): boolean {
  const { flags } = useSkin()
  return readFlag(name, useFacts(), flags).actual ?? false
}
