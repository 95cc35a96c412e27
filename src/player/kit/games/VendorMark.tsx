import type { ReactNode } from 'react'
import { useVendors } from './use-vendors.ts'
import { VendorIcon } from './VendorIcon.tsx'

export interface VendorMarkProps {
  /** The account type of the vendor. */
  readonly vendor: string
  readonly className?: string | undefined
}

/** Shows the icon of a vendor's wallet, by the first category that the vendor has games in. */
export function VendorMark({ vendor, className }: VendorMarkProps): ReactNode {
  const groups = useVendors().value
  const group = groups?.find(({ vendors }) =>
    vendors.some(({ accountTypeName }) => accountTypeName === vendor),
  )
  return <VendorIcon className={className} category={group?.category ?? 'RNG'} vendor={vendor} />
}
