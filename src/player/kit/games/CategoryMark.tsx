import type { ReactNode } from 'react'
import { type Category, categories } from '../../../core/contract/categories.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { Icon } from '../controls/Icon.tsx'
import { ThemeDrawing } from '../controls/ThemeDrawing.tsx'

export interface CategoryMarkProps {
  readonly category: Category
  readonly className?: string | undefined
}

/**
 * Shows the skin's drawing of a category (`category-slots` and the like) or, without one, its icon
 * on the plate of `className`.
 */
export function CategoryMark({ category, className }: CategoryMarkProps): ReactNode {
  const { icon } = categories[category]
  const drawing = useSkin().look.ornaments[`category-${icon}`]
  const fallback = (
    <span className={className}>
      <Icon name={icon} />
    </span>
  )
  return drawing ? (
    <ThemeDrawing
      className={className}
      data-drawn
      src={drawing}
      width={56}
      height={56}
      draggable={false}
      instead={fallback}
    />
  ) : (
    fallback
  )
}
