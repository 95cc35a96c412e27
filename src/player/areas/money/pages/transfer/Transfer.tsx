import type { ReactNode } from 'react'
import type { WalletBalance } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { UnknownResult } from '../../../../kit/money/UnknownResult.tsx'
import { type Balance, useBalance } from '../../../../kit/money/use-balance.ts'
import { useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { MoveForm } from './MoveForm.tsx'
import { useWalletChoice } from './use-wallet-choice.ts'
import { VendorGrid } from './VendorGrid.tsx'
import { WalletCover } from './WalletCover.tsx'

/** Moves money between the main wallet and a vendor's wallet (SPEC §11.22 and §11.73). */
export default function Transfer(): ReactNode {
  const call = useCall('walletBalance')
  return (
    <PagePart>
      <Answer call={call} skeleton={<TransferSkeleton />}>
        {(wallet) => (wallet.isSingle ? <SingleWallet /> : <Wallets wallet={wallet} />)}
      </Answer>
    </PagePart>
  )
}

function Wallets({ wallet }: { readonly wallet: WalletBalance }): ReactNode {
  const balance: Balance = useBalance({ masked: false })
  const effect = useMoneyEffect('walletTransfer')
  const choice = useWalletChoice(wallet)
  return (
    <>
      {effect.unanswered && <UnknownResult onDismiss={effect.forget} />}
      <WalletCover wallet={wallet} balance={balance} locked={effect.running} />
      <VendorGrid
        wallet={wallet}
        masked={balance.masked}
        chosen={choice.vendor}
        locked={effect.running}
        onChoose={choice.chooseVendor}
      />
      <MoveForm choice={choice} effect={effect} masked={balance.masked} />
    </>
  )
}

function SingleWallet(): ReactNode {
  const t = useT()
  return (
    <EmptyNotice
      size="page"
      line={t('transfer.single')}
      detail={t('transfer.singleText')}
      way={{ label: t('app.goHome'), to: pathTo('home') }}
    />
  )
}

function TransferSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="card" height="11rem" />
      <Skeleton shape="card" height="6.5rem" />
      <Skeleton shape="card" height="9rem" />
      <Skeleton shape="card" height="6rem" />
    </>
  )
}
