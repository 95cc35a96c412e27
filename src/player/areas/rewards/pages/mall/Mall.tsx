import type { ReactNode } from 'react'
import type { PlannedBlock } from '../../../../../core/contract/plan.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { useNavigate, useSearch } from '../../../../kit/controls/navigation.tsx'
import { Tabs } from '../../../../kit/controls/Tabs.tsx'
import { PageView } from '../../../../registry/PageView.tsx'
import { usePlanScope } from '../../../../registry/plan-context.tsx'
import { useFirstBlocks } from '../../../../registry/use-first-blocks.ts'
import { type MallTab, pathToMallTab } from '../../parts/mall-tab.ts'
import styles from './Mall.module.css'
import { useLeaveClosed } from './use-leave-closed.ts'

/** Milliseconds between two looks at the points, which also find that the mall was closed. */
const refreshMs = 60_000

/**
 * Shows the points mall: the blocks before the first tab, and the tabs, which are blocks as well, in the order
 * of the page (SPEC §2.18 and §11.79). The address names the tab, so that the Back button and links find it.
 */
export default function Mall(): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const wanted = useSearch().get('tab')
  const { planOf } = usePlanScope()
  const ready = useFirstBlocks('mall')
  useLeaveClosed(useCall('pointsBalance', undefined, { refreshMs, onReturn: 'refresh' }).error)
  const blocks = planOf('mall')?.blocks.filter((block) => block.shown) ?? []
  const places = blocks.map(readTab)
  const found = [...new Set(places)].filter((tab) => tab !== undefined)
  const selected = found.find((tab) => tab === wanted) ?? found[0]
  const first = places.findIndex((tab) => tab !== undefined)
  if (selected === undefined) return <PageView pageId="mall" place="page" ready={ready} />
  return (
    <>
      <PageView pageId="mall" place="page" upTo={first} ready={ready} />
      <div className={styles['tabs']}>
        <Tabs
          label={t('mall.tabs')}
          tabs={found.map((key) => ({ key, label: t(`mall.tab.${key}`) }))}
          selected={selected}
          onSelect={(tab) => navigate(pathToMallTab(tab), { replace: true })}
        >
          <div className={styles['panel']}>
            {places.map((tab, at) => tab === selected && <OneBlock key={blocks[at]?.id} at={at} />)}
          </div>
        </Tabs>
      </div>
      {places.map(
        (tab, at) => tab === undefined && at > first && <OneBlock key={blocks[at]?.id} at={at} />,
      )}
    </>
  )
}

function OneBlock({ at }: { readonly at: number }): ReactNode {
  return <PageView pageId="mall" place="page" from={at} upTo={at + 1} />
}

/** Returns the tab that a block is; undefined for a block that is none. */
function readTab({ type, settings }: PlannedBlock): MallTab | undefined {
  if (type === 'goods') return settings?.['kind'] === 'freeSpins' ? 'spins' : 'goods'
  if (type === 'points-exchange') return 'convert'
  return type === 'mall-orders' ? 'history' : undefined
}
