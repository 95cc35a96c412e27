import { type ReactNode, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { useT } from '../i18n/use-t.ts'
import list from '../look/list.module.css'
import { Popup } from '../look/Popup.tsx'
import { StudioIcon } from '../look/StudioIcon.tsx'
import { useSession } from '../state/session-context.tsx'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useStudioMutation } from '../state/use-studio-mutation.ts'
import styles from './AccountMenu.module.css'
import { formatGrants } from './format-grants.ts'
import { SessionsWindow } from './SessionsWindow.tsx'

/** Shows who is signed in with which roles, and signs out; nothing in the studio of one machine. */
export function AccountMenu(): ReactNode {
  const t = useT('team')
  const session = useSession()
  const ask = useStudioApi()
  const [isListing, setListing] = useState(false)
  const signOut = useStudioMutation('signOut', async () => {
    const { address } = await ask('signOut', { body: undefined })
    location.assign(address)
  })
  if (session.isLocal) return null
  const { name = '', email, grants } = session
  const act = (key: unknown): void => {
    if (key === 'sessions') setListing(true)
    if (key === 'signOut') void signOut.run(undefined)
  }
  return (
    <>
      {signOut.problem !== undefined && (
        <span role="alert" className={styles['problem']} title={signOut.problem}>
          {signOut.problem}
        </span>
      )}
      <MenuTrigger>
        <Button className={styles['button'] ?? ''} aria-label={t('account', { name })}>
          <span className={styles['name']}>{name}</span>
          <StudioIcon name="down" />
        </Button>
        <Popup placement="bottom end">
          <div className={styles['who']}>
            <strong>{name}</strong>
            {email !== undefined && <span className={styles['quiet']}>{email}</span>}
            {formatGrants(grants, t).map((line) => (
              <span key={line} className={styles['quiet']}>
                {line}
              </span>
            ))}
          </div>
          <Menu aria-label={t('account', { name })} className={list['list'] ?? ''} onAction={act}>
            <MenuItem id="sessions" className={list['item'] ?? ''}>
              {t('sessions')}
            </MenuItem>
            <MenuItem id="signOut" className={list['item'] ?? ''}>
              {t('signOut')}
            </MenuItem>
          </Menu>
        </Popup>
      </MenuTrigger>
      {isListing && <SessionsWindow onClose={() => setListing(false)} />}
    </>
  )
}
