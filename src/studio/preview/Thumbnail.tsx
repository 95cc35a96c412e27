import type { ReactNode } from 'react'
import type { MerchantSummary, Scenario } from '../../core/contract/generated/studio-api.ts'
import { declaredFlags } from '../scenario/declared-flags.ts'
import { homeAddress } from '../scenario/player-pages.ts'
import { ScaledFrame } from './ScaledFrame.tsx'
import styles from './Thumbnail.module.css'

/** Shows a merchant's home live in a small frame, as a guest sees it. */
export function Thumbnail({ merchant }: { readonly merchant: MerchantSummary }): ReactNode {
  const { code, name } = merchant
  return (
    <div className={styles['thumbnail']} aria-hidden="true">
      <ScaledFrame
        merchant={code}
        texts={none}
        scenario={guest}
        at={homeAddress}
        width={390}
        title={name}
      >
        <span className={styles['initial']}>{[...name][0]}</span>
      </ScaledFrame>
    </div>
  )
}

const none = [] as const
const guest: Scenario = {
  session: 'guest',
  flags: declaredFlags,
  templates: { mem_cen: 'base', dep_func: 'base' },
}
