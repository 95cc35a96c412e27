import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { Field } from '../../components/ui/Field.tsx'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { useBack, useNavigate } from '../../components/ui/navigation.tsx'
import { useModal } from '../../components/ui/use-modal.ts'
import { useT } from '../../i18n/use-t.ts'
import { forgetSearches, rememberSearch } from '../../state/recent-searches.ts'
import { Found } from './Found.tsx'
import { Proposals } from './Proposals.tsx'
import styles from './SearchPanel.module.css'
import { useSearchText } from './use-search-text.ts'

export interface SearchPanelProps {
  /** The words that the address has. */
  readonly text: string
  /** How many games are shown at most. */
  readonly limit: number
}

/** How long after a key the address takes the words over, in milliseconds. */
const settle = 350

/** The search over the whole screen: a field, and what is found as one types. */
export default function SearchPanel({ text, limit }: SearchPanelProps): ReactNode {
  const t = useT()
  const { pathOf } = useSearchText()
  const back = useBack()
  const navigate = useNavigate()
  const close = (): void => back(pathOf(undefined))
  const modal = useModal({ onClose: close, focus: 'none' })
  const { ref } = modal
  const [typed, type] = useState(text)
  const asked = useDeferredValue(typed)
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  useEffect(() => {
    if (typed === text) return
    const timer = setTimeout(() => navigate(pathOf(typed), { replace: true }), settle)
    return () => clearTimeout(timer)
  }, [typed, text, pathOf, navigate])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    rememberSearch(typed)
    ref.current?.querySelector('input')?.blur()
  }
  return (
    <dialog {...modal} className={styles['panel']} aria-label={t('search.open')}>
      {/* biome-ignore lint/a11y/useSemanticElements: `search` is not known to the browsers of five years */}
      <form role="search" className={styles['head']} onSubmit={submit}>
        <IconButton icon="back" label={t('common.close')} onClick={close} />
        <Field
          label={t('search.label')}
          type="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          icon="search"
          value={typed}
          onChange={(event) => type(event.target.value)}
          end={
            typed !== '' && (
              <IconButton icon="close" label={t('search.clear')} onClick={() => type('')} />
            )
          }
        />
      </form>
      <div className={styles['body']}>
        {asked.trim() === '' ? (
          <Proposals onChoose={type} onForget={forgetSearches} />
        ) : (
          <Found text={asked.trim()} limit={limit} onEnter={() => rememberSearch(asked.trim())} />
        )}
      </div>
    </dialog>
  )
}
