import type { ReactNode } from 'react'
import { categories } from '../../../../../core/contract/categories.ts'
import type { VendorEntry } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Picture } from '../../../../kit/controls/Picture.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useClosedReason } from '../../../../kit/games/use-show-closed.ts'
import { useVendors } from '../../../../kit/games/use-vendors.ts'
import { VendorIcon } from '../../../../kit/games/VendorIcon.tsx'
import { isVendorClosed } from '../../../../kit/games/vendor-groups.ts'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { readServerTime } from '../../../../state/status.ts'
import { useLobby } from '../../parts/use-lobby.ts'
import styles from './VendorHead.module.css'

/**
 * Shows the vendor of the list below: its icon, its name, the number of its games and, if closed,
 * the reason.
 */
export default function VendorHead({ variant, settings }: BlockProps<'vendor-head'>): ReactNode {
  const { category = 'RNG', vendor: code } = useLobby()
  const { value: groups } = useVendors([category])
  const vendor = groups?.[0]?.vendors.find(({ accountTypeName }) => accountTypeName === code)
  return (
    <Section className={styles['section']} tone={settings.tone}>
      <div className={styles['head']} data-variant={variant}>
        {vendor ? (
          <Head vendor={vendor} variant={variant} />
        ) : (
          !groups && <Skeleton height={variant === 'banner' ? '9rem' : '4.5rem'} shape="card" />
        )}
      </div>
    </Section>
  )
}

interface HeadProps extends Pick<BlockProps<'vendor-head'>, 'variant'> {
  readonly vendor: VendorEntry
}

function Head({ vendor, variant }: HeadProps): ReactNode {
  const t = useT()
  const { category = 'RNG' } = useLobby()
  const reasonOf = useClosedReason()
  const closed = isVendorClosed(vendor, readServerTime())
  const { displayName, accountTypeName, gameCount, art } = vendor
  return (
    <>
      {variant === 'banner' && art && (
        <Picture className={styles['art']} sources={[art]} width={390} height={144} alt="" eager />
      )}
      <div className={styles['line']} data-closed={closed || undefined}>
        <VendorIcon className={styles['mark']} category={category} vendor={accountTypeName} />
        <div className={styles['words']}>
          <h2 className={styles['name']}>{displayName}</h2>
          {gameCount !== undefined && (
            <span className={typography['muted']}>
              {t(`count.${categories[category].unit}`, { count: gameCount })}
            </span>
          )}
        </div>
      </div>
      {closed && (
        <p className={styles['closed']}>
          <Icon name="wrench" size="medium" />
          {reasonOf(vendor)}
        </p>
      )}
    </>
  )
}
