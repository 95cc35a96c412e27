import type { ReactNode } from 'react'
import type { LaunchRefusal } from '../../../../../core/contract/generated/gateway.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { errorMessageKey, errorMessageValues } from '../../../../gateway/error-message-key.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { Notice, type NoticeProps } from '../../../../kit/controls/Notice.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import {
  Closed,
  OtherGames,
  RequiredMark,
  Services,
  TableTermsLine,
  useReopen,
} from './launch-ways.tsx'
import styles from './Play.module.css'
import { readLaunchRefusal } from './read-launch-refusal.ts'
import type { GameChoice } from './use-game-choice.ts'
import type { LaunchState } from './use-launch.ts'

export interface LaunchNoticeProps {
  readonly choice: GameChoice
  readonly state: Exclude<LaunchState, { readonly kind: 'launched' }>
  readonly onAgain: () => void
}

/** Explains why a game does not start, and offers the next step. */
export function LaunchNotice({ choice, state, onAgain }: LaunchNoticeProps): ReactNode {
  const t = useT()
  const { look } = useSkin()
  const reopen = useReopen()
  const error = state.kind === 'failed' ? state.error : undefined
  const code = codeOf(choice, error)
  const refusal = readLaunchRefusal(error)
  const scope: Scope = { t, choice, error, refusal, onAgain, reopen }
  const compose = Object.hasOwn(notices, code)
    ? notices[code as keyof typeof notices]
    : composeOther // checked by hasOwn
  const notice = compose(scope)
  return (
    <div className={styles['state']} role={notice.kind === 'error' ? undefined : 'status'}>
      <Notice size="page" ornament={look.ornaments[notice.kind]} {...notice} />
    </div>
  )
}

interface Scope extends Pick<LaunchNoticeProps, 'choice' | 'onAgain'> {
  readonly t: ReturnType<typeof useT>
  readonly error: unknown
  readonly refusal: LaunchRefusal
  readonly reopen: (open: NonNullable<LaunchRefusal['open']>) => void
}
type NoticeContent = Pick<NoticeProps, 'kind' | 'line' | 'detail' | 'action'>

/** Returns the code of the refusal: what the page knows before the launch, else the gateway's code. */
function codeOf({ finding }: GameChoice, error: unknown): string {
  if (finding === 'unknown') return 'game.not.found'
  if (finding === 'failed') return 'vendors'
  if (!(error instanceof GatewayError)) return ''
  return error.code ?? error.kind
}

const notices = {
  'game.not.found': ({ t, choice }) => ({
    kind: 'empty',
    line: t('error.gameUnknown'),
    detail: <OtherGames choice={choice} />,
  }),
  'game.maintenance': ({ t, refusal, onAgain }) => ({
    kind: 'maintenance',
    line: t('error.gameMaintenance'),
    detail: <Closed from={refusal.maintenanceFrom} to={refusal.maintenanceTo} />,
    action: { label: t('status.recheck'), onPress: onAgain },
  }),
  'game.region.restricted': ({ t }) => ({
    kind: 'restricted',
    line: t('error.gameRegion'),
    detail: <Services />,
  }),
  'balance.insufficient': ({ t, refusal }) => ({
    kind: 'empty',
    line: t('error.balanceLow'),
    detail: <RequiredMark amount={refusal.required} />,
  }),
  'game.round.open': (scope) => {
    const { t, refusal, reopen } = scope
    const { open } = refusal
    if (!open) return composeOther(scope)
    const name = open.gameName ?? open.vendor
    return {
      kind: 'empty',
      line: t('error.roundOpen'),
      detail: t('play.openElsewhere', { name }),
      action: { label: t('play.reopen', { name }), onPress: () => reopen(open) },
    }
  },
  'room.level': composeRoom,
  'room.unpaid': composeRoom,
  offline: ({ t, error, onAgain }) => ({
    kind: 'offline',
    line: t(errorMessageKey(error)),
    action: { label: t('common.retry'), onPress: onAgain },
  }),
  vendors: ({ t, choice }) => ({
    kind: 'error',
    line: t('error.gameRefused'),
    detail: t('app.pageFailedDetail'),
    action: { label: t('common.retry'), onPress: choice.retry },
  }),
} satisfies Record<string, (scope: Scope) => NoticeContent>

/** The live rooms are in the lobby of the category. */
function composeRoom({ t, choice, error, refusal }: Scope): NoticeContent {
  return {
    kind: 'empty',
    line: t(errorMessageKey(error), errorMessageValues(error)),
    detail: (
      <>
        <TableTermsLine terms={refusal} />
        <OtherGames choice={choice} />
      </>
    ),
  }
}

function composeOther({ t, choice, error, onAgain }: Scope): NoticeContent {
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
