import type { ReactNode } from 'react'
import type { WalletBalance } from '../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../core/contract/pages.ts'
import { Answer } from '../../../components/parts/Answer.tsx'
import { UnknownResult } from '../../../components/parts/money/UnknownResult.tsx'
import { useMoneyEffect } from '../../../components/parts/money/use-money-effect.ts'
import { PagePart } from '../../../components/parts/PagePart.tsx'
import { type Balance, useBalance } from '../../../components/parts/use-balance.ts'
import { Notice } from '../../../components/ui/Notice.tsx'
import { useNavigate } from '../../../components/ui/navigation.tsx'
import { Skeleton } from '../../../components/ui/Skeleton.tsx'
import { useCall } from '../../../gateway/use-call.ts'
import { useT } from '../../../i18n/use-t.ts'
import { useSkin } from '../../../registry/skin-context.tsx'
import { MoveForm } from './MoveForm.tsx'
import { useWalletChoice } from './use-wallet-choice.ts'
import { VendorGrid } from './VendorGrid.tsx'
import { WalletCover } from './WalletCover.tsx'

/** Moves money between the main wallet and a vendor's wallet (SPEC §11.22 and §11.73). */
export default function Transfer(): ReactNode {
  const call = useCall('walletBalance')
  return (
    <PagePart>
      <Answer call={call} empty="" isEmpty={() => false} skeleton={<TransferSkeleton />}>
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
  const navigate = useNavigate()
  const { ornaments } = useSkin().look
  return (
    <Notice
      kind="empty"
      size="page"
      line={t('transfer.single')}
      detail={t('transfer.singleText')}
      ornament={ornaments['empty']}
      action={{ label: t('app.goHome'), onPress: () => navigate(pathTo('home')) }}
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
