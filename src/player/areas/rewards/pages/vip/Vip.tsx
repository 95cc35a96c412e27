import { type ReactNode, useState } from 'react'
import type { VipLevels, VipProgress } from '../../../../../core/contract/generated/gateway.ts'
import { loginPath } from '../../../../../core/contract/login-path.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { errorMessageKey, errorMessageValues } from '../../../../gateway/error-message-key.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useHeadline } from '../../../../state/headline.ts'
import { useRealAccount, useSessionKind } from '../../../../state/session.ts'
import { GiftRows } from '../../parts/GiftRows.tsx'
import { Conditions } from './Conditions.tsx'
import { levelPanelId } from './LevelTab.tsx'
import { LevelTabs } from './LevelTabs.tsx'
import { PerkTable } from './PerkTable.tsx'
import styles from './Vip.module.css'

/** Shows the levels: what each needs, what it gives, and the member's own place (SPEC §11.92). */
export default function Vip(): ReactNode {
  const t = useT()
  const realAccount = useRealAccount()
  const levels = useCall('vipLevels')
  const progress = useCall('vipProgress', undefined, { enabled: realAccount })
  const own = progress.value?.level
  useHeadline(own === undefined ? undefined : t('vip.headline', { level: own }))
  return (
    <PagePart>
      <Answer
        call={levels}
        skeleton={<VipSkeleton />}
        empty={t('vip.none')}
        isEmpty={(value) => value.levels.length === 0}
      >
        {(value) =>
          // The levels start at the member's own level.
          realAccount && !progress.value && !progress.error ? (
            <VipSkeleton />
          ) : (
            <>
              {progress.error && (
                <Notice
                  kind="error"
                  size="row"
                  line={t(errorMessageKey(progress.error), errorMessageValues(progress.error))}
                  action={{
                    label: t('common.retry'),
                    onPress: progress.retry,
                    busy: progress.refreshing,
                  }}
                />
              )}
              <Levels levels={value} own={progress.value} />
            </>
          )
        }
      </Answer>
    </PagePart>
  )
}

interface LevelsProps {
  readonly levels: VipLevels
  /** The member's place; undefined for a guest. */
  readonly own: VipProgress | undefined
}

function Levels({ levels: { levels, giftTurnover }, own }: LevelsProps): ReactNode {
  const t = useT()
  const [selected, setSelected] = useState(own?.level ?? levels[0]?.level ?? '')
  const level = levels.find((one) => one.level === selected) ?? levels[0]
  if (!level) return null
  return (
    <>
      <LevelTabs levels={levels} own={own?.level} selected={level.level} onSelect={setSelected} />
      <div role="tabpanel" id={levelPanelId} aria-label={level.level} className={styles['panel']}>
        <Conditions levels={levels} level={level} own={own} />
      </div>
      <Gifts />
      <section className={styles['part']}>
        <SectionHead title={t('vip.perks')} />
        <PerkTable levels={levels} selected={level.level} />
        <p className={`${styles['note']} ${typography['muted']}`}>
          {giftTurnover > 0 && t('vip.giftTurnover', { count: giftTurnover })}
        </p>
      </section>
    </>
  )
}

/** Lists the gifts of a member. A guest is led to login and back; a trial account reads which account it needs. */
function Gifts(): ReactNode {
  const t = useT()
  const session = useSessionKind()
  const realAccount = useRealAccount()
  const login = session === 'guest' ? loginPath(pathTo('vip')) : pathTo('login')
  return (
    <section className={styles['part']}>
      <SectionHead title={t('vip.gifts')} />
      {realAccount ? (
        <GiftRows />
      ) : (
        <Banner
          title={t(session === 'guest' ? 'vip.forMembers' : 'vip.needsReal')}
          action={<Link to={login}>{t('route.login')}</Link>}
        />
      )}
    </section>
  )
}

function VipSkeleton(): ReactNode {
  return (
    <div className={styles['skeleton']}>
      <Skeleton shape="card" height="13rem" />
      <Skeleton shape="card" height="10rem" />
      <Skeleton shape="card" height="16rem" />
    </div>
  )
}
