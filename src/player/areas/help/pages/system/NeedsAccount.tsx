import type { ReactNode } from 'react'
import { type AnyRouteId, readEntrance } from '../../../../../core/contract/own-pages.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { useRegisterPath } from '../../../../kit/pages/use-register-path.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useSessionKind } from '../../../../state/session.ts'
import styles from './NeedsAccount.module.css'

/**
 * Shows which account a page needs in place of the page: a real one to a trial account, that of an
 * agent to a member (SPEC §6.3 and §11.31).
 */
export default function NeedsAccount({ route }: { readonly route: AnyRouteId }): ReactNode {
  const t = useT()
  const { look, pages } = useSkin()
  const registerPath = useRegisterPath()
  const trial = useSessionKind() === 'trial'
  const { sessions = [] } = readEntrance(route, pages)
  const line = sessions.includes('member') ? 'app.needsReal' : 'app.needsAgent'
  return (
    <div className={styles['page']}>
      <Notice
        kind="restricted"
        size="page"
        line={t(line)}
        detail={trial ? t('app.needsRealDetail') : undefined}
        ornament={look.ornaments['restricted']}
      />
      <div className={styles['actions']}>
        {trial && registerPath && (
          <ButtonLink variant="accent" wide to={registerPath}>
            {t('route.register')}
          </ButtonLink>
        )}
        {trial && (
          <ButtonLink variant="outline" wide to={pathTo('login')}>
            {t('route.login')}
          </ButtonLink>
        )}
        {!trial && (
          <ButtonLink variant="outline" wide to={pathTo('memberHome')}>
            {t('route.memberHome')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
