import { type ReactNode, useState } from 'react'
import type { LiveSettings, SettingsBody } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { SearchInput } from '../look/SearchInput.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { useMay } from '../state/session-context.tsx'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useMerchantCode } from '../state/use-editor.tsx'
import { type ServerState, useServerState } from '../state/use-server-state.ts'
import { FlagRow } from './FlagRow.tsx'
import styles from './LiveView.module.css'
import { OtherSettings } from './OtherSettings.tsx'
import { Templates } from './Templates.tsx'

/** Shows the sandbox's current settings of this merchant, and the impact of a switch. */
export function LiveView(): ReactNode {
  const t = useT('flags')
  const common = useT('common')
  const code = useMerchantCode()
  const { state: live, problem, mayChange, change, again } = useLive(code)
  const [wanted, setWanted] = useState('')
  if (!live && problem === undefined)
    return (
      <p className={styles['word']} role="status">
        {t('asking')}
      </p>
    )
  if (!live)
    return (
      <div className={styles['word']} role="alert">
        <p>{problem}</p>
        <StudioButton onPress={again}>{common('tryAgain')}</StudioButton>
      </div>
    )
  const word = wanted.trim().toLowerCase()
  const found = live.flags.filter(({ name, title, owner, changes }) =>
    [name, title, owner, changes].some((text) => text.toLowerCase().includes(word)),
  )
  return (
    <div className={styles['view']}>
      <p className={styles['line']}>{t('live')}</p>
      {!mayChange && <p className={styles['line']}>{t('notAllowed')}</p>}
      {problem !== undefined && <RefusalNotice>{problem}</RefusalNotice>}
      <section aria-labelledby="live-flags">
        <header className={styles['head']}>
          <h3 id="live-flags" className={styles['title']}>
            {t('flags')}
          </h3>
          <SearchInput
            aria-label={t('find')}
            placeholder={t('findBy')}
            value={wanted}
            onChange={setWanted}
          />
        </header>
        {found.length === 0 && <p className={styles['word']}>{t('noneFound', { wanted })}</p>}
        <ul>
          {found.map((flag) => (
            <FlagRow key={flag.name} flag={flag} live={live} change={change} />
          ))}
        </ul>
      </section>
      <Templates live={live} change={change} />
      <OtherSettings live={live} change={change} />
    </div>
  )
}

interface Live extends Omit<ServerState<LiveSettings>, 'change'> {
  /** False for whoever may look only. */
  readonly mayChange: boolean
  /** Switches live; what goes wrong is the problem. */
  readonly change: (body: SettingsBody) => Promise<boolean>
}

/** Returns the sandbox's settings of a merchant, and the functions that change them. */
function useLive(merchant: string): Live {
  const ask = useStudioApi()
  const { change, ...live } = useServerState({
    key: ['readSettings', merchant],
    read: () => ask('readSettings', { merchant, body: undefined }),
  })
  const mayChange = useMay('changeSettings', merchant)
  return {
    ...live,
    mayChange,
    change: async (body) => mayChange && change(() => ask('changeSettings', { merchant, body })),
  }
}
