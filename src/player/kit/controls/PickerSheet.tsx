import { type ReactNode, useState } from 'react'
import { readCode } from '../../../core/contract/read-code.ts'
import { Field } from './Field.tsx'
import { OptionRow } from './OptionRow.tsx'
import styles from './PickerSheet.module.css'
import { Sheet, type SheetProps } from './Sheet.tsx'

export interface PickerOption<K extends string> {
  readonly key: K
  readonly label: string
  readonly note?: ReactNode
  readonly picture?: ReactNode
  /** Why it cannot be chosen; it replaces the note. */
  readonly disabled?: string | undefined
}

export interface PickerSheetProps<K extends string>
  extends Pick<SheetProps, 'title' | 'cancel' | 'onClose' | 'ornament' | 'icon'> {
  readonly options: readonly PickerOption<K>[]
  readonly selected: K | undefined
  /** The caller closes the sheet. */
  readonly onSelect: (key: K) => void
  /** Adds a field that filters a long list by the labels. */
  readonly search?: { readonly label: string; readonly none: string } | undefined
}

/** A sheet from which one option is picked: cancel left, title centre, a check on the selected row (SPEC §11.26). */
export function PickerSheet<K extends string>(props: PickerSheetProps<K>): ReactNode {
  const { options, selected, onSelect, search, ...sheet } = props
  const [typed, setTyped] = useState('')
  const wanted = fold(typed)
  const shown = options.filter(({ label }) => fold(label).includes(wanted))
  return (
    <Sheet {...sheet}>
      {search && (
        <div className={styles['search']} data-part="search">
          <Field
            label={search.label}
            look="boxed"
            icon="search"
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      )}
      {search && shown.length === 0 && (
        <p className={styles['none']} data-part="none" role="status">
          {search.none}
        </p>
      )}
      <div data-kit="options" role="radiogroup" aria-label={sheet.title}>
        {shown.map(({ key, label, note, picture, disabled }) => (
          <OptionRow
            key={key}
            label={label}
            lines="two"
            note={disabled ?? note}
            disabled={disabled !== undefined}
            selected={key === selected}
            onSelect={() => onSelect(key)}
            {...(picture !== undefined && {
              start: (
                <span className={styles['picture']} data-part="mark">
                  {picture}
                </span>
              ),
            })}
          />
        ))}
      </div>
    </Sheet>
  )
}

/** Returns a text as another one that means the same is written too. */
function fold(text: string): string {
  return readCode(text).toLocaleLowerCase()
}
