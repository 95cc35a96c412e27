import { createContext, type ReactNode, useContext } from 'react'
import type { MenuIcon } from '../../../core/contract/skin.ts'
import styles from './Icon.module.css'
import type { PartName } from './part-name.ts'

const Sprite = createContext('')

/** Hands the address of the skin's icon sprite to every icon below. */
export function SpriteProvider(props: {
  readonly sprite: string
  readonly children: ReactNode
}): ReactNode {
  return <Sprite value={props.sprite}>{props.children}</Sprite>
}

/** Icons that point along the line of writing, and turn with it. */
const turning: ReadonlySet<MenuIcon> = new Set(['back', 'chevron', 'arrow', 'sign-out'])

export interface IconProps {
  readonly name: MenuIcon
  /** 16, 20, 24 or 32 CSS pixels; without it 24. */
  readonly size?: 'small' | 'medium' | 'large' | 'huge'
  /** Said to a screen reader; an icon without a label is decoration. */
  readonly label?: string
  readonly part?: PartName
}

/** One icon of the skin's sprite in the colour of the text around it. */
export function Icon({ name, size = 'large', label, part }: IconProps): ReactNode {
  return (
    <svg
      className={styles['icon']}
      data-kit="icon"
      data-part={part}
      data-size={size}
      data-turns={turning.has(name) || undefined}
      viewBox="0 0 24 24"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${useContext(Sprite)}#${name}`} />
    </svg>
  )
}
