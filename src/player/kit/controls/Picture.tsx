import type { ReactNode } from 'react'
import { pictureWidth } from '../../../core/contract/picture-widths.ts'
import { Icon } from './Icon.tsx'
import styles from './Picture.module.css'
import type { PartName } from './part-name.ts'
import { useFailures } from './use-failures.ts'

export interface PictureProps {
  /** Tried in turn: an address that fails makes room for the next. */
  readonly sources: readonly (string | undefined)[]
  /** The displayed size in CSS pixels. It fixes the ratio, so that nothing moves when the picture loads. */
  readonly width: number
  readonly height: number
  /** Empty for decoration. */
  readonly alt: string
  /** Loads at once; for pictures of the first screen. */
  readonly eager?: boolean
  readonly fit?: 'cover' | 'contain'
  /** Replaces a picture whose sources all fail; by default a drawn placeholder with the alternative text. */
  readonly fallback?: ReactNode
  readonly className?: string | undefined
  /** Its name for the style sheet of a variant. */
  readonly part?: PartName | undefined
}

export function Picture(props: PictureProps): ReactNode {
  const { width, height, alt, eager = false, fit = 'cover', fallback, className, part } = props
  const sources = props.sources.filter((source) => source !== undefined && source !== '')
  const [failed, note] = useFailures()
  const source = sources.find((candidate) => candidate && !failed.includes(candidate))

  return (
    <span
      className={className ? `${styles['picture']} ${className}` : styles['picture']}
      style={{ aspectRatio: `${width} / ${height}` }}
      data-kit="picture"
      data-fit={source && fit}
      data-part={part}
    >
      {source ? (
        <img
          className={styles['image']}
          src={source}
          srcSet={sizes(source, width)}
          width={width}
          height={height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          draggable={false}
          onError={() => note(source)}
        />
      ) : (
        (fallback ?? (
          <span className={styles['nothing']}>
            <Icon name="picture" />
            {alt}
          </span>
        ))
      )}
    </span>
  )
}

/** The same picture for screens of one to three device pixels a pixel, where its server makes them. */
function sizes(source: string, width: number): string | undefined {
  if (!/^\/(skin|pictures|cdn)\//.test(source)) return undefined
  const at = (of: number): string =>
    `${source}${source.includes('?') ? '&' : '?'}w=${pictureWidth(of * width)}`
  return `${at(1)} 1x, ${at(2)} 2x, ${at(3)} 3x`
}
