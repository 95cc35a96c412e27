import { useLobby } from '../../components/parts/use-lobby.ts'
import { useVendors } from '../../components/parts/use-vendors.ts'

/** What an address names and this merchant does not have; nothing until the vendors are known. */
export function useMissing(): 'category' | 'vendor' | undefined {
  const { category, vendor } = useLobby()
  const { value: groups } = useVendors()
  if (!category) return 'category'
  const group = groups?.find((one) => one.category === category)
  // Lotteries come by a call of their own, whoever makes them.
  if (!groups || (!group && category === 'LOTT')) return undefined
  if (!group) return 'category'
  if (vendor === undefined) return undefined
  return group.vendors.some(({ accountTypeName }) => accountTypeName === vendor)
    ? undefined
    : 'vendor'
}
