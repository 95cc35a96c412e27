import type { ReactNode } from 'react'
import type { MerchantSummary, Scenario } from '../../core/contract/generated/workshop.ts'
import { homeAt } from '../scenario/player-pages.ts'
import { declaredFlags } from '../scenario/scenario-query.ts'
import { Picture } from './Picture.tsx'
import styles from './Thumbnail.module.css'

/** Shows a merchant's home live in a small frame, as a guest sees it. */
export function Thumbnail({ merchant }: { readonly merchant: MerchantSummary }): ReactNode {
  const { code, name } = merchant
  return (
    <div className={styles['thumbnail']} aria-hidden="true">
      <Picture merchant={code} texts={none} scenario={guest} at={homeAt} width={390} title={name}>
        <span className={styles['initial']}>{[...name][0]}</span>
      </Picture>
    </div>
  )
}

const none = [] as const
const guest: Scenario = {
  session: 'guest',
  flags: declaredFlags,
  templates: { mem_cen: 'base', dep_func: 'base' },
}
