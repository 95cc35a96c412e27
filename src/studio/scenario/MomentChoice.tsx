import { type ReactNode, useState } from 'react'
import { completeTime, formatMoment, parseZonedTime } from '../../core/contract/zoned-time.ts'
import { useSay } from '../i18n/use-say.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { Drawer } from './Drawer.tsx'
import styles from './FlagChoice.module.css'
import type { ScenarioState } from './use-scenario.ts'

/** Chooses the moment of the preview, as a local time of a zone. */
export function MomentChoice({ hand }: { readonly hand: ScenarioState }): ReactNode {
  const say = useSay('scenario')
  const { scene, change } = hand
  const { time } = scene.scenario
  const [zone, setZone] = useState(() => zoneOf(time ?? ''))
  const moment = time === undefined ? undefined : parseZonedTime(time)
  const known = moment && 'moment' in moment ? moment : undefined
  const set = (local: string, of: string): void => {
    const typed = `${local}[${of}]`
    if ('moment' in parseZonedTime(typed)) change({ scenario: { time: typed } })
  }
  const local = known ? localIn(known.moment, zone) : ''
  return (
    <Drawer
      title={say('moment.title')}
      label={known ? formatMoment(known.moment, known.exact) : say('moment.now')}
      isMarked={known !== undefined}
    >
      <p className={styles['line']}>{say('moment.hint')}</p>
      <p className={styles['flag']}>
        {say('moment.local')}
        <TextInput
          aria-label={say('moment.local')}
          type="datetime-local"
          value={local}
          onType={(text) => set(text.slice(0, 16), zone)}
        />
      </p>
      <p className={styles['flag']}>
        {say('moment.zone')}
        <TextInput
          aria-label={say('moment.zone')}
          isCode
          value={zone}
          onType={(text) => {
            setZone(text)
            if (local !== '') set(local, text)
          }}
        />
      </p>
      <p className={styles['acts']}>
        <StudioButton onPress={() => change({ scenario: { time: '' } })}>
          {say('moment.reset')}
        </StudioButton>
      </p>
    </Drawer>
  )
}

/** Returns the zone of a time; by default that of this machine. */
function zoneOf(time: string): string {
  const [, zone] = /\[(.+)\]$/.exec(time) ?? []
  return zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Returns a moment as the local time of a zone, as the browser's field has it; in UTC for an unknown zone. */
function localIn(moment: number, zone: string): string {
  const typed = new Date(moment).toISOString().slice(0, 16)
  const like = completeTime(`${typed}[${zone}]`)
  return formatMoment(moment, 'moment' in parseZonedTime(like) ? like : 'Z')
    .slice(0, 16)
    .replace(' ', 'T')
}
