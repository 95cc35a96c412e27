import { type ReactNode, useId } from 'react'
import type { Path } from '../../core/config/tree.ts'
import { pathText } from '../../core/config/tree.ts'
import { useT } from '../i18n/use-t.ts'
import { StudioIconButton } from '../look/StudioButton.tsx'
import { StudioIcon } from '../look/StudioIcon.tsx'
import type { AccessibleNames } from './control-props.ts'
import { Origin } from './Origin.tsx'
import styles from './SettingField.module.css'
import type { FieldState } from './use-field.ts'

export interface SettingFieldProps {
  readonly path: Path
  readonly label: string
  readonly hint?: string | undefined
  readonly field: FieldState
  /** Replaces the name of the layer that set the value. */
  readonly origin?: ReactNode
  readonly children: (named: AccessibleNames) => ReactNode
}

/** A setting: what it is called and means, where its value comes from, its control, what is to be said of it. */
export function SettingField({
  path,
  label,
  hint,
  field,
  origin,
  children,
}: SettingFieldProps): ReactNode {
  const t = useT('form')
  const id = useId()
  const name = pathText(path)
  const { isOwn, chain, set, findings } = field
  // The items of a list have no fields of their own.
  const isHere = (at: string): boolean => at === name || /^\.\d/.test(at.slice(name.length))
  const own = findings.filter((finding) => isHere(finding.path))
  return (
    <div className={styles['field']} data-path={name} data-own={isOwn || undefined}>
      <div className={styles['head']}>
        <span id={`${id}-label`} className={styles['label']}>
          {label}
        </span>
        {origin ?? <Origin path={name} chain={chain} isOwn={isOwn} />}
        {isOwn && (
          <StudioIconButton
            icon="reset"
            label={t('back', { name: label })}
            onPress={() => set(undefined)}
          />
        )}
      </div>
      {children({
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-hint ${id}-messages`,
      })}
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
      <ul id={`${id}-messages`} className={styles['messages']}>
        {own.map(({ code, severity, message }) => (
          <li key={code + message} className={styles['finding']} data-severity={severity}>
            <StudioIcon name={severity} />
            {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
