import type { ReactNode } from 'react'
import styles from './marks.module.css'

function Mark({ path }: { readonly path: string }): ReactNode {
  return (
    <svg className={styles['mark']} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

export function HistoryMark(): ReactNode {
  return <Mark path="M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8" />
}

export function RulesMark(): ReactNode {
  return <Mark path="M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M12 11v5M12 7.8v.4" />
}

export function CloseMark(): ReactNode {
  return <Mark path="M6 6l12 12M18 6L6 18" />
}

export function LessMark(): ReactNode {
  return <Mark path="M6 12h12" />
}

export function MoreMark(): ReactNode {
  return <Mark path="M6 12h12M12 6v12" />
}

export function SpinMark(): ReactNode {
  return (
    <Mark path="M20 12a8 8 0 0 1-14.2 5M4 12a8 8 0 0 1 14.2-5M18.6 3.2V7.4h-4.2M5.4 20.8v-4.2h4.2" />
  )
}

export function StopMark(): ReactNode {
  return <Mark path="M6.5 6.5h11v11h-11z" />
}
