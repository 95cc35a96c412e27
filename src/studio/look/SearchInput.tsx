import type { ReactNode } from 'react'
import { Input } from 'react-aria-components/Input'
import { SearchField, type SearchFieldProps } from 'react-aria-components/SearchField'
import styles from './SearchInput.module.css'
import { StudioIcon } from './StudioIcon.tsx'

export interface SearchInputProps
  extends Pick<SearchFieldProps, 'aria-label' | 'value' | 'onChange'> {
  readonly placeholder: string
  /** True if it is as wide as its place. */
  readonly isWide?: boolean
  /** True if it is what a window begins with. */
  readonly isFocused?: boolean
}

/** A line to look for something in what is shown below. */
export function SearchInput({
  placeholder,
  isWide,
  isFocused = false,
  ...rest
}: SearchInputProps): ReactNode {
  return (
    <SearchField
      {...rest}
      autoFocus={isFocused}
      className={styles['search'] ?? ''}
      data-wide={isWide || undefined}
    >
      <StudioIcon name="search" />
      <Input placeholder={placeholder} className={styles['input'] ?? ''} />
    </SearchField>
  )
}
