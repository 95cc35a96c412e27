import type { ReactNode } from 'react'
import type { VipProgress } from '../../../core/contract/generated/gateway.ts'
import { partOf, subtractDecimals } from '../../components/ui/decimal.ts'
import { Money } from '../../components/ui/Money.tsx'
import { Progress } from '../../components/ui/Progress.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { errorMessageKey, errorMessageValues } from '../../gateway/error-message-key.ts'
import { useCall } from '../../gateway/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { useLanguage } from '../../state/language.ts'
import { useConsolidated } from '../../state/status.ts'
import styles from './HeroProfile.module.css'
import { MemberName } from './MemberName.tsx'

/** Shows the member on the brand's colour, with the progress to the next level (SPEC §11.61). */
export default function HeroProfile({ settings }: BlockProps<'member-profile'>): ReactNode {
  const drawing = useSkin().look.ornaments['account']
  return (
    <div className={styles['frame']}>
      <div className={styles['hero']}>
        {drawing && (
          <span
            className={styles['drawing']}
            style={{ '--drawing': `url(${JSON.stringify(drawing)})` }}
          />
        )}
        <MemberName joined={settings.joined} badges={settings.badges} />
        {settings.progress && <Level />}
      </div>
    </div>
  )
}

function Level(): ReactNode {
  const t = useT()
  const { value, error, retry } = useCall('vipProgress')
  if (value) return <LevelProgress {...value} />
  if (!error) return <Skeleton shape="text" width="100%" height="2.75rem" />
  return (
    <p className={styles['failed']} role="alert">
      {t(errorMessageKey(error), errorMessageValues(error))}{' '}
      <button type="button" className={styles['retry']} onClick={() => void retry()}>
        {t('common.retry')}
      </button>
    </p>
  )
}

function LevelProgress({ level, next, turnover, target }: VipProgress): ReactNode {
  const t = useT()
  const language = useLanguage()
  const { currencySymbol = '' } = useConsolidated() ?? {}
  const amount = (value: string): ReactNode => (
    <Money amount={value} symbol={currencySymbol} language={language} />
  )
  if (target === undefined || next === undefined)
    return <p className={styles['line']}>{t('member.topLevel', { level })}</p>
  const missing = subtractDecimals(target, turnover)
  return (
    <div className={styles['level']}>
      <p className={styles['line']}>
        <span>{t('member.turnover')}</span>
        <span>
          {amount(turnover)} / {amount(target)}
        </span>
      </p>
      <Progress label={t('member.progress', { level: next })} part={partOf(turnover, target)} />
      <p className={styles['note']}>
        {amount(missing)} {t('member.toNext', { level: next })}
      </p>
    </div>
  )
}
