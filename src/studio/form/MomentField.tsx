import { type ReactNode, useId, useState } from 'react'
import { explainTime } from '../../core/config/check-times.ts'
import { useT } from '../i18n/use-t.ts'
import { Problem } from '../look/Problem.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { TextInput } from '../look/TextInput.tsx'
import {
  anyLocal,
  type LocalTime,
  listPresets,
  readLocalTime,
  type WindowEdge,
  writeLocalTime,
} from '../model/local-time.ts'
import { useValues } from '../state/use-editor.tsx'
import type { AccessibleNames } from './control-props.ts'
import styles from './controls.module.css'

export interface MomentFieldProps {
  readonly label: string
  readonly named: AccessibleNames
  readonly value: string
  readonly edge: WindowEdge
  readonly isInherited?: boolean
  /** Receives a text that names a moment, or an empty one. */
  readonly onType: (text: string) => void
}

/** What is typed, and the value that it was typed for. */
interface Typed extends LocalTime {
  readonly of: string
}

/** Asks for a moment: a day and a time of the merchant's zone, which can be another one, and the moments that are often chosen. */
export function MomentField(props: MomentFieldProps): ReactNode {
  const { label, named, value, edge, isInherited = false, onType } = props
  const t = useT('form')
  const id = useId()
  const ownZone = useValues().shown(['timeZone'])
  const zone = typeof ownZone === 'string' ? ownZone : 'UTC'
  const [typed, setTyped] = useState<Typed>()
  const read = readLocalTime(value, zone)
  const shown = typed?.of === value ? typed : (read ?? { local: '', zone })
  const type = (part: Partial<LocalTime>): void => {
    const next = { local: shown.local, zone: shown.zone, ...part }
    const text = writeLocalTime(next)
    const isTaken = text === '' || explainTime(text) === undefined
    setTyped({ ...next, of: isTaken ? text : value })
    if (isTaken && text !== value) onType(text)
  }
  const problem =
    read === undefined && typed === undefined
      ? explainTime(value)
      : explainTime(writeLocalTime({ local: anyLocal, zone: shown.zone }))
  return (
    <div className={styles['moment']}>
      <div className={styles['momentFields']}>
        <TextInput
          {...named}
          type="datetime-local"
          isInherited={isInherited}
          value={shown.local}
          onType={(local) => type({ local: local.slice(0, 16) })}
        />
        <TextInput
          aria-label={t('moment.zone', { name: label })}
          aria-describedby={id}
          aria-invalid={problem !== undefined}
          isCode
          isInherited={isInherited}
          value={shown.zone}
          onType={(to) => type({ zone: to })}
        />
      </div>
      <Problem id={id} message={problem} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend */}
      <div role="group" aria-label={t('moment.presets', { name: label })} className={styles['any']}>
        {listPresets(edge, zone, Date.now()).map((preset) => (
          <StudioButton
            key={preset.name}
            tone="quiet"
            onPress={() => type({ local: preset.local, zone })}
          >
            {t(`moment.${preset.name}`)}
          </StudioButton>
        ))}
      </div>
    </div>
  )
}
