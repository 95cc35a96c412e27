import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './ChoiceList.module.css'
import { Icon } from './Icon.tsx'
import { Row } from './Row.tsx'
import typography from './typography.module.css'

export interface Choice<K extends string> {
  readonly key: K
  readonly title: string
  readonly note?: ReactNode
  /** A short label beside the title, such as a `Tag`. */
  readonly tag?: ReactNode
  /** Content at the end of the row, such as a time. */
  readonly aside?: ReactNode
  readonly picture?: ReactNode
  /** Why it cannot be chosen; it replaces the note. */
  readonly disabled?: ReactNode
}

export interface ChoiceListProps<K extends string> {
  readonly label: string
  readonly choices: readonly Choice<K>[]
  readonly selected: K | undefined
  readonly onSelect: (key: K) => void
  /** `tiles` places two or more choices beside each other, with the picture over the title. */
  readonly layout?: 'rows' | 'tiles'
  /** Arrow keys move the focus alone, because a choice opens something (WCAG 3.2.2). */
  readonly manual?: boolean
}

/** Choices with at most one selected; arrow keys move between them. */
export function ChoiceList<K extends string>(props: ChoiceListProps<K>): ReactNode {
  const { label, choices, selected, onSelect, layout = 'rows', manual = false } = props
  const name = useId()
  return (
    <div
      className={styles['list']}
      role="radiogroup"
      aria-label={label}
      data-kit="choices"
      data-kind={layout}
      onKeyDown={manual ? moveFocus : undefined}
    >
      {choices.map((choice) => (
        <ChoiceRow
          key={choice.key}
          choice={choice}
          name={name}
          selected={choice.key === selected}
          onSelect={() => onSelect(choice.key)}
        />
      ))}
    </div>
  )
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
}

/** Focuses the next choice that can be chosen; the space bar chooses it. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const inputs = [...event.currentTarget.querySelectorAll<HTMLElement>('input:enabled')]
  const at = inputs.indexOf(document.activeElement as HTMLElement) // what has the focus is an element
  inputs.at((at + step) % inputs.length)?.focus()
}

interface ChoiceRowProps {
  readonly choice: Choice<string>
  readonly name: string
  readonly selected: boolean
  readonly onSelect: () => void
}

function ChoiceRow({ choice, name, selected, onSelect }: ChoiceRowProps): ReactNode {
  const { title, note, tag, aside, picture, disabled } = choice
  const id = useId()
  const detail = disabled ?? note
  return (
    <label className={styles['item']} data-part="choice">
      <input
        className={styles['input']}
        type="radio"
        name={name}
        checked={selected}
        disabled={disabled !== undefined}
        aria-labelledby={id}
        aria-describedby={`${id}-detail ${id}-aside`}
        onChange={onSelect}
      />
      <Row
        className={styles['row']}
        data-kind="choice"
        data-state={selected ? 'chosen' : disabled === undefined ? undefined : 'closed'}
        mark={<span className={styles['bullet']} data-part="mark" />}
        picture={picture}
        title={
          <>
            <span id={id}>{title}</span>
            {tag !== undefined && (
              <span className={styles['tag']} data-part="tag">
                {tag}
              </span>
            )}
          </>
        }
        note={detail === undefined ? undefined : <span id={`${id}-detail`}>{detail}</span>}
        end={
          <>
            {aside !== undefined && (
              <span
                className={`${styles['aside']} ${typography['muted']}`}
                data-part="aside"
                id={`${id}-aside`}
              >
                {aside}
              </span>
            )}
            <span className={styles['check']} data-part="sign">
              <Icon name="check" size="medium" />
            </span>
          </>
        }
      />
    </label>
  )
}
