import type { ReactNode } from 'react'
import { safeLink } from '../../../../../core/contract/safe-link.ts'
import { useText } from '../../../../i18n/use-t.ts'
import { Link } from '../../../../kit/controls/navigation.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './Footer.module.css'

/**
 * Shows the merchant's links and statement. The app adds the age mark and the responsible-play link
 * below.
 */
export default function Footer({ variant, settings }: BlockProps<'footer'>): ReactNode {
  const text = useText()
  const { gateway } = useSkin()
  const links = settings.links.flatMap(({ text: label, to }) => {
    const address = safeLink(to, { hosts: gateway.linkHosts })
    return address ? [{ label, address }] : []
  })
  return (
    <div className={styles['footer']} data-variant={variant}>
      {links.length > 0 && (
        <ul className={styles['links']}>
          {links.map(({ label, address }) => (
            <li key={address}>
              <Link className={styles['link']} to={address}>
                {text(label)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {settings.statement && <p className={styles['statement']}>{text(settings.statement)}</p>}
    </div>
  )
}
