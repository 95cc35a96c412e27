import type { ReactNode } from 'react'
import type { SecurityConfig } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { formatDate } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ListGroup, ListRow } from '../../../../kit/controls/ListGroup.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { useLanguage } from '../../../../state/language.ts'
import { useConsolidated } from '../../../../state/status.ts'

/** Shows the security of the account: each row with its state and the page that changes it. */
export function SecurityRows(): ReactNode {
  const t = useT()
  const call = useCall('securityConfig')
  return (
    <ListGroup title={t('settings.security')} steps>
      <Answer inList call={call} size="row" skeleton={<Skeleton shape="card" height="18rem" />}>
        {(security) => <Rows security={security} />}
      </Answer>
      <ListRow icon="limit" label={t('route.playSafely')} to={pathTo('playSafely')} />
    </ListGroup>
  )
}

function Rows({ security }: { readonly security: SecurityConfig }): ReactNode {
  const t = useT()
  const language = useLanguage()
  const {
    bankCards: cards,
    withdrawalPassword: withPin,
    identity: withIdentity,
  } = useConsolidated() ?? {}
  const { passwordChangedAt, withdrawalPassword, bankCards, identity, signIns } = security
  const changed =
    passwordChangedAt === undefined ? undefined : formatDate(passwordChangedAt, language)
  const max = cards?.max
  return (
    <>
      <ListRow
        icon="key"
        label={t('password.login')}
        {...(changed !== undefined && { value: t('settings.changedOn', { date: changed }) })}
        to={pathTo('changePassword')}
      />
      {withPin && (
        <ListRow
          icon="lock"
          label={t('password.pin')}
          value={t(withdrawalPassword ? 'settings.set' : 'settings.add')}
          {...(!withdrawalPassword && { state: 'todo' as const })}
          to={pathTo('changePassword', { tab: 'pin' })}
        />
      )}
      <ListRow
        icon="bank"
        label={t('route.bankCards')}
        value={max === undefined ? bankCards : t('settings.ofMax', { count: bankCards, max })}
        to={pathTo('bankCards')}
      />
      {withIdentity && (
        <ListRow
          icon="identity"
          label={t('route.identity')}
          value={t(`settings.identity.${identity}`)}
          {...(identity !== 'verified' && identity !== 'pending' && { state: 'todo' as const })}
          to={pathTo('identity')}
        />
      )}
      <ListRow
        icon="device"
        label={t('settings.signIns')}
        value={t('settings.devices', { count: signIns })}
        to={pathTo('security')}
      />
    </>
  )
}
