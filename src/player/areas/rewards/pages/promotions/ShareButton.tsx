import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import styles from './ShareButton.module.css'

/** Opens the phone's own sheet for sharing the address of the page, where the browser has one. */
export function ShareButton({ title }: { readonly title: string }): ReactNode {
  const t = useT()
  if (!('share' in navigator)) return null
  async function share(): Promise<void> {
    try {
      await navigator.share({ title, url: location.href })
    } catch {
      // The player closed the sheet.
    }
  }
  return (
    <span className={styles['share']}>
      <IconButton icon="send" label={t('promotion.share')} onClick={() => void share()} />
    </span>
  )
}
