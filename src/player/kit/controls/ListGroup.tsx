import { type ReactNode, use, useId } from 'react'
import type { IconName } from '../../../core/contract/icons.ts'
import { CountBadge } from './CountBadge.tsx'
import { GroupDrawing } from './group-drawing.ts'
import { Icon } from './Icon.tsx'
import styles from './ListGroup.module.css'
import { Row } from './Row.tsx'
import { RowList } from './RowList.tsx'
import { ThemeDrawing } from './ThemeDrawing.tsx'
import typography from './typography.module.css'

export interface ListGroupProps {
  readonly title?: string
  /** A short note beside the title, or over the rows. */
  readonly note?: ReactNode
  /** The rows are things to fill in, which some skins show as steps. */
  readonly steps?: boolean
  readonly children: ReactNode
}

/** Rows under a common title. */
export function ListGroup({ title, note, steps, children }: ListGroupProps): ReactNode {
  const id = useId()
  const drawing = use(GroupDrawing)
  return (
    <section
      className={styles['group']}
      data-kit="group"
      data-kind={steps ? 'steps' : undefined}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <div className={styles['head']} data-part="head">
          {drawing && (
            <ThemeDrawing className={styles['drawing']} data-part="ornament" src={drawing} />
          )}
          <h2 className={styles['title']} data-part="label" id={id}>
            {title}
          </h2>
          {note !== undefined && (
            <p className={typography['muted']} data-part="note">
              {note}
            </p>
          )}
        </div>
      )}
      <RowList>{children}</RowList>
    </section>
  )
}

export interface ListPanelProps {
  /** `row` for content about the row above, which no line parts from it. */
  readonly about?: 'row'
  readonly children: ReactNode
}

/** Other content among the rows, such as a form that a row opened. */
export function ListPanel({ about, children }: ListPanelProps): ReactNode {
  const attached = about === 'row' ? ` ${styles['attached']}` : ''
  return (
    <li className={`${styles['panel']}${attached}`} data-part="panel">
      {children}
    </li>
  )
}

export interface ListRowProps {
  readonly label: ReactNode
  /** What follows the label on a line of its own. */
  readonly note?: ReactNode
  readonly icon?: IconName | undefined
  readonly value?: ReactNode
  /** `todo` for something that the player has not set, `locked` for what cannot be changed. */
  readonly state?: 'todo' | 'locked'
  /** A number of things that are new. */
  readonly badge?: number | undefined
  /** The page that the row leads to. */
  readonly to?: string
  /** Runs in place of a page. */
  readonly onPress?: () => void
  /** A control at the end, in place of the value and the arrow. */
  readonly end?: ReactNode
}

/** A row of a list: a link, a button, or only a label with a value. */
export function ListRow({ label, note, icon, value, state, ...props }: ListRowProps): ReactNode {
  const { badge, to, onPress, end } = props
  const leads = to !== undefined || onPress !== undefined
  return (
    <li>
      <Row
        className={styles['row']}
        data-kind={value === undefined ? 'entry' : 'setting'}
        data-state={state}
        to={to}
        onPress={onPress}
        mark={icon && <Icon name={icon} size="medium" />}
        title={label}
        note={note}
        end={
          <span className={styles['end']} data-part="end">
            <CountBadge count={badge} />
            {value !== undefined && (
              <span className={styles['value']} data-part="value">
                {value}
              </span>
            )}
            {end}
            {!end && state === 'locked' && <Icon name="lock" size="small" />}
            {!end && state !== 'locked' && leads && <Icon name="chevron" size="small" />}
          </span>
        }
      />
    </li>
  )
}
