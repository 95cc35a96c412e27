import type { ReactNode } from 'react'
import { readPicturePointer } from '../../core/config/edit/picture-pointer.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './FileDiff.module.css'

export interface PictureLineProps {
  readonly path: string
  /** The pointer to the picture; empty where it is removed. */
  readonly text: string
}

/** Says what becomes of a picture that is saved, in the place of the lines of a text. */
export function PictureLine({ path, text }: PictureLineProps): ReactNode {
  return (
    <section aria-label={path}>
      <h3 className={styles['path']}>{path}</h3>
      <PictureSentence text={text} />
    </section>
  )
}

/** Says what a pointer to a picture does. */
export function PictureSentence({ text }: Pick<PictureLineProps, 'text'>): ReactNode {
  const t = useT('review')
  const [commit, before] = (readPicturePointer(text) ?? '').split('~')
  const kind = text === '' ? 'removed' : before === undefined ? 'at' : 'before'
  return <p>{t(`picture.${kind}`, { commit: commit?.slice(0, 10) ?? '' })}</p>
}
