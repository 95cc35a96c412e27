import type { ReactNode } from 'react'
import { fill, placeholder } from '../i18n/fill.tsx'
import { useT } from '../i18n/use-t.ts'
import { PlaceLink } from '../navigation/PlaceLink.tsx'
import { useMerchantCode } from '../state/use-editor.tsx'
import styles from './ReadBy.module.css'

/** Links to the conditions and blocks of the merchant that read a flag or a setting. */
export function ReadBy({
  paths = [],
}: {
  readonly paths: readonly string[] | undefined
}): ReactNode {
  const t = useT('flags')
  const code = useMerchantCode()
  if (paths.length === 0) return null
  return (
    <p className={styles['line']}>
      {fill(
        t('readBy', { paths: placeholder }),
        paths.map((path, place) => (
          <span key={path}>
            {place > 0 && ', '}
            <PlaceLink className={styles['link']} place={{ merchant: code, path }}>
              {path}
            </PlaceLink>
          </span>
        )),
      )}
    </p>
  )
}
