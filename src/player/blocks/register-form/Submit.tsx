import type { ReactNode } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { type Control, useFormState } from '../../components/ui/form.ts'
import styles from './RegisterForm.module.css'
import type { RegisterValues } from './register-values.ts'

/** Shows the submit button. Sending the form renders only this component again. */
export function Submit(props: {
  readonly control: Control<RegisterValues>
  readonly label: string
  readonly place: 'end' | 'fixed'
}): ReactNode {
  const { isSubmitting } = useFormState({ control: props.control })
  return (
    <div className={styles['submit']} data-place={props.place}>
      <Button type="submit" variant="accent" size="large" wide disc="arrow" busy={isSubmitting}>
        {props.label}
      </Button>
    </div>
  )
}
