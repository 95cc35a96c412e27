import type { ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button, ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './PromotionSheet.module.css'

/** Says that an application was submitted (SPEC §11.44). */
export function SentSheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT()
  const { ornaments } = useSkin().look
  return (
    <Sheet title={t('promotion.sent.title')} cancel={t('common.close')} onClose={onClose}>
      <div className={styles['body']}>
        <Notice kind="success" line={t('promotion.sent.text')} ornament={ornaments['success']} />
        <Button variant="accent" size="large" wide onClick={onClose}>
          {t('common.close')}
        </Button>
        <ButtonLink variant="plain" wide to={pathTo('activity')}>
          {t('promotion.back')}
        </ButtonLink>
      </div>
    </Sheet>
  )
}
