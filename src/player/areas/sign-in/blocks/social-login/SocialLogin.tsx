import type { ReactNode } from 'react'
import { knows } from '../../../../../core/contract/is-known.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { Button, ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useRegisterPath } from '../../../../kit/pages/use-register-path.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useFlag } from '../../../../registry/use-flag.ts'
import { useConsolidated } from '../../../../state/status.ts'
import styles from './SocialLogin.module.css'
import { useSocialLogin } from './use-social-login.ts'

/**
 * Shows a button for each initialised provider whose flag is enabled, and nothing without one (SPEC
 * §2.48).
 */
export default function SocialLogin({ variant, settings }: BlockProps<'social-login'>): ReactNode {
  const t = useT()
  const read = useText()
  const { brand } = useSkin()
  const enabled = { facebook: useFlag('FACEBOOKLOGIN3'), google: useFlag('GOOGLELOGIN3') }
  const initialised = (useConsolidated()?.socialProviders ?? []).filter(knows('id'))
  const providers = settings.providers.flatMap((id) =>
    enabled[id] ? initialised.filter((provider) => provider.id === id).slice(0, 1) : [],
  )
  const { running, start } = useSocialLogin(providers)
  const registerPath = useRegisterPath()
  const join = settings.other === 'join' ? registerPath : undefined
  const login = settings.other === 'login'
  if (providers.length === 0 && !join && !login) return null
  const labelOf = (id: 'facebook' | 'google'): string => {
    const provider = t(names[id])
    return variant === 'row' ? t('login.continueWith', { provider }) : provider
  }

  return (
    <div className={styles['social']} data-variant={variant}>
      <p
        className={`${styles['or']} ${typography['muted']}`}
        role="status"
        data-unseen={variant === 'row' || undefined}
      >
        {(running || variant !== 'row') && t(running ? 'login.socialWorking' : 'login.or')}
      </p>
      <div className={styles['buttons']}>
        {join && (
          <ButtonLink variant="outline" to={join}>
            {t('login.joinBrand', { name: read(brand.name) })}
          </ButtonLink>
        )}
        {providers.map((provider) => (
          <Button
            key={provider.id}
            variant={variant === 'badges' ? 'soft' : 'outline'}
            {...(variant !== 'row' && { icon: provider.id })}
            busy={running}
            aria-label={labelOf(provider.id)}
            onClick={() => void start(provider)}
          >
            {variant !== 'icons' && labelOf(provider.id)}
          </Button>
        ))}
      </div>
      {login && (
        <p>
          {t('register.known')}{' '}
          <Link className={styles['login']} to={pathTo('login')}>
            {t('register.toLogin')}
          </Link>
        </p>
      )}
    </div>
  )
}

const names = { facebook: 'login.facebook', google: 'login.google' } as const
