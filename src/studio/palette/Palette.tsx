import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { useT } from '../i18n/use-t.ts'
import { KeyName } from '../look/KeyName.tsx'
import list from '../look/list.module.css'
import { SearchInput } from '../look/SearchInput.tsx'
import { Window } from '../look/Window.tsx'
import styles from './Palette.module.css'
import type { PaletteEntry } from './palette-entry.ts'
import { createEntrySearch } from './search-entries.ts'

export interface PaletteProps {
  readonly entries: readonly PaletteEntry[]
  readonly onClose: () => void
}

/** A window that finds what can be done and where everything is, and goes there. */
export function Palette({ entries, onClose }: PaletteProps): ReactNode {
  const t = useT('palette')
  const [text, setText] = useState('')
  const search = useMemo(() => createEntrySearch(entries), [entries])
  const found = useMemo(() => search(text), [search, text])
  const options = useRef<HTMLDivElement>(null)
  const run = (id: unknown): void => {
    const chosen = found.find((entry) => entry.id === id)
    if (!chosen) return
    onClose()
    chosen.run()
  }
  // Whoever types fast presses Enter before the library has chosen the first option.
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    const focused = options.current?.querySelector<HTMLElement>('[data-focused]')
    run(focused?.dataset['key'] ?? found[0]?.id)
  }
  return (
    <Window title={t('title')} onClose={onClose}>
      <Autocomplete inputValue={text} onInputChange={setText}>
        <div className={styles['search']} onKeyDownCapture={enter}>
          <SearchInput aria-label={t('find')} placeholder={t('findBy')} isWide isFocused />
        </div>
        <ListBox
          ref={options}
          className={`${list['list']} ${styles['list']}`}
          aria-label={t('found')}
          items={found}
          onAction={run}
        >
          {(entry) => (
            <ListBoxItem
              id={entry.id}
              textValue={entry.title}
              className={`${list['row']} ${styles['item']}`}
            >
              <span className={styles['title']}>{entry.title}</span>
              <span className={styles['kind']}>
                {entry.keys === undefined ? t(`kind.${entry.kind}`) : <KeyName of={entry.keys} />}
              </span>
              {entry.detail && <span className={styles['detail']}>{entry.detail}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
      <p role="status" className={styles['none']} hidden={found.length > 0}>
        {found.length === 0 && t('none', { text })}
      </p>
    </Window>
  )
}
