import type { ReactNode } from 'react'
import styles from './LanguageList.module.css'
import { OptionRow } from './OptionRow.tsx'

export interface LanguageListProps {
  /** Names the group for a screen reader. */
  readonly label: string
  readonly languages: readonly {
    readonly tag: string
    readonly name: string
    readonly note?: string | undefined
    /** Language tag of the note. */
    readonly noteLang?: string | undefined
  }[]
  readonly selected: string
  /** A tap applies the language at once. */
  readonly onChoose: (tag: string) => void
}

/** The languages of a merchant, each by its own name. */
export function LanguageList(props: LanguageListProps): ReactNode {
  return (
    <div className={styles['list']} data-kit="options" role="radiogroup" aria-label={props.label}>
      {props.languages.map(({ tag, name, note, noteLang }) => (
        <OptionRow
          key={tag}
          label={name}
          lang={tag}
          note={note && <span lang={noteLang}>{note}</span>}
          selected={tag === props.selected}
          onSelect={() => props.onChoose(tag)}
        />
      ))}
    </div>
  )
}
