import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue } from 'react-aria-components/Select'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import styles from './controls.module.css'
import { Icon } from './Icon.tsx'

export interface ChoiceProps {
  readonly options: readonly string[]
  readonly value: string | undefined
  readonly onChoose: (value: string) => void
  readonly isInherited?: boolean
  /** What an option is called; its own word without it. */
  readonly say?: (option: string) => string
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
  readonly 'aria-describedby'?: string
}

/** How many letters stand beside each other before a list is opened instead. */
const most = 30

/** One of several words: beside each other where they fit, else in a list. */
export function Choice(props: ChoiceProps): ReactNode {
  const { options } = props
  const isShort = options.length <= 5 && options.join('').length + options.length * 2 <= most
  return isShort ? <Segments {...props} /> : <List {...props} />
}

function Segments({
  options,
  value,
  onChoose,
  isInherited,
  say = plain,
  ...named
}: ChoiceProps): ReactNode {
  return (
    <ToggleButtonGroup
      {...named}
      className={styles['segments'] ?? ''}
      selectionMode="single"
      disallowEmptySelection
      data-inherited={isInherited || undefined}
      selectedKeys={value === undefined ? [] : [value]}
      onSelectionChange={([key]) => key !== undefined && onChoose(String(key))}
    >
      {options.map((option) => (
        <ToggleButton key={option} id={option} className={styles['segment'] ?? ''}>
          {say(option)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

function List({
  options,
  value,
  onChoose,
  isInherited,
  say = plain,
  ...named
}: ChoiceProps): ReactNode {
  return (
    <Select
      {...named}
      className={styles['select'] ?? ''}
      value={value ?? null}
      onChange={(key) => key !== null && onChoose(String(key))}
    >
      <Button className={styles['open'] ?? ''} data-inherited={isInherited || undefined}>
        <SelectValue className={styles['chosen'] ?? ''}>
          {({ selectedText }) => selectedText || 'Choose'}
        </SelectValue>
        <Icon name="down" />
      </Button>
      <Popover className={styles['popover'] ?? ''}>
        <ListBox className={styles['options'] ?? ''}>
          {options.map((option) => (
            <ListBoxItem
              key={option}
              id={option}
              className={styles['option'] ?? ''}
              textValue={say(option)}
            >
              {say(option)}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  )
}

function plain(option: string): string {
  return option
}
