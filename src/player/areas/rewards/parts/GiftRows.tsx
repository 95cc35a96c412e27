import type { ReactNode } from 'react'
import { useCall } from '../../../gateway/use-call.ts'
import { useT } from '../../../i18n/use-t.ts'
import { Answer } from '../../../kit/pages/Answer.tsx'
import { RewardRows, RewardSkeleton } from './RewardRows.tsx'
import { useClaim } from './use-claim.ts'

/** Lists the gifts of a member's level, with the button that claims each (SPEC §11.92). */
export function GiftRows(): ReactNode {
  const t = useT()
  const gifts = useCall('levelGifts')
  const claim = useClaim('claimLevelGift')
  return (
    <Answer
      call={gifts}
      skeleton={<RewardSkeleton count={3} />}
      empty={t('rewards.noGifts')}
      emptyAction="none"
      size="row"
      isEmpty={(value) => value.gifts.length === 0}
    >
      {(value) => (
        <RewardRows
          rewards={value.gifts}
          claim={claim}
          iconOf={({ gift }) => (gift === 'upgrade' ? 'crown' : 'gift')}
        />
      )}
    </Answer>
  )
}
