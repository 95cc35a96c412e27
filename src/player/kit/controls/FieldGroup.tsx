import type { ReactNode } from 'react'
import type { FieldLook } from './Field.tsx'
import styles from './FieldGroup.module.css'

export interface FieldGroupProps {
  readonly look: FieldLook
  readonly children: ReactNode
}

/** The fields of a form under each other; ruled ones lie on a sheet where the skin casts shadows. */
export function FieldGroup({ look, children }: FieldGroupProps): ReactNode {
  return (
    <div className={styles['group']} data-kit="fields" data-kind={look}>
      {children}
    </div>
  )
}
