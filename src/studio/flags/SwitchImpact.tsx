import { type ReactNode, useState } from 'react'
import type { LiveSettings, SettingsBody } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import { useMerchantCode } from '../state/use-editor.tsx'
import { useStudioQuery } from '../state/use-loaded.ts'
import { bodyOf, type LiveChange, stateAfter } from './live-settings.ts'
import styles from './SwitchImpact.module.css'

export interface SwitchImpactProps {
  readonly live: LiveSettings
  readonly change: LiveChange
  /** The label of the button. */
  readonly action: string
  /** The text if no block changes. */
  readonly nothing: string
  readonly onDo: (body: SettingsBody) => Promise<unknown>
  readonly onLeave: () => void
}

/** Shows the impact of a switch before it is made: what appears and disappears, by kind of session. */
export function SwitchImpact(props: SwitchImpactProps): ReactNode {
  const t = useT('flags')
  const { live, change, action, nothing, onDo, onLeave } = props
  const code = useMerchantCode()
  const [isBusy, setBusy] = useState(false)
  const [before, after] = [stateAfter(live, {}), stateAfter(live, change)]
  const impact = useStudioQuery('readSwitchImpact', {
    merchant: code,
    body: { texts: [], before, after },
  })
  const turns = impact.state === 'loaded' ? impact.value.turns : []
  return (
    <section className={styles['impact']} aria-label={action}>
      {impact.state === 'loading' && <p role="status">{t('looking')}</p>}
      {impact.state === 'failed' && <p role="alert">{impact.problem}</p>}
      {impact.state === 'loaded' && turns.length === 0 && <p>{nothing}</p>}
      <ul>
        {turns.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <p className={styles['acts']}>
        <StudioButton
          tone="main"
          isDisabled={isBusy}
          onPress={() => {
            setBusy(true)
            void onDo(bodyOf(change)).finally(() => setBusy(false))
          }}
        >
          {action}
        </StudioButton>
        <StudioButton onPress={onLeave}>{t('leave')}</StudioButton>
      </p>
    </section>
  )
}
