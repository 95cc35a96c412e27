import { type ReactNode, useId } from 'react'
import type { Path } from '../../core/config/tree.ts'
import { pathText } from '../../core/config/tree.ts'
import { useSay } from '../i18n/use-say.ts'
import { IconButton } from '../look/Button.tsx'
import { Icon } from '../look/Icon.tsx'
import type { Named } from './control-props.ts'
import styles from './Field.module.css'
import { Origin } from './Origin.tsx'
import type { FieldState } from './use-field.ts'

export interface FieldProps {
  readonly path: Path
  readonly label: string
  readonly hint?: string | undefined
  readonly field: FieldState
  /** Replaces the name of the layer that set the value. */
  readonly origin?: ReactNode
  readonly children: (named: Named) => ReactNode
}

/** A setting: what it is called and means, where its value comes from, its control, what is to be said of it. */
export function Field({ path, label, hint, field, origin, children }: FieldProps): ReactNode {
  const say = useSay('form')
  const id = useId()
  const name = pathText(path)
  const { isOwn, chain, set, findings } = field
  const own = findings.filter((finding) => finding.path === name)
  return (
    <div className={styles['field']} data-path={name} data-own={isOwn || undefined}>
      <div className={styles['head']}>
        <span id={`${id}-label`} className={styles['label']}>
          {label}
        </span>
        {origin ?? <Origin chain={chain} isOwn={isOwn} />}
        {isOwn && (
          <IconButton
            icon="reset"
            label={say('back', { name: label })}
            onPress={() => set(undefined)}
          />
        )}
      </div>
      {children({ 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint ${id}-told` })}
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
      <ul id={`${id}-told`} className={styles['told']}>
        {own.map(({ code, severity, message }) => (
          <li key={code + message} className={styles['finding']} data-severity={severity}>
            <Icon name={severity} />
            {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
