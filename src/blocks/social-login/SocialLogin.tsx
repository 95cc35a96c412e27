import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useFlag } from '../../registry/use-flag.ts'
import { useConsolidated } from '../../state/status.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './SocialLogin.module.css'
import { useSocialLogin } from './use-social-login.ts'

const order = ['facebook', 'google'] as const

/** A button per provider that is initialised and whose flag is on; nothing without one (SPEC.md §2). */
export default function SocialLogin({ variant, settings }: BlockProps<'social-login'>): ReactNode {
  const t = useT()
  const on = { facebook: useFlag('FACEBOOKLOGIN3'), google: useFlag('GOOGLELOGIN3') }
  const initialised = useConsolidated()?.socialProviders ?? []
  const providers = (settings.providers ?? order).flatMap((id) =>
    on[id] ? initialised.filter((provider) => provider.id === id).slice(0, 1) : [],
  )
  const { running, start } = useSocialLogin(providers)
  if (providers.length === 0) return null

  return (
    <div className={styles['social']} data-variant={variant}>
      <p className={styles['or']} role="status">
        {t(running ? 'login.socialWorking' : 'login.or')}
      </p>
      <div className={styles['buttons']}>
        {providers.map((provider) => (
          <Button
            key={provider.id}
            variant={variant === 'badges' ? 'soft' : 'outline'}
            icon={provider.id}
            busy={running}
            aria-label={t(names[provider.id])}
            onClick={() => void start(provider)}
          >
            {variant !== 'icons' && t(names[provider.id])}
          </Button>
        ))}
      </div>
    </div>
  )
}

const names = { facebook: 'login.facebook', google: 'login.google' } as const
