import type { CSSProperties, ReactNode } from 'react'
import { useText } from '../../../../i18n/use-t.ts'
import { Picture } from '../../../../kit/controls/Picture.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSession } from '../../../../state/session.ts'
import styles from './HeroBanner.module.css'

/**
 * Shows a picture of the skin with the merchant's text over it. A member sees the picture without
 * the text.
 */
export default function HeroBanner({ settings }: BlockProps<'banner'>): ReactNode {
  const read = useText()
  const member = useSession().kind === 'signed-in'
  const { art, memberArt, title, line, followed, labels = [] } = settings
  const style: CSSProperties = { '--followed': `${(followed ?? 0) / 16}rem` }
  return (
    <div
      className={styles['hero']}
      data-reaches={followed === undefined ? undefined : ''}
      data-member={member || undefined}
      style={style}
    >
      <div className={styles['scene']}>
        <Picture
          className={styles['picture']}
          sources={[member ? (memberArt ?? art) : art]}
          width={390}
          height={520}
          alt=""
          eager
          fallback={<span />}
        />
        {labels
          .filter(({ who }) => !member || who === 'all')
          .map(({ text, x, y, ink = 'light' }) => (
            <span
              key={`${x} ${y}`}
              className={styles['label']}
              data-ink={ink}
              style={{ '--x': x, '--y': y }}
              aria-hidden
            >
              {read(text)}
            </span>
          ))}
      </div>
      {title && !member && (
        <div className={styles['copy']}>
          <h2 className={styles['title']}>{read(title)}</h2>
          {line && <p className={styles['line']}>{read(line)}</p>}
        </div>
      )}
    </div>
  )
}
