import { useFlag } from '../../registry/use-flag.ts'

/** Returns the path of registration, or undefined while the flag REG3 closes it: the only way to link there. */
export function useRegisterPath(): string | undefined {
  return useFlag('REG3') ? '/m/register' : undefined
}
