import { type ReactNode, useState } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { CallForm } from '../../../../kit/forms/CallForm.tsx'
import { verifyField } from '../../../../kit/forms/password-fields.ts'
import { openConfirm } from '../../../../state/dialogs.ts'
import { showNotification } from '../../../../state/toasts.ts'

const lengths = ['6', '12', '60'] as const

/** Starts a self-exclusion, behind the password and a confirmation that names its end. */
export function ExclusionForm(): ReactNode {
  const t = useT()
  const [open, setOpen] = useState(false)
  const nameLength = (months: string): string =>
    months === '' ? t('limits.forever') : t('limits.months', { count: Number(months) })
  if (!open)
    return (
      <Button variant="outline" wide onClick={() => setOpen(true)}>
        {t('limits.exclude')}
      </Button>
    )
  return (
    <CallForm
      id="exclusion"
      call="startExclusion"
      fields={[
        {
          name: 'months',
          label: 'limits.length',
          required: false,
          options: [...lengths, ''].map((value) => ({ value, label: nameLength(value) })),
        },
        verifyField,
      ]}
      submit={t('limits.exclude')}
      unknown="settings.unknown"
      fieldOf={{ 'password.incorrect': 'verifyPwd' }}
      compose={async ({ months = '', verifyPwd = '' }) => {
        const confirmed = await openConfirm({
          title: t('limits.exclusion'),
          text: t('limits.excludeQuestion', { length: nameLength(months) }),
          confirm: t('limits.exclude'),
        })
        if (!confirmed) return undefined
        return { body: { verifyPwd, ...(months && { months: Number(months) }) } }
      }}
      onDone={() => {
        showNotification(t('limits.saved'))
        setOpen(false)
      }}
    >
      <Button variant="plain" wide onClick={() => setOpen(false)}>
        {t('common.cancel')}
      </Button>
    </CallForm>
  )
}
