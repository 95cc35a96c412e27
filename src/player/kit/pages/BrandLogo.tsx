import type { ReactNode } from 'react'
import type { LogoBackground } from '../../../core/contract/skin.ts'
import { useText } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { useFailures } from '../controls/use-failures.ts'
import styles from './BrandLogo.module.css'

interface BrandLogoProps {
  readonly background?: LogoBackground
  readonly size?: 'regular' | 'large' | undefined
}

/** A name with more letters is smaller, on two lines. */
const maxShortLetters = 14

/**
 * Shows the logo in a box of a fixed size. The name is beside a logo that is not wide, and replaces
 * a picture that is missing or fails to load.
 */
export function BrandLogo({ background = 'page', size }: BrandLogoProps): ReactNode {
  const text = useText()
  const { brand, look } = useSkin()
  const [failed, note] = useFailures()
  const { named = false, plated = false } = look.logos[background] ?? {}
  const source = background === 'inverse' ? brand.logoInverse : brand.logo
  const name = text(brand.name)
  const nameText = (
    <span
      className={styles['name']}
      data-kit="logo"
      data-long={name.length > maxShortLetters ? '' : undefined}
    >
      {name}
    </span>
  )
  if (!source || failed.includes(source)) return nameText
  const picture = (
    <img
      className={styles['logo']}
      data-kit="logo"
      data-size={size}
      data-plate={plated ? background : undefined}
      src={source}
      height={28}
      alt={named ? '' : name}
      onError={() => note(source)}
    />
  )
  if (!named) return picture
  return (
    <span className={styles['named']}>
      {picture}
      {nameText}
    </span>
  )
}
