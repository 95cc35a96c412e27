import type { ReactNode } from 'react'
import { loginPath } from '../../../../../core/contract/login-path.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { useRegisterPath } from '../../../../kit/pages/use-register-path.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { GameBar } from './GameBar.tsx'
import styles from './Play.module.css'
import { useGameChoice } from './use-game-choice.ts'
import { useLeave } from './use-leave.ts'

/** Tells a trial player to log in or register with a real account. Login keeps the way back to the game (SPEC §6.3). */
export function TrialBlock(): ReactNode {
  const t = useT()
  const { look } = useSkin()
  const { name } = useGameChoice()
  const leave = useLeave()
  const registerPath = useRegisterPath()
  return (
    <div className={styles['page']}>
      <GameBar name={name} onLeave={leave} />
      <div className={styles['state']}>
        <Notice
          kind="restricted"
          size="page"
          line={t('app.realAccount')}
          ornament={look.ornaments['restricted']}
          detail={
            <div className={styles['ways']}>
              {registerPath && (
                <ButtonLink variant="accent" to={registerPath}>
                  {t('trial.register')}
                </ButtonLink>
              )}
              <ButtonLink variant="outline" to={loginPath(location.pathname + location.search)}>
                {t('route.login')}
              </ButtonLink>
            </div>
          }
        />
      </div>
    </div>
  )
}
