import type { ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { withRealAccount } from '../../../../registry/with-real-account.tsx'
import { GiftRows } from '../../parts/GiftRows.tsx'

export default withRealAccount(LevelGifts)

/** Lists the gifts of the member's level and leads to the levels (SPEC §11.78). */
function LevelGifts({ settings }: BlockProps<'level-gifts'>): ReactNode {
  const t = useT()
  const action = { label: t('rewards.levels'), to: pathTo('vip') }
  return (
    <Section title={t('rewards.gifts')} tone={settings.tone} action={action}>
      <GiftRows />
    </Section>
  )
}
