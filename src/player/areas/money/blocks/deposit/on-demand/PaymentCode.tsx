import type { ReactNode } from 'react'
import { useT } from '../../../../../i18n/use-t.ts'
import { Button } from '../../../../../kit/controls/Button.tsx'
import QrCode, { paintQrCode } from '../../../../../kit/controls/QrCode.tsx'
import { ThemeDrawing } from '../../../../../kit/controls/ThemeDrawing.tsx'
import typography from '../../../../../kit/controls/typography.module.css'
import { savePicture } from '../../../../../kit/forms/save-picture.ts'
import { useSkin } from '../../../../../registry/skin-context.tsx'
import { showNotification } from '../../../../../state/toasts.ts'
import styles from './PaymentCode.module.css'

export interface PaymentCodeProps {
  /** What the QR code holds. */
  readonly qr: string
  readonly orderId: string
  readonly modules: 'squares' | 'dots'
}

/** The QR code to pay with, such as a PromptPay code, and the button that saves it as a picture (SPEC §11.25). */
export function PaymentCode({ qr, orderId, modules }: PaymentCodeProps): ReactNode {
  const t = useT()
  const { mode, ornaments } = useSkin().look
  const frame = ornaments['code']
  return (
    <section
      className={styles['code']}
      aria-label={t('deposit.code.title')}
      data-kit="payment-code"
      data-kind={frame ? 'framed' : 'plain'}
    >
      <div className={styles['frame']} data-part="frame">
        {frame && <ThemeDrawing className={styles['drawing']} src={frame} />}
        <QrCode text={qr} label={t('deposit.code.label')} mode={mode} modules={modules} />
      </div>
      <div>
        <h2 className={`${styles['title']} ${typography['title']}`} data-part="title">
          {t('deposit.code.title')}
        </h2>
        <p className={`${styles['text']} ${typography['muted']}`}>{t('deposit.code.text')}</p>
        <Button
          variant="outline"
          icon="save"
          onClick={() =>
            void savePicture(paintQrCode(qr), `${orderId}.png`).then((saved) =>
              showNotification(t(saved ? 'deposit.code.saved' : 'deposit.code.notSaved')),
            )
          }
        >
          {t('deposit.code.save')}
        </Button>
      </div>
    </section>
  )
}
