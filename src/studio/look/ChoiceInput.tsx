import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Select, SelectValue } from 'react-aria-components/Select'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { useT } from '../i18n/use-t.ts'
import styles from './ChoiceInput.module.css'
import list from './list.module.css'
import type { Option } from './options.ts'
import { Popup } from './Popup.tsx'
import { StudioIcon } from './StudioIcon.tsx'

export interface ChoiceInputProps<T extends string> {
  readonly options: readonly Option<T>[]
  readonly value: T | undefined
  readonly onChange: (value: T) => void
  readonly isInherited?: boolean
  /** The text of a list without a choice. */
  readonly asks?: string
  /** All of them seen, or a list that opens; what their letters have room for without it. */
  readonly as?: 'row' | 'list'
  /** As wide as a form, or as what is chosen, in a bar with others. */
  readonly place?: 'form' | 'bar'
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
  readonly 'aria-describedby'?: string
}

/** The maximum number of letters in a row of choices; longer ones become a list. */
const most = 30

/** One of several: beside each other where they fit, else in a list. */
export function ChoiceInput<T extends string>({ as, ...props }: ChoiceInputProps<T>): ReactNode {
  const { options } = props
  const letters = options.map(({ label }) => label).join('').length
  const isShort = options.length <= 5 && letters + options.length * 2 <= most
  return (as ?? (isShort ? 'row' : 'list')) === 'row' ? <Row {...props} /> : <List {...props} />
}

type DrawnProps<T extends string> = Omit<ChoiceInputProps<T>, 'as'>

function Row<T extends string>(props: DrawnProps<T>): ReactNode {
  const { options, value, onChange, isInherited, asks: _, place = 'form', ...named } = props
  return (
    <ToggleButtonGroup
      {...named}
      className={styles['row'] ?? ''}
      selectionMode="single"
      disallowEmptySelection
      data-inherited={isInherited || undefined}
      data-place={place}
      selectedKeys={value === undefined ? [] : [value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.value))
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} id={option.value} className={styles['one'] ?? ''}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

function List<T extends string>(props: DrawnProps<T>): ReactNode {
  const t = useT('look')
  const { options, value, onChange, isInherited, asks, place = 'form', ...named } = props
  const hasPictures = options.some(({ picture }) => picture)
  return (
    <Select
      {...named}
      className={styles['select'] ?? ''}
      value={value ?? null}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key)
        if (chosen) onChange(chosen.value)
      }}
    >
      <Button
        className={styles['open'] ?? ''}
        data-inherited={isInherited || undefined}
        data-place={place}
      >
        <SelectValue className={styles['chosen'] ?? ''}>
          {({ selectedText }) => selectedText || (asks ?? t('choose'))}
        </SelectValue>
        <StudioIcon name="down" />
      </Button>
      <Popup>
        <ListBox
          className={list['list'] ?? ''}
          layout={hasPictures ? 'grid' : 'stack'}
          data-pictured={hasPictures || undefined}
        >
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              className={list['item'] ?? ''}
              textValue={option.label}
            >
              {option.picture && <span className={styles['picture']}>{option.picture}</span>}
              {option.label}
              {option.aside}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popup>
    </Select>
  )
}
