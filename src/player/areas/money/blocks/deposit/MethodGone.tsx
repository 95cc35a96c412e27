import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import type { DepositForm } from './use-deposit-form.ts'

/** Says that the chosen method has disappeared, and that what was typed is still there. */
export function MethodGone({ form }: { readonly form: DepositForm }): ReactNode {
  const t = useT()
  if (!form.methodGone) return null
  return (
    <Banner tone="warning" title={t('deposit.methodGone')}>
      {t('deposit.methodGoneText')}
    </Banner>
  )
}
