import type { ReactNode } from 'react'
import type { CheckForm } from '../../gateway/use-captcha.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../controls/Button.tsx'
import styles from './OtherForm.module.css'

export interface OtherFormProps {
  /** The form that the player can change to; undefined where there is none, or none is known yet. */
  readonly other: CheckForm | undefined
  readonly onChange: (form: CheckForm) => void
}

/**
 * Changes the form of a captcha or of a human check between a picture and a question. The gateway tells with the
 * check whether it has another form; the place of the button is kept until then, so that nothing below moves.
 */
export function OtherForm({ other, onChange }: OtherFormProps): ReactNode {
  const t = useT()
  return (
    <div className={styles['other']}>
      {other && (
        <Button variant="plain" size="small" onClick={() => onChange(other)}>
          {t(other === 'words' ? 'form.inWords' : 'form.inPicture')}
        </Button>
      )}
    </div>
  )
}
