import { Fragment, type ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { KeyName } from '../look/KeyName.tsx'
import { Window } from '../look/Window.tsx'
import styles from './KeyList.module.css'

export interface KeyListProps {
  readonly onClose: () => void
}

const keys = [
  ['palette', 'mod+k'],
  ['save', 'mod+s'],
  ['undo', 'mod+z'],
  ['redo', 'mod+shift+z'],
  ['up', 'alt+up'],
  ['down', 'alt+down'],
  ['close', 'escape'],
  ['keys', '?'],
] as const

/** A window with the keys of the studio. */
export function KeyList({ onClose }: KeyListProps): ReactNode {
  const t = useT('palette')
  return (
    <Window title={t('keys.title')} size="narrow" onClose={onClose}>
      <dl className={styles['keys']}>
        {keys.map(([name, held]) => (
          <Fragment key={name}>
            <dt>{t(`keys.${name}`)}</dt>
            <dd>
              <KeyName of={held} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </Window>
  )
}
