import type { ReactNode } from 'react'
import { type Category, categories } from '../../../core/contract/categories.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { Drawing } from '../ui/Drawing.tsx'
import { Icon } from '../ui/Icon.tsx'

export interface CategoryMarkProps {
  readonly category: Category
  readonly className?: string | undefined
}

/** A category as the skin draws it (`category-slots` and the like); without a drawing its icon on the plate of `className`. */
export function CategoryMark({ category, className }: CategoryMarkProps): ReactNode {
  const { icon } = categories[category]
  const drawn = useSkin().look.ornaments[`category-${icon}`]
  const plain = (
    <span className={className}>
      <Icon name={icon} />
    </span>
  )
  return drawn ? (
    <Drawing
      className={className}
      data-drawn
      src={drawn}
      width={56}
      height={56}
      draggable={false}
      instead={plain}
    />
  ) : (
    plain
  )
}
