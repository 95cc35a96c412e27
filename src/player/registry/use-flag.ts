import type { FlagName } from '../../core/contract/flags.ts'
import { readFlag } from '../../core/engine/read-fact.ts'
import { useAnswered, useFacts } from '../state/live.ts'
import { useSkin } from './skin-context.tsx'

/** Returns whether a whitelabel flag is on: the gateway's value, or the default until the gateway answers. */
export function useFlag(name: FlagName): boolean {
  return useReadFlag()(name)
}

/**
 * Returns whether the gateway has answered in this visit that a flag is on. A call that the flag allows waits for it,
 * because the gateway refuses the call where the flag is off.
 */
export function useAllowedBy(name: FlagName): boolean {
  const isOn = useFlag(name)
  return useAnswered() && isOn
}

/** Returns a function that reads flags as `useFlag` does, for flags that are known only by name. */
export function useReadFlag(): (name: string) => boolean {
  const { flags } = useSkin()
  const facts = useFacts()
  return (name) => readFlag(name, facts, flags).actual ?? false
}
