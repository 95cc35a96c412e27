import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import plate from '../../../../kit/controls/plate.module.css'
import typography from '../../../../kit/controls/typography.module.css'
import styles from './AppDownloads.module.css'
import type { Platform } from './read-platform.ts'

/** The offer of a browser to install the page (Web App Manifest, `beforeinstallprompt`). */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>
}

/** Shows how to add the site to the home screen: the browser's own offer where there is one, or its menu. */
export function HomeScreenCard({ platform }: { readonly platform: Platform }): ReactNode {
  const t = useT()
  const offer = useInstallOffer()
  const [accepted, setAccepted] = useState(false)
  return (
    <section className={`${plate['raised']} ${styles['card']}`} data-kit="card">
      <h2 className={styles['title']}>{t('download.addToHome')}</h2>
      <p>{t('download.addToHomeText')}</p>
      {offer && !accepted ? (
        <Button
          variant="accent"
          size="large"
          wide
          icon="plus"
          onClick={() => void offer.prompt().then(() => setAccepted(true))}
        >
          {t('download.addToHome')}
        </Button>
      ) : (
        <p className={typography['muted']} role={accepted ? 'status' : undefined}>
          {t(
            accepted
              ? 'download.prompt'
              : platform === 'ios'
                ? 'download.addToHomeIos'
                : 'download.addToHomeAndroid',
          )}
        </p>
      )}
    </section>
  )
}

function useInstallOffer(): InstallOffer | undefined {
  const [offer, setOffer] = useState<InstallOffer>()
  useEffect(() => {
    const keep = (event: Event): void => {
      event.preventDefault()
      setOffer(event as InstallOffer) // the event of this name
    }
    addEventListener('beforeinstallprompt', keep)
    return () => removeEventListener('beforeinstallprompt', keep)
  }, [])
  return offer
}
