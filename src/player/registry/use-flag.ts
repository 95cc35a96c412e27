import type { FlagName } from '../../core/contract/flags.ts'
import { readFlag } from '../../core/engine/read-fact.ts'
import { useFacts } from '../state/live.ts'
import { useSkin } from './skin-context.tsx'

/** Whether a whitelabel flag is on, by the gateway or, while it is silent, by default. */
export function useFlag(name: FlagName): boolean {
  const { flags } = useSkin()
  return readFlag(name, useFacts(), flags).actual ?? false
}
