import type { ReactNode } from 'react'
import { fill, placeholder } from '../i18n/fill.tsx'
import { useT } from '../i18n/use-t.ts'
import { PlaceLink } from '../navigation/PlaceLink.tsx'
import { useMerchantCode } from '../state/use-editor.tsx'
import styles from './ReadBy.module.css'

/** Names the pages and parts of the frame that read a flag or a setting, and links to the conditions and blocks that do. */
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
            {/^(routes|frame)\./.test(path) ? (
              t(path.startsWith('routes.') ? 'readByPage' : 'readByFrame', {
                name: path.slice(path.indexOf('.') + 1),
              })
            ) : (
              <PlaceLink className={styles['link']} place={{ merchant: code, path }}>
                {path}
              </PlaceLink>
            )}
          </span>
        )),
      )}
    </p>
  )
}
