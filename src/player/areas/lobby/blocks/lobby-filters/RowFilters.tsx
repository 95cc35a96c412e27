import type { MouseEvent, ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import chip from '../../../../kit/controls/chip.module.css'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { useCurrentInView } from '../../../../kit/controls/use-current-in-view.ts'
import type { Show } from '../../../../kit/games/lobby-address.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSessionKind } from '../../../../state/session.ts'
import { showToast } from '../../../../state/toasts.ts'
import { useLobby } from '../../parts/use-lobby.ts'
import { FilterCount } from './FilterCount.tsx'
import styles from './LobbyFilters.module.css'
import { RandomGame } from './RandomGame.tsx'
import { showWords, useShows } from './use-choices.ts'
import { WithFilterSheet } from './WithFilterSheet.tsx'

/** Milliseconds for which a guest sees the message to log in (SPEC §2.42). */
const toastMs = 2000

/** Shows the game filters in a row, and the button for the other choices at its end. */
export default function RowFilters(props: BlockProps<'lobby-filters'>): ReactNode {
  const { variant, settings } = props
  const t = useT()
  const lobby = useLobby()
  const shows = useShows(settings)
  const list = useCurrentInView<HTMLUListElement>(lobby.show)
  if (!lobby.category) return null
  return (
    <WithFilterSheet settings={settings}>
      {(more) => (
        <>
          <div className={styles['bar']}>
            <nav className={styles['nav']} aria-label={t('lobby.filters')}>
              <ul
                ref={list}
                className={styles['choices']}
                data-kit={variant === 'tabs' ? 'rail' : undefined}
                data-kind={variant === 'tabs' ? 'links' : undefined}
              >
                {shows.map((show) => (
                  <li key={show}>
                    <ShowLink
                      className={variant === 'tabs' ? chip['chip'] : styles['pill']}
                      show={show}
                    />
                  </li>
                ))}
              </ul>
            </nav>
            {settings.random && <RandomGame />}
            {more}
          </div>
          {settings.count && <FilterCount />}
        </>
      )}
    </WithFilterSheet>
  )
}

interface ShowLinkProps {
  readonly className: string | undefined
  readonly show: Show
}

function ShowLink({ className, show }: ShowLinkProps): ReactNode {
  const t = useT()
  const lobby = useLobby()
  const guest = useSessionKind() === 'guest'
  const refuse = (event: MouseEvent): void => {
    event.preventDefault()
    showToast(t('error.notLoggedIn'), toastMs)
  }
  return (
    <Link
      replace
      className={className}
      data-part="choice"
      to={lobby.pathOf({ show })}
      aria-current={lobby.show === show ? 'true' : undefined}
      onClick={guest && (show === 'favourites' || show === 'recent') ? refuse : undefined}
    >
      {t(showWords[show])}
    </Link>
  )
}
