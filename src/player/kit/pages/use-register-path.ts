import { pathTo } from '../../../core/contract/pages.ts'
import { useFlag } from '../../registry/use-flag.ts'

/**
 * Returns the path of registration, or undefined while the flag REG3 closes it. Every link to
 * registration uses this hook.
 */
export function useRegisterPath(): string | undefined {
  return useFlag('REG3') ? pathTo('register') : undefined
}
