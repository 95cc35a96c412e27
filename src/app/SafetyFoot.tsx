import type { ReactNode } from 'react'
import { useT, useText } from '../i18n/use-t.ts'
import { PageView } from '../registry/PageView.tsx'
import { useSkin } from '../registry/skin-context.tsx'
import { useSetting } from '../state/live.ts'
import { AgeMark } from '../ui/AgeMark.tsx'
import { Link } from '../ui/navigation.tsx'
import { readShellVariant } from './read-shell-variant.ts'
import styles from './SafetyFoot.module.css'

/**
 * The foot of every page. Its links are a block that a merchant composes; the age mark and the
 * responsible-play link stand here, where no layer, flag or template reaches (SAFETY.md).
 */
export function SafetyFoot(): ReactNode {
  const t = useT()
  const text = useText()
  const skin = useSkin()
  const age = useLeastAge()
  return (
    <footer className={styles['foot']} data-variant={readShellVariant(skin, 'footer') ?? 'plain'}>
      <PageView pageId="shell" place="foot" />
      <div className={styles['safety']}>
        <AgeMark age={age} label={t('age.label', { age })} size={sizeOf(skin.look.shape)} />
        <div>
          <Link className={styles['link']} to="/m/useragreement?section=responsible">
            {t('age.responsible')}
          </Link>
          <p className={styles['name']}>{text(skin.brand.name)}</p>
        </div>
      </div>
    </footer>
  )
}

/** The merchant's age, or the gateway's where that is higher. */
function useLeastAge(): number {
  const { registration } = useSkin()
  const live = Number(useSetting('register.minimumAge') ?? 0)
  return Math.max(registration.minimumAge, Number.isInteger(live) ? live : 0)
}

function sizeOf(shape: string): 'small' | 'large' {
  return shape === 'sharp' ? 'large' : 'small'
}
