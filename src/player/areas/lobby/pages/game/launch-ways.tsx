import type { ReactNode } from 'react'
import type { OpenRound } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { useNavigate } from '../../../../kit/controls/navigation.tsx'
import { lobbyPath } from '../../../../kit/games/lobby-path.ts'
import { launchPath } from '../../../../kit/games/use-game-entry.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { type TableTerms, useTableMark } from '../../../../kit/money/use-table-mark.ts'
import { ServiceLinks } from '../../../../kit/pages/ServiceLinks.tsx'
import { type MaintenanceWindow, useWindowWords } from '../../../../kit/pages/use-window-words.ts'
import styles from './Play.module.css'
import type { GameChoice } from './use-game-choice.ts'

interface OtherGamesProps {
  readonly choice: GameChoice
  /** An action shown before the others. */
  readonly children?: ReactNode
}

/** Links to the other games of the category, or home without a category. */
export function OtherGames({ choice: { category }, children }: OtherGamesProps): ReactNode {
  const t = useT()
  return (
    <>
      {children && <p>{t('play.refusedDetail')}</p>}
      <div className={styles['ways']}>
        {children}
        <ButtonLink variant="outline" replace to={category ? lobbyPath(category) : pathTo('home')}>
          {t('play.others')}
        </ButtonLink>
      </div>
    </>
  )
}

/** Shows the maintenance period of a vendor. */
export function Closed(props: MaintenanceWindow): ReactNode {
  return useWindowWords(props)
}

/** Shows the required amount, if the gateway gives it, and the link to deposit. */
export function RequiredMark({ amount }: { readonly amount: string | undefined }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const least = amount && formatMoney(amount, currency)
  return (
    <>
      {least && <p>{t('play.required', { amount: least })}</p>}
      <div className={styles['ways']}>
        <ButtonLink variant="accent" to={pathTo('deposit')}>
          {t('home.account.deposit')}
        </ButtonLink>
      </div>
    </>
  )
}

/** Shows the level or the price of a table, if the gateway gives it. */
export function TableTermsLine({ terms }: { readonly terms: TableTerms }): ReactNode {
  const mark = useTableMark(terms)
  return mark && <p>{mark}</p>
}

/** Links to customer service. */
export function Services(): ReactNode {
  const t = useT()
  return (
    <>
      <p>{t('status.restrictedDetail')}</p>
      <div className={styles['ways']}>
        <ServiceLinks />
        <ButtonLink to={pathTo('service')} variant="outline" icon="headset">
          {t('route.service')}
        </ButtonLink>
      </div>
    </>
  )
}

/** Returns a function that replaces this game with the one whose round is open. */
export function useReopen(): (open: OpenRound) => void {
  const navigate = useNavigate()
  return ({ vendor, gameCode }) => navigate(launchPath(vendor, { gameCode }), { replace: true })
}
