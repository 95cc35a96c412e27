import type { ReactNode } from 'react'
import type { PhoneState } from '../../core/contract/generated/studio-api.ts'
import { fill, placeholder } from '../i18n/fill.tsx'
import { useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import { Drawer } from '../scenario/Drawer.tsx'
import styles from './PhoneLink.module.css'
import { QrCode } from './QrCode.tsx'
import { usePhone } from './use-phone.ts'

/** Opens the preview to phones of the same network, and lists those that opened it. */
export function PhoneLink({ preview }: { readonly preview: string | undefined }): ReactNode {
  const t = useT('preview')
  const { state, problem, open, stop } = usePhone()
  const { addresses, visitors } = state
  const isOpen = addresses.length > 0
  const isOther = isOpen && preview !== undefined && preview !== state.preview
  return (
    <Drawer
      title={t('phone.title')}
      label={t(isOpen ? 'phone.isOpen' : 'phone.title')}
      isMarked={isOpen}
    >
      <div className={styles['sheet']}>
        {problem !== undefined && <p role="alert">{problem}</p>}
        {!isOpen && (
          <>
            <p>{t('phone.what')}</p>
            <p className={styles['quiet']}>{t('phone.plain')}</p>
            <StudioButton
              tone="main"
              isDisabled={preview === undefined}
              onPress={() => preview !== undefined && open(preview)}
            >
              {t('phone.open')}
            </StudioButton>
          </>
        )}
        {addresses.map((address) => (
          <div key={address} className={styles['way']}>
            <QrCode text={address} label={t('phone.code', { host: new URL(address).host })} />
            <code className={styles['address']}>{address}</code>
          </div>
        ))}
        {isOther && <StudioButton onPress={() => open(preview)}>{t('phone.other')}</StudioButton>}
        {isOpen && (
          <>
            <Visitors visitors={visitors} />
            <StudioButton tone="danger" onPress={stop}>
              {t('phone.stop')}
            </StudioButton>
          </>
        )}
      </div>
    </Drawer>
  )
}

/** Lists the phones that opened the preview. */
function Visitors({ visitors }: Pick<PhoneState, 'visitors'>): ReactNode {
  const t = useT('preview')
  return (
    <>
      <h4 className={styles['title']}>{t('phone.visitors')}</h4>
      {visitors.length === 0 && <p className={styles['quiet']}>{t('phone.nobody')}</p>}
      <ul>
        {visitors.map(({ from, browser, at }) => (
          <li key={`${from} ${browser}`} className={styles['visitor']}>
            {fill(
              t('phone.visitor', {
                from: placeholder,
                time: new Date(at).toLocaleTimeString('en'),
              }),
              <strong>{from}</strong>,
            )}
            <span className={styles['quiet']}>{browser}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
