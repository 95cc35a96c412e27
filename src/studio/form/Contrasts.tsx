import { type ReactNode, useMemo } from 'react'
import { formatRatio } from '../../core/config/theme/colour.ts'
import type { ColourToken } from '../../core/contract/tokens.ts'
import { useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import { StudioIcon } from '../look/StudioIcon.tsx'
import styles from './ColourControl.module.css'
import { contrastsOf, nearestOf, type TypedTheme } from './contrast.ts'

export interface ContrastsProps {
  readonly theme: TypedTheme
  readonly token: ColourToken
  /** True if the colour is set, false if it is derived. */
  readonly isSet: boolean
  readonly onUse: (hex: string) => void
}

/** The number of pairs that are listed; the others are counted. */
const most = 3

/** The contrast of the pairs that a colour is part of, the least readable first, and the nearest colour that passes. */
export function Contrasts({ theme, token, isSet, onUse }: ContrastsProps): ReactNode {
  const t = useT('form')
  const contrasts = useMemo(() => contrastsOf(token, theme), [token, theme])
  const nearest = useMemo(
    () => (isSet ? nearestOf(token, theme) : undefined),
    [isSet, token, theme],
  )
  if (contrasts.length === 0) return null
  const failing = contrasts.filter(({ passes }) => !passes)
  const shown = failing.length > 0 ? failing.slice(0, most) : contrasts.slice(0, 1)
  const more = failing.length - shown.length
  return (
    <div className={styles['contrasts']}>
      <ul className={styles['pairs']}>
        {shown.map(({ pair, ratio, passes }) => (
          <li
            key={`${pair.text} ${pair.background} ${pair.over ?? ''}`}
            className={styles['pair']}
            data-passes={passes}
          >
            <span
              className={styles['sample']}
              style={{ backgroundColor: theme.colours[pair.background] }}
            >
              <span
                className={styles['mark']}
                style={{ backgroundColor: theme.colours[pair.text] }}
              />
            </span>
            <span>
              {t('colour.pair', {
                text: pair.text,
                background: pair.over === 'picture' ? t('colour.picture') : pair.background,
              })}
            </span>
            <span className={styles['ratio']}>{formatRatio(ratio)}</span>
            <StudioIcon name={passes ? 'check' : 'warning'} />
            <span className={styles['needed']}>
              {passes ? t('colour.passes') : t('colour.needs', { ratio: pair.ratio })}
            </span>
          </li>
        ))}
      </ul>
      {failing.length === 0 && contrasts.length > 1 && (
        <span className={styles['needed']}>
          {t('colour.morePass', { more: contrasts.length - 1 })}
        </span>
      )}
      {more > 0 && <span className={styles['needed']}>{t('colour.moreFail', { more })}</span>}
      {nearest !== undefined && (
        <StudioButton onPress={() => onUse(nearest)}>
          <span className={styles['dot']} style={{ backgroundColor: nearest }} />
          {t('colour.use', { colour: nearest })}
        </StudioButton>
      )}
    </div>
  )
}
