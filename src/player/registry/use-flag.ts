import type { FlagName } from '../../core/contract/flags.ts'
import { readFlag } from '../../core/engine/read-fact.ts'
import { useFacts } from '../state/live.ts'
import { useSkin } from './skin-context.tsx'

/** Returns whether a whitelabel flag is on: the gateway's value, or the default until the gateway answers. */
export function useFlag(name: FlagName): boolean {
  return useReadFlag()(name)
}

/** Returns a function that reads flags as `useFlag` does, for flags that are known only by name. */
export function useReadFlag(): (name: string) => boolean {
  const { flags } = useSkin()
  const facts = useFacts()
  return (name) => readFlag(name, facts, flags).actual ?? false
}
