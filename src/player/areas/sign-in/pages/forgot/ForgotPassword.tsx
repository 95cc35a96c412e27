import { type ReactNode, useState } from 'react'
import { isKnown } from '../../../../../core/contract/is-known.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Tabs } from '../../../../kit/controls/Tabs.tsx'
import { CallForm, type FormField } from '../../../../kit/forms/CallForm.tsx'
import { useWait } from '../../../../kit/forms/use-wait.ts'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useConsolidated } from '../../../../state/status.ts'
import { ForgotBySms } from './ForgotBySms.tsx'

/** Shows the ways to a new password that the gateway offers (SPEC §8.14, §11.40 and §11.41). */
export default function ForgotPassword(): ReactNode {
  const t = useT()
  const { passwordBy, passwordByEmail } = useConsolidated() ?? {}
  const ways =
    passwordBy?.filter(isKnown) ?? (passwordByEmail === false ? ['service'] : ['email', 'service'])
  const [chosen, setChosen] = useState<'email' | 'sms' | 'service'>()
  const way = chosen && ways.includes(chosen) ? chosen : ways[0]
  return (
    <PagePart>
      <Tabs
        label={t('route.forgot')}
        tabs={ways.map((key) => ({ key, label: t(`forgot.${key}`) }))}
        selected={way ?? 'service'}
        onSelect={setChosen}
      >
        {way === 'email' && <ByEmail />}
        {way === 'sms' && <ForgotBySms />}
        {(way === 'service' || way === undefined) && <ByService />}
      </Tabs>
    </PagePart>
  )
}

const fields: readonly FormField[] = [
  { name: 'username', label: 'field.username', autoComplete: 'username' },
  {
    name: 'email',
    label: 'field.email',
    type: 'email',
    autoComplete: 'email',
    kind: 'email',
    messages: { kind: { key: 'error.emailFormat' } },
  },
]

/** Seconds until another mail can be requested (SPEC §11.40). */
const resendSeconds = 60

function ByEmail(): ReactNode {
  const t = useT()
  const { safety } = useSkin()
  const [wait, setWait] = useWait()
  const [attempt, setAttempt] = useState(0)
  const sent = attempt > 0
  return (
    <>
      {sent ? (
        <Banner
          tone="success"
          title={t(safety.revealUnknownAccount ? 'error.passwordSent' : 'forgot.sent')}
        >
          {t('forgot.sentDetail')}
        </Banner>
      ) : (
        <Banner title={t('forgot.emailLine')} />
      )}
      <CallForm
        // A captcha is used up by a request.
        key={attempt}
        id="forgot-email"
        call="passwordByEmail"
        fields={fields}
        captcha
        disabled={wait > 0}
        submit={
          wait > 0
            ? t('forgot.resendIn', { count: wait })
            : t(sent ? 'forgot.resend' : 'forgot.send')
        }
        fieldOf={{ 'captcha.invalid': 'captcha', 'format.email': 'email' }}
        compose={({ username = '', email = '', captcha = '' }, { captchaId }) => ({
          body: {
            username: username.trim(),
            email: email.trim(),
            ...(captchaId !== undefined && { captcha, captchaId }),
          },
        })}
        onDone={() => {
          setWait(resendSeconds)
          setAttempt(attempt + 1)
        }}
      />
      <ServiceLink />
    </>
  )
}

function ByService(): ReactNode {
  const t = useT()
  return (
    <>
      <Banner title={t('forgot.serviceLine')} />
      <ButtonLink variant="accent" size="large" wide to={pathTo('service')}>
        {t('route.service')}
      </ButtonLink>
    </>
  )
}

export function ServiceLink(): ReactNode {
  const t = useT()
  return (
    <ButtonLink variant="plain" wide to={pathTo('service')}>
      {t('forgot.help')}
    </ButtonLink>
  )
}
