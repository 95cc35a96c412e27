import { type ReactNode, useMemo } from 'react'
import { planRegistration } from '../../../../../core/engine/plan-registration.ts'
import { errorMessageKey, errorMessageValues } from '../../../../gateway/error-message-key.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { usePatternReport } from '../../../../kit/forms/use-pattern-report.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useFacts } from '../../../../state/live.ts'
import styles from './RegisterForm.module.css'
import { Registration } from './Registration.tsx'
import { useAffiliateLink } from './use-affiliate-link.ts'

/**
 * Shows the registration form: the configuration orders the fields, the gateway enables and
 * requires them (SPEC §2.50).
 */
export default function RegisterForm(props: BlockProps<'register-form'>): ReactNode {
  const { id, variant, settings: blockSettings } = props
  const t = useT()
  const onUnsafe = usePatternReport(id, 'register-form')
  const { registration, flags } = useSkin()
  const facts = useFacts()
  const link = useAffiliateLink()
  const affiliateResolved = link.state === 'resolved'
  const settings = useCall('registerSettings')
  const patterns = useCall('registerPatterns')
  const error = settings.error ?? patterns.error
  const fields = useMemo(
    () =>
      planRegistration({
        registration,
        settings: settings.value,
        patterns: patterns.value,
        facts,
        defaults: flags,
        affiliateResolved,
      }).filter((field) => field.shown),
    [registration, settings.value, patterns.value, facts, flags, affiliateResolved],
  )

  if (settings.value && patterns.value) {
    return (
      <Registration
        look={variant}
        settings={blockSettings}
        fields={fields}
        gateway={settings.value}
        link={link}
        onUnsafe={onUnsafe}
      />
    )
  }
  if (error) {
    const retry = (): void => {
      if (settings.error) settings.retry()
      if (patterns.error) patterns.retry()
    }
    return (
      <Notice
        kind="error"
        line={t(errorMessageKey(error), errorMessageValues(error))}
        action={{ label: t('common.retry'), onPress: retry }}
      />
    )
  }
  return (
    <div className={styles['form']} role="status" aria-label={t('common.loading')}>
      <Skeleton count={7} height="var(--field)" shape="card" />
    </div>
  )
}
