import type { ReactNode } from 'react'
import { fill, placeholder } from '../i18n/fill.tsx'
import { useSay } from '../i18n/use-say.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import { Drawer } from '../scenario/Drawer.tsx'
import styles from './PhoneLink.module.css'
import { QrCode } from './QrCode.tsx'
import { usePhone } from './use-phone.ts'

/** Opens the preview to a phone of the same network, once that is asked for, and says who came. */
export function PhoneLink({ preview }: { readonly preview: string | undefined }): ReactNode {
  const say = useSay('preview')
  const { state, problem, open, stop } = usePhone()
  const { addresses, visitors } = state
  const isOpen = addresses.length > 0
  const isOther = isOpen && preview !== undefined && preview !== state.preview
  return (
    <Drawer
      title={say('phone.title')}
      label={say(isOpen ? 'phone.isOpen' : 'phone.title')}
      isMarked={isOpen}
    >
      <div className={styles['sheet']}>
        {problem !== undefined && <p role="alert">{problem}</p>}
        {!isOpen && (
          <>
            <p>{say('phone.what')}</p>
            <p className={styles['quiet']}>{say('phone.plain')}</p>
            <StudioButton
              tone="main"
              isDisabled={preview === undefined}
              onPress={() => preview !== undefined && open(preview)}
            >
              {say('phone.open')}
            </StudioButton>
          </>
        )}
        {addresses.map((address) => (
          <div key={address} className={styles['way']}>
            <QrCode text={address} label={say('phone.code', { host: new URL(address).host })} />
            <code className={styles['address']}>{address}</code>
          </div>
        ))}
        {isOther && <StudioButton onPress={() => open(preview)}>{say('phone.other')}</StudioButton>}
        {isOpen && (
          <>
            <h4 className={styles['title']}>{say('phone.visitors')}</h4>
            {visitors.length === 0 && <p className={styles['quiet']}>{say('phone.nobody')}</p>}
            <ul>
              {visitors.map(({ from, browser, at }) => (
                <li key={`${from} ${browser}`} className={styles['visitor']}>
                  {fill(
                    say('phone.visitor', {
                      from: placeholder,
                      time: new Date(at).toLocaleTimeString('en'),
                    }),
                    <strong>{from}</strong>,
                  )}
                  <span className={styles['quiet']}>{browser}</span>
                </li>
              ))}
            </ul>
            <StudioButton tone="danger" onPress={stop}>
              {say('phone.stop')}
            </StudioButton>
          </>
        )}
      </div>
    </Drawer>
  )
}
