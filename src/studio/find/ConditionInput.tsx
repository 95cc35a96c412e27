import { type ReactNode, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { useT } from '../i18n/use-t.ts'
import list from '../look/list.module.css'
import { SearchInput } from '../look/SearchInput.tsx'
import styles from './ConditionInput.module.css'
import type { ConditionFilter } from './use-found-merchants.ts'

/**
 * A line for conditions, with what could be meant below it while somebody types. What is found stays in reach of screen
 * readers then, which an open combobox would hide from them.
 */
export function ConditionInput({ filter }: { readonly filter: ConditionFilter }): ReactNode {
  const t = useT('find')
  const { text, onType, suggestions } = filter
  const [isOpen, setOpen] = useState(false)
  const before = text.slice(0, text.lastIndexOf(',') + 1)
  const type = (typed: string): void => {
    onType(typed)
    setOpen(typed !== '')
  }
  const choose = (chosen: unknown): void => {
    const { isWhole = true } = suggestions.find((one) => one.text === chosen) ?? {}
    onType(`${before}${before && ' '}${chosen}`)
    setOpen(!isWhole)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes what the field inside opened
    <div
      className={styles['place']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpen(false)
      }}
    >
      <Autocomplete inputValue={text} onInputChange={type} disableAutoFocusFirst>
        <SearchInput aria-label={t('find')} placeholder={t('findBy')} isWide />
        {isOpen && suggestions.length > 0 && (
          <ListBox
            className={`${list['list']} ${styles['list']}`}
            aria-label={t('suggestions')}
            items={suggestions.map(({ text: id }) => ({ id }))}
            onAction={choose}
          >
            {({ id }) => (
              <ListBoxItem id={id} textValue={id} className={`${list['item']} ${styles['item']}`}>
                {id}
              </ListBoxItem>
            )}
          </ListBox>
        )}
      </Autocomplete>
    </div>
  )
}
