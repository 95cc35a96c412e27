import type { ReactNode } from 'react'
import { Icon } from '../../../kit/controls/Icon.tsx'
import { Picture } from '../../../kit/controls/Picture.tsx'

export interface GoodPictureProps {
  /** The address of the drawing; an icon is shown without it, or if it fails. */
  readonly picture: string | undefined
  readonly kind: 'goods' | 'freeSpins' | 'cash' | 'unknown'
  /** The displayed size in CSS pixels. */
  readonly size: number
  readonly className?: string | undefined
}

const icons = { goods: 'gift', freeSpins: 'slots', cash: 'wallet', unknown: 'gift' } as const

/** Shows the drawing of an item of the points mall; its name is read elsewhere. */
export function GoodPicture({ picture, kind, size, className }: GoodPictureProps): ReactNode {
  return (
    <Picture
      sources={[picture]}
      width={size}
      height={size}
      alt=""
      fit="contain"
      className={className}
      fallback={<Icon name={icons[kind]} size={size > 64 ? 'huge' : 'large'} />}
    />
  )
}
