import type { ReactNode } from 'react'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { Button, ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Spinner } from '../../../../kit/controls/Spinner.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import { useRegisterPath } from '../../../../kit/pages/use-register-path.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { useFlag } from '../../../../registry/use-flag.ts'
import { useSession } from '../../../../state/session.ts'
import styles from './TrialPlay.module.css'
import { useTestPlay } from './use-test-play.ts'

/**
 * Shows the button that starts a trial account, and nothing for a signed-in player or while free
 * play is off.
 */
export default function TrialPlay({ variant, settings }: BlockProps<'trial-play'>): ReactNode {
  const t = useT()
  const read = useText()
  const open = useFlag('FREEPLAY3')
  const member = useSession().kind === 'signed-in'
  const { start, running } = useTestPlay()
  const pair = variant === 'pair'
  const registerPath = useRegisterPath()
  const join = pair ? registerPath : undefined
  const { look } = settings
  if (member || !(open || join)) return null
  const lead = variant === 'link' && settings.lead ? read(settings.lead) : undefined
  const text = settings.text ? read(settings.text) : t('trial.start')
  return (
    <Section className={styles['trial']} tone={settings.tone}>
      {variant === 'pill' ? (
        <button type="button" className={styles['pill']} aria-busy={running} onClick={start}>
          {text}
          <span className={styles['disc']}>{running ? <Spinner /> : <Icon name="arrow" />}</span>
        </button>
      ) : (
        <div className={styles['buttons']} data-lead={lead && ''}>
          <Lead>{lead}</Lead>
          <Join to={join} />
          {open && (
            <Button
              variant={pair ? look : looks[variant]}
              {...(pair && look === 'soft' && { icon: 'play' as const })}
              busy={running}
              onClick={start}
            >
              {text}
            </Button>
          )}
        </div>
      )}
    </Section>
  )
}

function Lead({ children }: { readonly children: string | undefined }): ReactNode {
  return children && <span className={styles['lead']}>{children}</span>
}

function Join({ to }: { readonly to: string | undefined }): ReactNode {
  const t = useT()
  return (
    to && (
      <ButtonLink variant="outline" to={to}>
        {t('login.join')}
      </ButtonLink>
    )
  )
}

const looks = { button: 'outline', link: 'plain', pair: 'soft' } as const
