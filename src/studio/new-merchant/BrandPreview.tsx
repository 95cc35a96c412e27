import type { ReactNode } from 'react'
import { formatRatio } from '../../core/config/theme/colour.ts'
import type { NewMerchantPreview } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { StudioIcon } from '../look/StudioIcon.tsx'
import styles from './BrandPreview.module.css'

export interface BrandPreviewProps {
  readonly preview: NewMerchantPreview | undefined
  readonly name: string
  /** True if the preview is of the present input. */
  readonly isFresh: boolean
}

/** Shows the colour and the logo on the page, the contrast of the colour, and the colours that were adjusted. */
export function BrandPreview({ preview, name, isFresh }: BrandPreviewProps): ReactNode {
  const t = useT('newMerchant')
  const { colour, logo, offered, notes = [] } = preview ?? {}
  return (
    <aside className={styles['preview']} aria-label={t('looks')} aria-busy={!isFresh}>
      <div
        className={styles['page']}
        style={{ backgroundColor: colour?.page, color: colour?.text }}
        aria-hidden="true"
      >
        <div className={styles['header']}>
          {logo ? (
            <img className={styles['logo']} src={logo} alt="" />
          ) : (
            <strong>{name || offered?.name || t('sampleName')}</strong>
          )}
        </div>
        <span
          className={styles['button']}
          style={{ backgroundColor: colour?.taken, color: colour?.onTaken }}
        >
          {name || offered?.name || t('sampleName')}
        </span>
      </div>
      {colour && <Contrast colour={colour} />}
      <ul className={styles['notes']} aria-live="polite">
        {notes.map(({ message }) => (
          <li key={message} className={styles['note']}>
            <StudioIcon name="info" />
            {message}
          </li>
        ))}
      </ul>
    </aside>
  )
}

type Colour = NonNullable<NewMerchantPreview['colour']>

function Contrast({ colour }: { readonly colour: Colour }): ReactNode {
  const t = useT('newMerchant')
  const { typed, taken, typedRatio, takenRatio } = colour
  const isMoved = typed !== taken
  return (
    <dl className={styles['contrast']}>
      <div className={styles['ratio']} data-passes={!isMoved}>
        <dt>{t('onPage', { colour: typed })}</dt>
        <dd className={styles['figure']}>
          {formatRatio(typedRatio)}
          <StudioIcon name={isMoved ? 'warning' : 'check'} />
        </dd>
      </div>
      {isMoved && (
        <div className={styles['ratio']} data-passes="true">
          <dt>{t('nearest', { colour: taken })}</dt>
          <dd className={styles['figure']}>
            {formatRatio(takenRatio)}
            <StudioIcon name="check" />
          </dd>
        </div>
      )}
    </dl>
  )
}
