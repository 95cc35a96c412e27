import { type ReactNode, useId } from 'react'
import typography from '../../../../kit/controls/typography.module.css'
import styles from './Part.module.css'

export interface PartProps {
  readonly title: string
  /** Beside the title. */
  readonly end?: ReactNode
  readonly field?: string
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** A part of the deposit form under its title. */
export function Part({ title, end, field, error, children }: PartProps): ReactNode {
  const id = useId()
  return (
    <section
      className={styles['part']}
      data-kit="panel"
      data-kind="form"
      aria-labelledby={id}
      data-field={field}
    >
      <div className={styles['head']} data-part="head">
        <h2 className={styles['title']} data-part="title" id={id}>
          {title}
        </h2>
        {end && (
          <p className={typography['muted']} data-part="note">
            {end}
          </p>
        )}
      </div>
      {children}
      <ErrorLine>{error}</ErrorLine>
    </section>
  )
}

/** The reason for which something was not accepted, said as soon as it is shown. */
export function ErrorLine({ children }: { readonly children: string | undefined }): ReactNode {
  return <div aria-live="polite">{children && <p className={styles['error']}>{children}</p>}</div>
}
