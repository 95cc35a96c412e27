import type { ComponentProps, ReactNode } from 'react'
import type { IconName } from '../../../core/contract/icons.ts'
import styles from './Button.module.css'
import { Icon } from './Icon.tsx'
import { Link } from './navigation.tsx'
import { Spinner } from './Spinner.tsx'

export interface ButtonLook {
  /** `accent` is the one main action of a screen. */
  readonly variant?: 'primary' | 'accent' | 'outline' | 'soft' | 'plain' | 'inverse'
  /** Heights 36 in a target of 44, 44, and 52 CSS pixels. */
  readonly size?: 'small' | 'medium' | 'large'
  /** Takes the whole width. */
  readonly wide?: boolean
  readonly icon?: IconName
  readonly iconEnd?: IconName
  /** The icon on the disc at the end, if the theme's action look is "rings". */
  readonly disc?: IconName
}

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Shows a spinner and ignores presses; the words stay for a screen reader. */
    readonly busy?: boolean
  }

export function Button(props: ButtonProps): ReactNode {
  const { variant, size, wide, icon, iconEnd, disc, busy, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      {...lookOf(props)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      <Disc icon={disc} />
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </button>
  )
}

export type ButtonLinkProps = ButtonLook & ComponentProps<typeof Link>

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps): ReactNode {
  const { variant, size, wide, icon, iconEnd, disc, children, ...rest } = props
  return (
    <Link {...rest} {...lookOf(props)}>
      <Disc icon={disc} />
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </Link>
  )
}

function Disc({ icon }: { readonly icon: IconName | undefined }): ReactNode {
  return (
    icon && (
      <span className={styles['disc']} data-part="disc">
        <Icon name={icon} size="medium" />
      </span>
    )
  )
}

function Content(props: {
  readonly icon: IconName | undefined
  readonly iconEnd: IconName | undefined
  readonly children: ReactNode
}): ReactNode {
  return (
    <span className={styles['content']} data-part="label" data-icons={props.icon ?? props.iconEnd}>
      {props.icon && <Icon name={props.icon} size="medium" />}
      {props.children}
      {props.iconEnd && <Icon name={props.iconEnd} size="medium" />}
    </span>
  )
}

function lookOf(props: ButtonLook & { readonly className?: string | undefined }): object {
  const { variant = 'primary', size = 'medium', wide = false, disc, className } = props
  return {
    className: className ? `${styles['button']} ${className}` : styles['button'],
    'data-kit': 'button',
    'data-kind': variant,
    'data-size': size,
    'data-wide': wide || undefined,
    'data-disc': disc,
  }
}
