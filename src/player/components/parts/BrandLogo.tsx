import { type ReactNode, useState } from 'react'
import type { LogoBackground } from '../../../core/contract/skin.ts'
import { useText } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import styles from './BrandLogo.module.css'

interface BrandLogoProps {
  readonly ground?: LogoBackground
  readonly size?: 'regular' | 'large' | undefined
}

/** More letters than this are set smaller, on two lines. */
const short = 14

/**
 * The logo in the box that it has everywhere; the name in words beside one that is not wide, and
 * in its place where there is no picture or it fails.
 */
export function BrandLogo({ ground = 'page', size }: BrandLogoProps): ReactNode {
  const text = useText()
  const { brand, look } = useSkin()
  const [failed, setFailed] = useState('')
  const { named = false, plated = false } = look.logos[ground] ?? {}
  const source = ground === 'inverse' ? brand.logoInverse : brand.logo
  const name = text(brand.name)
  const words = (
    <span className={styles['name']} data-long={name.length > short ? '' : undefined}>
      {name}
    </span>
  )
  if (source === failed) return words
  const picture = (
    <img
      className={styles['logo']}
      data-size={size}
      data-plate={plated ? ground : undefined}
      src={source}
      height={28}
      alt={named ? '' : name}
      onError={() => setFailed(source)}
    />
  )
  if (!named) return picture
  return (
    <span className={styles['named']}>
      {picture}
      {words}
    </span>
  )
}
