import type { ReactNode } from 'react'
import { Input } from 'react-aria-components/Input'
import { SearchField, type SearchFieldProps } from 'react-aria-components/SearchField'
import { Icon } from './Icon.tsx'
import styles from './Search.module.css'

export interface SearchProps extends Pick<SearchFieldProps, 'aria-label' | 'value' | 'onChange'> {
  readonly placeholder: string
}

/** A line to look for something in what is shown below. */
export function Search({ placeholder, ...rest }: SearchProps): ReactNode {
  return (
    <SearchField {...rest} className={styles['search'] ?? ''}>
      <Icon name="search" />
      <Input placeholder={placeholder} className={styles['input'] ?? ''} />
    </SearchField>
  )
}
