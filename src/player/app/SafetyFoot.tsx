import type { ReactNode } from 'react'
import { pathTo } from '../../core/contract/pages.ts'
import { useT, useText } from '../i18n/use-t.ts'
import { AgeMark, ageKindOf } from '../kit/controls/AgeMark.tsx'
import { Link } from '../kit/controls/navigation.tsx'
import touch from '../kit/controls/touch.module.css'
import { useLeastAge } from '../kit/pages/use-least-age.ts'
import { PageView } from '../registry/PageView.tsx'
import { useSkin } from '../registry/skin-context.tsx'
import { readShellBlock } from './read-shell-variant.ts'
import styles from './SafetyFoot.module.css'

export interface SafetyFootProps {
  /** A merchant can shorten the footer of a form to one line. */
  readonly footer?: 'full' | 'form'
}

/**
 * Shows the footer of every page. Its links are a block that a merchant configures. The age mark and
 * the responsible-play link are fixed here, so that no layer, flag or template removes them
 * (SPEC §12.22).
 */
export function SafetyFoot({ footer = 'full' }: SafetyFootProps): ReactNode {
  const t = useT()
  const text = useText()
  const skin = useSkin()
  const age = useLeastAge()
  const { variant = 'plain', settings } = readShellBlock(skin, 'footer') ?? {}
  const warns = variant === 'sunken' || variant === 'level'
  const short = footer === 'form' && settings?.forms === 'line'
  const mark = (
    <AgeMark
      age={age}
      label={t('age.label', { age })}
      kind={short ? undefined : warns ? 'seal' : ageKindOf(skin.look.shape)}
    />
  )
  const link = (
    <Link
      className={`${styles['link']} ${touch['area']}`}
      data-part="link"
      to={pathTo('userAgreement', { section: 'responsible' })}
    >
      {t('age.responsible')}
    </Link>
  )
  if (short)
    return (
      <footer className={styles['line']} data-kit="page-end" data-kind="line">
        {mark}
        {link}
        <Link
          className={`${styles['help']} ${touch['area']}`}
          data-part="help"
          to={pathTo('service')}
        >
          {t('age.help')}
        </Link>
      </footer>
    )
  return (
    <footer className={styles['foot']} data-kit="page-end" data-variant={variant}>
      {variant === 'plain' && <PageView pageId="shell" place="foot" />}
      <div className={styles['safety']} data-part="safety">
        {mark}
        <div>
          {skin.registration.statement && (
            <p className={styles['must']} data-part="sentence">
              {t('age.must', { age })}
            </p>
          )}
          {warns && <span>{t('age.line', { age })} </span>}
          {link}
          <p className={styles['name']} data-part="name">
            {text(skin.brand.name)}
          </p>
        </div>
      </div>
      {variant !== 'plain' && <PageView pageId="shell" place="foot" />}
    </footer>
  )
}
