import type { ReactNode } from 'react'
import { useT, useText } from '../../i18n/use-t.ts'
import { useSessionKind } from '../../state/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './Account.module.css'
import type { AccountProps } from './account-look.ts'
import { MemberAccount } from './MemberAccount.tsx'

/** A login or register prompt for a guest, the account of anybody else (SPEC.md §2 Home). */
export function Account({ settings, look }: AccountProps): ReactNode {
  const guest = useSessionKind() === 'guest'
  return (
    <div className={`${styles['account']} ${look.className}`} data-who={guest ? 'guest' : 'member'}>
      {guest ? (
        <Prompt settings={settings} look={look} />
      ) : (
        <MemberAccount settings={settings} look={look} />
      )}
    </div>
  )
}

function Prompt({ settings, look }: AccountProps): ReactNode {
  const t = useT()
  const read = useText()
  const { greeting = 'home.account.greeting', line = 'home.account.line' } = settings
  return (
    <>
      {look.greets && (
        <div className={styles['words']}>
          <p className={styles['greeting']} data-part="greeting">
            {read(greeting)}
          </p>
          <p className={styles['line']}>{read(line)}</p>
        </div>
      )}
      <div className={styles['prompt']} data-part="prompt">
        <ButtonLink variant="outline" to="/m/login">
          {t('home.account.login')}
        </ButtonLink>
        <ButtonLink variant={look.join} to="/m/register">
          {t('home.account.join')}
        </ButtonLink>
      </div>
    </>
  )
}
