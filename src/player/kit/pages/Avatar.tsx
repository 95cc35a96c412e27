import type { ReactNode } from 'react'
import { useSkin } from '../../registry/skin-context.tsx'
import { Icon } from '../controls/Icon.tsx'
import { Picture } from '../controls/Picture.tsx'
import { useProfileAddresses } from './member-picture-address.ts'

export interface AvatarProps {
  /** 0 to 8; undefined until the member's data has loaded. */
  readonly iconId: number | undefined
  readonly className?: string | undefined
}

/**
 * Shows a member's avatar from the merchant's folder, or from the default folder (SPEC §3.10 and
 * §4.22).
 */
export function Avatar({ iconId, className }: AvatarProps): ReactNode {
  const { merchantCode } = useSkin().gateway
  const addresses = useProfileAddresses()
  return (
    <Picture
      className={className}
      sources={iconId === undefined ? [] : addresses(merchantCode, iconId)}
      width={40}
      height={40}
      alt=""
      fallback={<Icon name="user" />}
    />
  )
}
