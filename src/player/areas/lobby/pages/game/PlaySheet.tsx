import type { MouseEvent, ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { AgeMark } from '../../../../kit/controls/AgeMark.tsx'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { useNavigate } from '../../../../kit/controls/navigation.tsx'
import { Row } from '../../../../kit/controls/Row.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import type { Balance } from '../../../../kit/money/use-balance.ts'
import { useLeastAge } from '../../../../kit/pages/use-least-age.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { Elapsed } from './Elapsed.tsx'
import styles from './PlaySheet.module.css'
import type { Guard } from './use-guard.ts'

export interface PlaySheetProps {
  readonly name: string
  readonly since: number | undefined
  readonly balance: Balance | undefined
  readonly ask: Guard['asking'] | undefined
  readonly onClose: () => void
}

const links = [
  {
    to: pathTo('userAgreement', { section: 'responsible' }),
    message: 'age.responsible',
    icon: 'info',
  },
  { to: pathTo('service'), message: 'age.help', icon: 'headset' },
] as const

/** Shows what other pages have in their footer, and what does not fit into the bar of a game. */
export function PlaySheet({ name, since, balance, ask, onClose }: PlaySheetProps): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const { look } = useSkin()
  const age = useLeastAge()
  const follow = (event: MouseEvent, to: string): void => {
    if (!ask) return
    event.preventDefault()
    onClose()
    ask('leave', () => navigate(to))()
  }
  return (
    <Sheet
      title={name}
      cancel={t('common.close')}
      onClose={onClose}
      ornament={look.ornaments['sheet']}
      icon="info"
    >
      <p className={`${styles['age']} ${typography['muted']}`}>
        <AgeMark age={age} label={t('age.label', { age })} />
        {t('age.line', { age })}
      </p>
      {since !== undefined && (
        <Row
          className={styles['row']}
          mark={<Icon name="clock" />}
          title={t('play.elapsed')}
          end={<Elapsed since={since} />}
        />
      )}
      {balance && (
        <Row
          className={styles['row']}
          aria-pressed={balance.hidden}
          onPress={balance.toggle}
          mark={<Icon name={balance.hidden ? 'eye-off' : 'eye'} />}
          title={t('home.account.mask')}
        />
      )}
      {links.map(({ to, message, icon }) => (
        <Row
          key={to}
          className={styles['row']}
          to={to}
          onPress={(event) => follow(event, to)}
          mark={<Icon name={icon} />}
          title={t(message)}
          end={<Icon name="chevron" size="small" />}
        />
      ))}
    </Sheet>
  )
}
