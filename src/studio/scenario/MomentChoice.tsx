import { type ReactNode, useState } from 'react'
import { explainTime } from '../../core/config/check-times.ts'
import { formatMoment, parseZonedTime } from '../../core/contract/zoned-time.ts'
import { useT } from '../i18n/use-t.ts'
import { FieldFrame } from '../look/FieldFrame.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { anyLocal } from '../model/local-time.ts'
import { Drawer } from './Drawer.tsx'
import styles from './FlagChoice.module.css'
import type { ScenarioState } from './use-scenario.ts'

/** The typed fields, and the time of the scenario that they were typed for. */
interface TypedMoment {
  readonly local: string
  readonly zone: string
  readonly time: string | undefined
}

/** Chooses the moment of the preview, as a local time of a zone. */
export function MomentChoice({ state }: { readonly state: ScenarioState }): ReactNode {
  const t = useT('scenario')
  const { previewed, change } = state
  const { time } = previewed.scenario
  const [typed, setTyped] = useState<TypedMoment>()
  const { local, zone } = typed && typed.time === time ? typed : readMoment(time)
  const moment = time === undefined ? undefined : parseZonedTime(time)
  const known = moment && 'moment' in moment ? moment : undefined
  const type = (part: Partial<TypedMoment>): void => {
    const next = { local, zone, time, ...part }
    const text = `${next.local}[${next.zone}]`
    const isTime = 'moment' in parseZonedTime(text)
    setTyped(isTime ? { ...next, time: text } : next)
    if (isTime) change({ scenario: { time: text } })
  }
  return (
    <Drawer
      title={t('moment.title')}
      label={known ? formatMoment(known.moment, known.exact) : t('moment.now')}
      isMarked={known !== undefined}
    >
      <p className={styles['line']}>{t('moment.hint')}</p>
      <FieldFrame label={t('moment.local')}>
        {(named) => (
          <TextInput
            {...named}
            type="datetime-local"
            value={local}
            onType={(text) => type({ local: text.slice(0, 16) })}
          />
        )}
      </FieldFrame>
      <FieldFrame
        label={t('moment.zone')}
        hint={t('moment.zoneHint')}
        problem={explainTime(`${anyLocal}[${zone}]`)}
      >
        {(named) => (
          <TextInput {...named} isCode value={zone} onType={(text) => type({ zone: text })} />
        )}
      </FieldFrame>
      <p className={styles['acts']}>
        <StudioButton onPress={() => change({ scenario: { time: '' } })}>
          {t('moment.reset')}
        </StudioButton>
      </p>
    </Drawer>
  )
}

/** Returns the fields of a scenario's time: in its own zone, or else in that of this machine. */
function readMoment(time = ''): Omit<TypedMoment, 'time'> {
  const [, own] = /\[(.+)\]$/.exec(time) ?? []
  const zone = own ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const read = parseZonedTime(time)
  if (!('moment' in read)) return { local: '', zone }
  const local = formatMoment(read.moment, `${anyLocal}[${zone}]`).slice(0, 16).replace(' ', 'T')
  return { local, zone }
}
