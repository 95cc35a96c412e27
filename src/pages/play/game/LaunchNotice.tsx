import type { ReactNode } from 'react'
import { errorMessageKey, errorMessageValues } from '../../../gateway/error-message-key.ts'
import { GatewayError } from '../../../gateway/plain/gateway-error.ts'
import { useServices } from '../../../gateway/use-services.ts'
import { useT } from '../../../i18n/use-t.ts'
import { lobbyPath } from '../../../parts/lobby-path.ts'
import { launchPath } from '../../../parts/use-game-entry.ts'
import { useSkin } from '../../../registry/skin-context.tsx'
import { useLanguage } from '../../../state/language.ts'
import { useConsolidated } from '../../../state/status.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { formatMoney } from '../../../ui/format-money.ts'
import { Notice, type NoticeProps } from '../../../ui/Notice.tsx'
import { useNavigate } from '../../../ui/navigation.tsx'
import styles from './Play.module.css'
import { readLaunchRefusal } from './read-launch-refusal.ts'
import type { GameChoice } from './use-game-choice.ts'
import type { LaunchState } from './use-launch.ts'

export interface LaunchNoticeProps {
  readonly choice: GameChoice
  readonly state: Exclude<LaunchState, { readonly kind: 'launched' }>
  readonly onAgain: () => void
}

/** Why a game does not start, and the way on. */
export function LaunchNotice(props: LaunchNoticeProps): ReactNode {
  const { look } = useSkin()
  const notice = useNotice(props)
  return (
    <div className={styles['state']} role={notice.kind === 'error' ? undefined : 'status'}>
      <Notice size="page" ornament={look.ornaments[notice.kind]} {...notice} />
    </div>
  )
}

type Said = Pick<NoticeProps, 'kind' | 'line' | 'detail' | 'action'>

function useNotice({ choice, state, onAgain }: LaunchNoticeProps): Said {
  const t = useT()
  const navigate = useNavigate()
  const error = state.kind === 'failed' ? state.error : undefined
  const code = error instanceof GatewayError ? error.code : undefined
  const refusal = readLaunchRefusal(error)
  const retry = { label: t('common.retry'), onPress: onAgain }
  if (choice.finding === 'unknown' || code === 'game.not.found')
    return { kind: 'empty', line: t('error.gameUnknown'), detail: <OtherGames choice={choice} /> }
  if (choice.finding === 'failed')
    return {
      kind: 'error',
      line: t('error.gameRefused'),
      detail: t('app.pageFailedDetail'),
      action: { ...retry, onPress: choice.retry },
    }
  if (code === 'game.maintenance')
    return {
      kind: 'maintenance',
      line: t('error.gameMaintenance'),
      detail: <Closed from={refusal.maintenanceFrom} to={refusal.maintenanceTo} />,
      action: { ...retry, label: t('status.recheck') },
    }
  if (code === 'game.region.restricted')
    return { kind: 'restricted', line: t('error.gameRegion'), detail: <Services /> }
  if (code === 'balance.insufficient')
    return {
      kind: 'empty',
      line: t('error.balanceLow'),
      detail: (
        <>
          {refusal.required && <Required amount={refusal.required} />}
          <div className={styles['ways']}>
            <ButtonLink variant="accent" to="/m/voucherCenter">
              {t('home.account.deposit')}
            </ButtonLink>
          </div>
        </>
      ),
    }
  if (code === 'game.round.open' && refusal.open) {
    const { vendor, gameCode, gameName: name = vendor } = refusal.open
    return {
      kind: 'empty',
      line: t('error.roundOpen'),
      detail: t('play.openElsewhere', { name }),
      action: {
        label: t('play.reopen', { name }),
        onPress: () => navigate(launchPath(vendor, { gameCode }), { replace: true }),
      },
    }
  }
  if (error instanceof GatewayError && error.kind === 'offline')
    return { kind: 'offline', line: t(errorMessageKey(error)), action: retry }
  return {
    kind: 'error',
    line: error ? t(errorMessageKey(error), errorMessageValues(error)) : t('error.gameRefused'),
    detail: (
      <OtherGames choice={choice}>
        <Button onClick={onAgain}>{t('common.retry')}</Button>
      </OtherGames>
    ),
  }
}

interface OtherGamesProps extends Pick<LaunchNoticeProps, 'choice'> {
  /** A way that is tried first. */
  readonly children?: ReactNode
}

/** The way to the other games of the category, else home. */
function OtherGames({ choice: { category }, children }: OtherGamesProps): ReactNode {
  const t = useT()
  return (
    <>
      {children && <p>{t('play.refusedDetail')}</p>}
      <div className={styles['ways']}>
        {children}
        <ButtonLink variant="soft" replace to={category ? lobbyPath(category) : '/m/home'}>
          {t('play.others')}
        </ButtonLink>
      </div>
    </>
  )
}

/** When a closed vendor is back, on the player's clock. */
function Closed(props: { from: number | undefined; to: number | undefined }): ReactNode {
  const t = useT()
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  if (props.to === undefined) return t('status.soon')
  const to = format.format(props.to)
  if (props.from === undefined) return t('status.until', { to })
  return t('status.window', { from: format.format(props.from), to })
}

function Required({ amount }: { readonly amount: string }): ReactNode {
  const t = useT()
  const language = useLanguage()
  const symbol = useConsolidated()?.currencySymbol ?? ''
  return t('play.required', { amount: formatMoney(amount, { language, symbol }) })
}

function Services(): ReactNode {
  const t = useT()
  const services = useServices(useSkin().gateway)
  return (
    <>
      <p>{t('status.restrictedDetail')}</p>
      <div className={styles['ways']}>
        {services.map(({ kind, address }) => (
          <ButtonLink
            key={address}
            to={address}
            variant="outline"
            icon={kind === 'LINE' ? 'line' : 'facebook'}
          >
            {t(kind === 'LINE' ? 'service.line' : 'service.facebook')}
          </ButtonLink>
        ))}
        <ButtonLink to="/m/service" variant="outline" icon="headset">
          {t('route.service')}
        </ButtonLink>
      </div>
    </>
  )
}
