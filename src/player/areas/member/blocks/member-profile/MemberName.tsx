import type { ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { formatTime } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { ThemeDrawing } from '../../../../kit/controls/ThemeDrawing.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { Portrait } from '../../../../kit/pages/Portrait.tsx'
import type { BlockSettings } from '../../../../registry/block.ts'
import { useLanguage } from '../../../../state/language.ts'
import { useUserName } from '../../../../state/session.ts'
import styles from './MemberName.module.css'

type Settings = BlockSettings<'member-profile'>

export interface MemberNameProps extends Pick<Settings, 'joined' | 'badges'> {
  readonly portrait?: Settings['portrait']
}

/** Shows the avatar, the name, the level, which leads to the levels, and the time of the registration. */
export function MemberName({ joined, badges, portrait = 'start' }: MemberNameProps): ReactNode {
  const t = useT()
  const language = useLanguage()
  const account = useUserName()
  const { value } = useCall('memberInfo')
  const { joinedAt } = value ?? {}
  const since =
    joined && joinedAt !== undefined
      ? formatTime(joinedAt, language, { year: 'numeric', month: 'long' })
      : undefined
  const badge = badges[Number(/\d+/.exec(value?.level ?? '')?.[0]) - 1]
  return (
    <div
      className={styles['member']}
      data-kit="head"
      data-kind={portrait === 'end' ? 'portrait' : 'person'}
    >
      <Portrait iconId={value?.iconId} />
      <div className={styles['words']}>
        <p className={`${styles['name']} ${typography['figure']}`} data-part="title">
          {value?.nickname || account}
        </p>
        <p className={styles['line']} data-part="note">
          {value?.nickname && <span>{account}</span>}
          {value?.level && (
            <Link className={styles['level']} data-part="link" to={pathTo('vip')}>
              {badge && <ThemeDrawing className={styles['badge']} src={badge} />}
              {value.level}
              <Icon name="chevron" size="small" />
            </Link>
          )}
          {since !== undefined && <span>{t('member.since', { date: since })}</span>}
        </p>
      </div>
    </div>
  )
}
