import type { ReactNode } from 'react'
import { Switch } from 'react-aria-components/Switch'
import styles from './controls.module.css'

export interface ToggleProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly children?: ReactNode
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
  readonly 'aria-describedby'?: string
}

/** Something that is on or off. */
export function Toggle({ isOn, onChange, children, ...named }: ToggleProps): ReactNode {
  return (
    <Switch {...named} className={styles['toggle'] ?? ''} isSelected={isOn} onChange={onChange}>
      <span className={styles['track']} />
      {children}
    </Switch>
  )
}
