import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
} from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Field } from '../../../../kit/controls/Field.tsx'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { useBack } from '../../../../kit/controls/navigation.tsx'
import { useModal } from '../../../../kit/controls/use-modal.ts'
import { forgetSearches, rememberSearch } from '../../../../state/recent-searches.ts'
import { FoundGames } from './FoundGames.tsx'
import styles from './SearchPanel.module.css'
import { SearchProposals } from './SearchProposals.tsx'
import { useStartedCatalogue } from './use-catalogue.ts'
import { useSearchText } from './use-search-text.ts'

export interface SearchPanelProps {
  /** The search text of the address. */
  readonly text: string
  /** Maximum number of games shown. */
  readonly limit: number
}

/** Milliseconds after a key press before the address takes over the text. */
const addressDelayMs = 350

/**
 * Writes a path into the present entry of the history. What reads the address does not render again: the page behind
 * the search stays as it is while the player types.
 */
function writeAddress(path: string): void {
  // The router replaces the methods of `history`, and renders what reads the address after each call.
  History.prototype.replaceState.call(history, history.state, '', path)
}

/** Shows the search over the whole screen: a field, and the results while the player types. */
export default function SearchPanel({ text, limit }: SearchPanelProps): ReactNode {
  const t = useT()
  const { pathOf } = useSearchText()
  const back = useBack()
  const close = (): void => back(pathOf(undefined))
  const modal = useModal({ onClose: close, focus: 'none' })
  const { ref } = modal
  const [typed, setTyped] = useState(text)
  const query = useDeferredValue(typed).trim()
  const catalogue = useStartedCatalogue(typed.trim() !== '')
  const remember = useCallback(() => rememberSearch(query), [query])
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  useEffect(() => {
    const timer = setTimeout(() => writeAddress(pathOf(typed)), addressDelayMs)
    return () => clearTimeout(timer)
  }, [typed, pathOf])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    rememberSearch(typed)
    ref.current?.querySelector('input')?.blur()
  }
  return (
    <dialog {...modal} className={styles['panel']} aria-label={t('search.open')}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of the last five years do not all support the `search` element */}
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
          onChange={(event) => setTyped(event.target.value)}
          end={
            typed !== '' && (
              <IconButton icon="close" label={t('search.clear')} onClick={() => setTyped('')} />
            )
          }
        />
      </form>
      <div className={styles['body']}>
        {query === '' ? (
          <SearchProposals onChoose={setTyped} onForget={forgetSearches} />
        ) : (
          <FoundGames catalogue={catalogue} text={query} limit={limit} onEnter={remember} />
        )}
      </div>
    </dialog>
  )
}
