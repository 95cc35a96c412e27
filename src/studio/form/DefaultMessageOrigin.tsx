import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { PlaceLink } from '../navigation/PlaceLink.tsx'
import { useMerchantCode } from '../state/use-editor.tsx'
import styles from './Origin.module.css'

/** Shows the message whose text is used by default, as a link to its translations. */
export function DefaultMessageOrigin({ message }: { readonly message: string }): ReactNode {
  const t = useT('form')
  const code = useMerchantCode()
  return (
    <PlaceLink className={styles['usual']} place={{ merchant: code, path: `words.${message}` }}>
      {t('origin.message', { message })}
    </PlaceLink>
  )
}
