import type { ReactNode } from 'react'
import { Button } from '../look/Button.tsx'
import { Drawer } from '../scenario/Drawer.tsx'
import styles from './OnPhone.module.css'
import { QrCode } from './QrCode.tsx'
import { usePhone } from './use-phone.ts'

/** Opens the preview to a phone of the same network, once that is asked for, and says who came. */
export function OnPhone({ preview }: { readonly preview: string | undefined }): ReactNode {
  const { state, problem, open, stop } = usePhone()
  const { addresses, visitors } = state
  const isOpen = addresses.length > 0
  const isOther = isOpen && preview !== undefined && preview !== state.preview
  return (
    <Drawer
      title="Open on a phone"
      label={isOpen ? 'On the network' : 'Open on a phone'}
      isMarked={isOpen}
    >
      <div className={styles['sheet']}>
        {problem !== undefined && <p role="alert">{problem}</p>}
        {!isOpen && (
          <>
            <p>
              This preview alone can be opened by a phone in the same network, and follows what you
              type there. Whoever has the address can open it, until you stop it or some minutes
              after the studio is closed.
            </p>
            <p className={styles['quiet']}>
              The address is not encrypted, so a phone’s browser sends no log-in form there: choose
              who looks in the scenario.
            </p>
            <Button
              tone="main"
              isDisabled={preview === undefined}
              onPress={() => preview !== undefined && open(preview)}
            >
              Open it to the network
            </Button>
          </>
        )}
        {addresses.map((address) => (
          <div key={address} className={styles['way']}>
            <QrCode text={address} label={`QR code of ${new URL(address).host}`} />
            <code className={styles['address']}>{address}</code>
          </div>
        ))}
        {isOther && <Button onPress={() => open(preview)}>Show the present scenario there</Button>}
        {isOpen && (
          <>
            <h4 className={styles['title']}>Opened by</h4>
            {visitors.length === 0 && <p className={styles['quiet']}>Nobody yet.</p>}
            <ul>
              {visitors.map(({ from, browser, at }) => (
                <li key={`${from} ${browser}`} className={styles['visitor']}>
                  <strong>{from}</strong> at {new Date(at).toLocaleTimeString('en')}
                  <span className={styles['quiet']}>{browser}</span>
                </li>
              ))}
            </ul>
            <Button tone="danger" onPress={stop}>
              Stop
            </Button>
          </>
        )}
      </div>
    </Drawer>
  )
}
