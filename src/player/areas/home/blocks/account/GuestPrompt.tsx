import type { ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { useRegisterPath } from '../../../../kit/pages/use-register-path.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import styles from './GuestPrompt.module.css'

/** Shows a guest the links to login and registration in place of an account (SPEC §2.33). */
export default function GuestPrompt({ variant, settings }: BlockProps<'account'>): ReactNode {
  const t = useT()
  const read = useText()
  const registerPath = useRegisterPath()
  const { greeting = 'home.account.greeting', line = 'home.account.line' } = settings
  return (
    <div
      className={styles['prompt']}
      data-variant={variant}
      data-tone={settings.tone}
      data-who="guest"
    >
      {variant !== 'hero' && (
        <div className={styles['words']}>
          <p className={styles['greeting']}>{read(greeting)}</p>
          <p className={styles['line']}>{read(line)}</p>
        </div>
      )}
      <div className={styles['buttons']}>
        <ButtonLink variant="outline" to={pathTo('login')}>
          {t('home.account.login')}
        </ButtonLink>
        {registerPath && (
          <ButtonLink variant={joinLooks[variant]} to={registerPath}>
            {t('home.account.join')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

const joinLooks = {
  strip: 'accent',
  figures: 'accent',
  passbook: 'primary',
  hero: 'outline',
} as const
