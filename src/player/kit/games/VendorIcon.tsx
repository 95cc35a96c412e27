import type { ReactNode } from 'react'
import { type Category, categories } from '../../../core/contract/categories.ts'
import { Icon } from '../controls/Icon.tsx'
import { Picture } from '../controls/Picture.tsx'
import { useIconAddresses } from './icon-address.ts'

export interface VendorIconProps {
  readonly category: Category
  readonly vendor: string
  readonly className?: string | undefined
}

/** Shows a vendor's icon from the icon CDN, or the category's icon when none can be loaded. */
export function VendorIcon({ category, vendor, className }: VendorIconProps): ReactNode {
  const addresses = useIconAddresses()
  return (
    <Picture
      className={className}
      sources={addresses(category, vendor)}
      width={48}
      height={48}
      alt=""
      fit="contain"
      fallback={<Icon name={categories[category].icon} />}
    />
  )
}
