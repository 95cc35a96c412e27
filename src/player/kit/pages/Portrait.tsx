import type { ReactNode } from 'react'
import { useSkin } from '../../registry/skin-context.tsx'
import { ThemeDrawing } from '../controls/ThemeDrawing.tsx'
import { Avatar, type AvatarProps } from './Avatar.tsx'
import styles from './Portrait.module.css'

/** Shows a member's avatar in a circle, or in the frame that the skin draws as the ornament `portrait`. */
export function Portrait({ iconId, className }: AvatarProps): ReactNode {
  const frame = useSkin().look.ornaments['portrait']
  const name = className ? `${styles['portrait']} ${className}` : styles['portrait']
  return (
    <span className={name} data-kit="avatar" data-framed={frame && ''}>
      {frame && <ThemeDrawing className={styles['frame']} data-part="frame" src={frame} />}
      <Avatar className={styles['avatar']} iconId={iconId} />
    </span>
  )
}
