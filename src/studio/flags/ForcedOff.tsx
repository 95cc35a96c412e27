import type { ReactNode } from 'react'
import type { FlagState } from '../../core/contract/generated/studio-api.ts'
import { fill, placeholder } from '../i18n/fill.tsx'
import { useT } from '../i18n/use-t.ts'
import { PlaceLink } from '../navigation/PlaceLink.tsx'
import { useMerchantCode } from '../state/use-editor.tsx'
import styles from './ReadBy.module.css'

/** Says that the merchant forces a flag off and why, with a link to the line; nothing for any other flag. */
export function ForcedOff({ flag }: { readonly flag: FlagState }): ReactNode {
  const t = useT('flags')
  const code = useMerchantCode()
  const { name, forcedOff } = flag
  if (forcedOff === undefined) return null
  const path = `forceOff.${name}`
  return (
    <p className={styles['line']}>
      {fill(t('forcedOff', { place: placeholder, reason: forcedOff }), [
        <PlaceLink key={path} className={styles['link']} place={{ merchant: code, path }}>
          {path}
        </PlaceLink>,
      ])}
    </p>
  )
}
