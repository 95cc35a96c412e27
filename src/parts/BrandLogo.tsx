import { type ReactNode, useState } from 'react'
import { useText } from '../i18n/use-t.ts'
import { useSkin } from '../registry/skin-context.tsx'
import styles from './BrandLogo.module.css'

interface BrandLogoProps {
  /** What it stands on: the page, or the brand's own colour. */
  readonly ground?: 'page' | 'inverse'
  readonly size?: 'regular' | 'large' | undefined
}

/** More letters than this are set smaller, on two lines. */
const short = 14

/** The logo in the box that it has everywhere; the name in words where there is no picture or it fails. */
export function BrandLogo({ ground = 'page', size }: BrandLogoProps): ReactNode {
  const text = useText()
  const { brand } = useSkin()
  const [failed, setFailed] = useState('')
  const name = text(brand.name)
  const source = ground === 'inverse' ? brand.logoInverse : brand.logo
  if (source === failed)
    return (
      <span className={styles['name']} data-long={name.length > short ? '' : undefined}>
        {name}
      </span>
    )
  return (
    <img
      className={styles['logo']}
      data-size={size}
      src={source}
      height={28}
      alt={name}
      onError={() => setFailed(source)}
    />
  )
}
