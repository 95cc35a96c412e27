import { type ReactNode, useEffect, useState } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Link, useSearch } from '../../../../kit/controls/navigation.tsx'
import { Tabs } from '../../../../kit/controls/Tabs.tsx'
import { useNavigateWhileShown } from '../../../../kit/controls/use-navigate-while-shown.ts'
import { CallForm } from '../../../../kit/forms/CallForm.tsx'
import { newPasswordFields, oldPasswordField } from '../../../../kit/forms/password-fields.ts'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useReturnPath } from '../../../../kit/pages/return-path.ts'
import {
  dropForcedPassword,
  type ForcedReason,
  readForcedPassword,
  useForcedPassword,
} from '../../../../state/forced-password.ts'
import { useConsolidated } from '../../../../state/status.ts'
import { showNotification } from '../../../../state/toasts.ts'
import { PinForm } from './PinForm.tsx'

type Kind = 'login' | 'pin'

/**
 * Shows the change of the login password and of the withdrawal PIN (SPEC §5.6, §11.38 and §11.39). After a
 * login that demands a new password, the old one comes from memory, and the player may skip the change.
 */
export default function ChangePassword(): ReactNode {
  const t = useT()
  const search = useSearch()
  const forced = useForcedPassword()
  const hasPin = useConsolidated()?.withdrawalPassword === true && !forced
  const [kind, setKind] = useState<Kind>(search.get('tab') === 'pin' ? 'pin' : 'login')
  // Leaving the page, also by Back, removes the password from memory.
  useEffect(() => dropForcedPassword, [])
  const tabs = [
    { key: 'login', label: t('password.login') },
    { key: 'pin', label: t('password.pin') },
  ] as const
  return (
    <PagePart>
      {forced && <ForcedBanner reason={forced.reason} />}
      <Tabs
        label={t('route.changePassword')}
        tabs={hasPin ? tabs : tabs.slice(0, 1)}
        selected={hasPin ? kind : 'login'}
        onSelect={setKind}
      >
        {hasPin && kind === 'pin' ? (
          <PinForm />
        ) : (
          <LoginPasswordForm forced={forced !== undefined} />
        )}
      </Tabs>
    </PagePart>
  )
}

function ForcedBanner({ reason }: { readonly reason: ForcedReason }): ReactNode {
  const t = useT()
  const back = useReturnPath(pathTo('home'))
  return (
    <Banner
      title={t(`password.forced.${reason}`)}
      action={
        <Link to={back} replace>
          {t('password.skip')}
        </Link>
      }
    >
      {t('password.forced.line')}
    </Banner>
  )
}

function LoginPasswordForm({ forced }: { readonly forced: boolean }): ReactNode {
  const t = useT()
  const navigate = useNavigateWhileShown()
  const back = useReturnPath(pathTo('home'))
  const pattern = useCall('registerPatterns').value?.['password']
  const fields = newPasswordFields(pattern)
  return (
    <CallForm
      id="change-password"
      call="changePassword"
      fields={forced ? fields : [oldPasswordField, ...fields]}
      submit={t('password.submit')}
      unknown="password.unknown"
      fieldOf={{
        'password.old.incorrect': 'oldPassword',
        'password.same': 'password',
        'format.password': 'password',
        'password.confirm.mismatch': 'confirmPassword',
      }}
      compose={({ oldPassword = '', password = '', confirmPassword = '' }) => ({
        body: {
          oldPassword: forced ? (readForcedPassword()?.password ?? '') : oldPassword,
          password,
          confirmPassword,
        },
      })}
      onDone={() => {
        dropForcedPassword()
        showNotification(t('password.changed'))
        navigate(forced ? back : pathTo('security'), { replace: true })
      }}
    />
  )
}
