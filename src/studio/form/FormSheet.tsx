import { type ReactNode, useEffect, useRef } from 'react'
import { ArtFiles } from './ArtFiles.tsx'
import styles from './FormSheet.module.css'

export interface FormSheetProps {
  readonly title: string
  /** Another name of it. */
  readonly subtitle?: string | undefined
  readonly hint?: string | undefined
  /** The dotted path that the address says, whose field is gone to. */
  readonly path: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A form of settings under a title; the field that the address says is shown and focused. */
export function FormSheet({
  title,
  subtitle,
  hint,
  path,
  actions,
  children,
}: FormSheetProps): ReactNode {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = findField(sheet.current, path)
    if (!field) return
    field.scrollIntoView({ block: 'center' })
    const control = [
      'input, textarea',
      '[role="radiogroup"] button, [role="group"] button',
      'button',
    ]
      .map((kind) => field.querySelector<HTMLElement>(kind))
      .find((found) => found !== null)
    control?.focus()
  }, [path])
  return (
    <div ref={sheet} className={styles['sheet']}>
      <header className={styles['head']}>
        <div className={styles['words']}>
          <h2 className={styles['title']}>
            {title}
            {subtitle !== undefined && <span className={styles['subtitle']}>{subtitle}</span>}
          </h2>
          {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
        </div>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </header>
      {children}
      <ArtFiles />
    </div>
  )
}

/** The field of a path, else of the nearest path above it that has one. */
function findField(sheet: HTMLElement | null, path: string): HTMLElement | null {
  for (let at = path; at.includes('.'); at = at.slice(0, at.lastIndexOf('.'))) {
    const field = sheet?.querySelector<HTMLElement>(`[data-path="${CSS.escape(at)}"]`)
    if (field) return field
  }
  return null
}
