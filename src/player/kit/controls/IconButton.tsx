import type { ComponentProps, ReactNode } from 'react'
import type { IconName } from '../../../core/contract/icons.ts'
import { Icon } from './Icon.tsx'
import styles from './IconButton.module.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  readonly icon: IconName
  /** Said to a screen reader. */
  readonly label: string
  readonly variant?: 'plain' | 'raised'
  /** A dot on the corner: something waits. */
  readonly dot?: boolean
  /** The icon turns, such as refresh while it runs. */
  readonly spinning?: boolean
}

/** An icon in a target of 44 by 44. */
export function IconButton(props: IconButtonProps): ReactNode {
  const { icon, label, variant = 'plain', dot, spinning, className, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${styles['button']} ${className}` : styles['button']}
      aria-label={label}
      data-kit="icon-button"
      data-kind={variant}
      data-state={spinning ? 'busy' : dot ? 'new' : undefined}
    >
      <Icon name={icon} />
    </button>
  )
}
