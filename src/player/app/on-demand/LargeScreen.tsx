import type { ReactNode } from 'react'
import type { ThemeLargeScreenSide } from '../../../core/contract/generated/config.ts'
import { pathTo } from '../../../core/contract/pages.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { AgeMark, ageKindOf } from '../../kit/controls/AgeMark.tsx'
import { Link, usePath } from '../../kit/controls/navigation.tsx'
import QrCode from '../../kit/controls/QrCode.tsx'
import touch from '../../kit/controls/touch.module.css'
import typography from '../../kit/controls/typography.module.css'
import { BrandLogo } from '../../kit/pages/BrandLogo.tsx'
import { useLeastAge } from '../../kit/pages/use-least-age.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import styles from './LargeScreen.module.css'

/** Shows what a merchant has beside the column of the page (`theme.largeScreen`). */
export default function LargeScreen(): ReactNode {
  const t = useT()
  const { start, end } = useSkin().look.largeScreen ?? {}
  return (
    <aside aria-label={t('largeScreen.label')}>
      {start && <Side at="start" {...start} />}
      {end && <Side at="end" {...end} />}
    </aside>
  )
}

interface SideProps extends ThemeLargeScreenSide {
  readonly at: 'start' | 'end'
}

function Side({ at, logo, title, line, code, age, ink = 'on-primary-soft' }: SideProps): ReactNode {
  const text = useText()
  return (
    <div className={styles['side']} data-at={at} data-ink={ink}>
      <div>{logo && <BrandLogo background={logo} size="large" />}</div>
      <div className={styles['words']}>
        {title && <p className={`${styles['title']} ${typography['display']}`}>{text(title)}</p>}
        {line && <p className={styles['line']}>{text(line)}</p>}
        {code && <PageCode />}
      </div>
      {age && <Age words={text(age)} />}
    </div>
  )
}

/** The address of the page without its query, which can hold what is meant for this device alone. */
function PageCode(): ReactNode {
  const t = useT()
  const { mode } = useSkin().look
  const address = location.origin + usePath()
  return (
    <div className={styles['code']}>
      <QrCode text={address} label={t('largeScreen.code')} mode={mode} />
    </div>
  )
}

function Age({ words }: { readonly words: string }): ReactNode {
  const t = useT()
  const age = useLeastAge()
  const { shape } = useSkin().look
  return (
    <p className={styles['age']}>
      <AgeMark age={age} label={t('age.label', { age })} kind={ageKindOf(shape)} />
      <Link
        className={`${styles['link']} ${touch['area']}`}
        to={pathTo('userAgreement', { section: 'responsible' })}
      >
        {words}
      </Link>
    </p>
  )
}
