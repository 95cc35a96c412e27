import type { ReactNode } from 'react'
import { useT, useText } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useSessionKind } from '../../state/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './Account.module.css'
import { MemberAccount } from './MemberAccount.tsx'

/** A login or register prompt for a guest, the account of anybody else (SPEC.md §2 Home). */
export default function Account(props: BlockProps<'account'>): ReactNode {
  const guest = useSessionKind() === 'guest'
  return (
    <div
      className={styles['account']}
      data-variant={props.variant}
      data-who={guest ? 'guest' : 'member'}
    >
      {guest ? <Prompt {...props} /> : <MemberAccount {...props} />}
    </div>
  )
}

function Prompt({ variant, settings }: BlockProps<'account'>): ReactNode {
  const t = useT()
  const read = useText()
  const { greeting = 'home.account.greeting', line = 'home.account.line' } = settings
  return (
    <>
      {variant !== 'hero' && (
        <div className={styles['words']}>
          <p className={styles['greeting']}>{read(greeting)}</p>
          <p className={styles['line']}>{read(line)}</p>
        </div>
      )}
      <div className={styles['prompt']}>
        <ButtonLink variant="outline" to="/m/login">
          {t('home.account.login')}
        </ButtonLink>
        <ButtonLink variant={joinLooks[variant]} to="/m/register">
          {t('home.account.join')}
        </ButtonLink>
      </div>
    </>
  )
}

const joinLooks = {
  strip: 'accent',
  figures: 'accent',
  passbook: 'primary',
  hero: 'outline',
} as const
