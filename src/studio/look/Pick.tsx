import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue } from 'react-aria-components/Select'
import { Icon } from './Icon.tsx'
import styles from './Pick.module.css'

export interface PickProps<T extends string> {
  /** What is picked, read out. */
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
}

/** One of many, in a list that opens. */
export function Pick<T extends string>({
  label,
  value,
  options,
  onChange,
}: PickProps<T>): ReactNode {
  return (
    <Select
      aria-label={label}
      selectedKey={value}
      onSelectionChange={(key) => {
        const picked = options.find((option) => option.value === key)
        if (picked) onChange(picked.value)
      }}
    >
      <Button className={styles['pick'] ?? ''}>
        <SelectValue className={styles['value'] ?? ''} />
        <Icon name="down" />
      </Button>
      <Popover className={styles['popover'] ?? ''}>
        <ListBox className={styles['list'] ?? ''}>
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              className={styles['item'] ?? ''}
            >
              {option.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  )
}
