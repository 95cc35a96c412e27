import type { ReactNode } from 'react'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { withRealAccount } from '../../../../registry/with-real-account.tsx'
import { Deposit } from './Deposit.tsx'
import { Details } from './Details.tsx'
import { MethodGone } from './MethodGone.tsx'
import { MethodTiles } from './MethodTiles.tsx'

export default withRealAccount(PageDeposit)

/** A deposit on one page: method, amount, promotion and summary (SPEC §11.64). */
function PageDeposit({ settings }: BlockProps<'deposit'>): ReactNode {
  return (
    <Deposit settings={settings} preselect skeleton={<PageSkeleton />}>
      {(form) => (
        <>
          <MethodGone form={form} />
          <MethodTiles form={form} columns={settings.columns} />
          <Details form={form} amounts={settings.amounts} />
        </>
      )}
    </Deposit>
  )
}

function PageSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="card" height="2.75rem" />
      <Skeleton shape="card" height="16rem" />
      <Skeleton shape="card" height="7rem" />
      <Skeleton shape="card" height="12rem" />
    </>
  )
}
