import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { StudioIcon } from '../look/StudioIcon.tsx'
import styles from './GatewayBanner.module.css'

/** Names the gateway that answers previews in place of the sandbox; nothing where the sandbox answers. */
export function GatewayBanner(): ReactNode {
  const t = useT('frame')
  // The server writes them into the page (`src/server/host/studio-app.ts`).
  const { gateway, gatewayName: name = '' } = document.documentElement.dataset
  if (gateway === undefined) return null
  return (
    <p className={styles['banner']}>
      <StudioIcon name="warning" />
      <strong>{t('gateway.title', { name, gateway })}</strong>
      <span>{t('gateway.text')}</span>
    </p>
  )
}
