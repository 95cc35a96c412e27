import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import typography from '../../../../kit/controls/typography.module.css'
import styles from './ChannelChips.module.css'
import { useMethodWords } from './method-words.ts'
import { Part } from './Part.tsx'
import type { DepositForm } from './use-deposit-form.ts'

/** The channels of the method, where it has more than one. */
export function ChannelChips({ form }: { readonly form: DepositForm }): ReactNode {
  const { method, channel, change } = form
  const t = useT()
  const words = useMethodWords()
  const channels = method?.channels ?? []
  if (!method || channels.length < 2) return null
  return (
    <Part title={t('deposit.channel')}>
      <fieldset className={styles['channels']} data-kit="choices" data-kind="boxes">
        <legend data-unseen>{t('deposit.channel')}</legend>
        {channels.map((one) => (
          <label
            key={one.id}
            className={styles['channel']}
            data-part="choice"
            data-state={one.id === channel?.id ? 'chosen' : undefined}
          >
            <input
              className={styles['input']}
              type="radio"
              name="channel"
              checked={one.id === channel?.id}
              onChange={() => change({ channelId: one.id })}
            />
            <span className={typography['name']}>{one.name}</span>
            <span className={`${styles['note']} ${typography['muted']}`} data-part="note">
              {one.note ?? words({ ...method, ...one }).limits}
            </span>
          </label>
        ))}
      </fieldset>
    </Part>
  )
}
