import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { type Control, useFormState } from '../../../../kit/controls/form.ts'
import styles from './RegisterForm.module.css'
import type { RegisterValues } from './register-values.ts'

/** Shows the submit button. Sending the form renders only this component again. */
export function Submit(props: {
  readonly control: Control<RegisterValues>
  /** Seconds until the gateway accepts another attempt. */
  readonly wait: number
  readonly place: 'end' | 'fixed'
}): ReactNode {
  const { control, wait, place } = props
  const t = useT()
  const { isSubmitting } = useFormState({ control })
  return (
    <div className={styles['submit']} data-place={place} data-docked>
      <Button
        type="submit"
        variant="accent"
        size="large"
        wide
        disc="arrow"
        busy={isSubmitting}
        disabled={wait > 0}
      >
        {wait > 0 ? t('form.wait', { count: wait }) : t('register.submit')}
      </Button>
    </div>
  )
}
