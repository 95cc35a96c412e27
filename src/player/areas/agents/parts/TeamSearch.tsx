import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readCode } from '../../../../core/contract/read-code.ts'
import { Field } from '../../../kit/controls/Field.tsx'
import styles from './TeamSearch.module.css'

/** Milliseconds without a key before the search is sent. */
const settleMs = 250

export interface TeamSearchProps {
  readonly label: string
  /** The search that is shown. */
  readonly value: string
  readonly onSearch: (text: string) => void
}

/** A field that finds accounts by a part of their user name. It sends the search while the agent pauses. */
export function TeamSearch({ label, value, onSearch }: TeamSearchProps): ReactNode {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  // A filter that is cleared elsewhere clears the field.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    const text = readCode(typed)
    if (text === sent.current) return undefined
    const timer = setTimeout(() => {
      sent.current = text
      onSearch(text)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
  return (
    <search className={styles['search']}>
      <Field
        label={label}
        icon="search"
        type="search"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </search>
  )
}
