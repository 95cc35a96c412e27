import type { MouseEvent, ReactNode } from 'react'
import type { KindName, StateName } from '../../../core/contract/kit-parts.ts'
import { Icon } from './Icon.tsx'
import { Link } from './navigation.tsx'
import styles from './Row.module.css'

export interface RowProps {
  /** The class of its list, whose stylesheet sets what differs. */
  readonly className?: string | undefined
  readonly 'data-kind'?: KindName | undefined
  readonly 'data-state'?: StateName | undefined
  /** Other attributes, for its list's stylesheet and for screen readers. */
  readonly [state: `data-${string}` | `aria-${string}`]: string | boolean | undefined
  /** A row that is one of several choices. */
  readonly role?: 'radio'
  /** The page that the row leads to. */
  readonly to?: string | undefined
  /** Runs in place of a page, or before its page opens. */
  readonly onPress?: ((event: MouseEvent) => void) | undefined
  readonly disabled?: boolean | undefined
  /** True while what the row opens is open. */
  readonly open?: boolean
  /** The element that it opens. */
  readonly controls?: string
  /** An icon, a bullet or a portrait before the words. */
  readonly mark?: ReactNode
  /** A picture in a square before the words. */
  readonly picture?: ReactNode
  readonly title: ReactNode
  readonly note?: ReactNode
  /** The amount at the end. */
  readonly value?: ReactNode
  /** The words under the amount. */
  readonly valueNote?: ReactNode
  /** What follows the amount, such as an arrow. */
  readonly end?: ReactNode
}

/** A row of a list: a link, a button, or neither. Stylesheets select its parts by `data-part`. */
export function Row(props: RowProps): ReactNode {
  const { className, to, onPress, disabled, open, controls, ...rest } = props
  const { mark, picture, title, note, value, valueNote, end, ...state } = rest
  const row = {
    ...state,
    className: className ? `${styles['row']} ${className}` : styles['row'],
    'data-kit': 'row',
  } as const
  const content = <RowContent {...props} />
  if (to !== undefined)
    return (
      <Link {...row} to={to} onClick={onPress}>
        {content}
      </Link>
    )
  if (!onPress) return <span {...row}>{content}</span>
  return (
    <button
      type="button"
      {...row}
      disabled={disabled}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onPress}
    >
      {content}
    </button>
  )
}

function RowContent(props: RowProps): ReactNode {
  const { mark, picture, title, note, value, valueNote, end, open } = props
  return (
    <>
      {mark}
      {picture !== undefined && <span data-part="picture">{picture}</span>}
      <span data-part="words">
        <span data-part="title">{title}</span>
        {note !== undefined && <span data-part="note">{note}</span>}
      </span>
      {(value !== undefined || valueNote !== undefined) && (
        <span data-part="end">
          {value !== undefined && <span data-part="value">{value}</span>}
          {valueNote !== undefined && <span data-part="value-note">{valueNote}</span>}
        </span>
      )}
      {end}
      {open !== undefined && <Icon name="chevron-down" size="medium" />}
    </>
  )
}
