import { type ReactNode, useState } from 'react'
import type { PictureChange, PictureFile } from '../../core/contract/generated/studio-api.ts'
import { formatPicture } from '../../core/contract/picture/format-picture.ts'
import { useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import { artAddress } from './art-address.ts'
import styles from './PictureChanges.module.css'
import drawn from './picture.module.css'

/** A change of a state, with its pictures if it is one of a picture. */
export interface ShownChange {
  /** The path below the folder of the merchant. */
  readonly path: string
  /** The parent that it came from, if any. */
  readonly from?: string
  readonly picture?: PictureChange
}

/** A revision, or one for each picture by its path relative to the root. */
type Revisions = string | ReadonlyMap<string, string> | undefined

export interface PictureChangesProps {
  /** Those that are of no picture are left out. */
  readonly changes: readonly ShownChange[]
  /** The revision whose pictures are shown; by default those that are saved. */
  readonly before?: Revisions
  readonly after?: Revisions
  /** The greatest number of pictures that are shown. */
  readonly most?: number
  /** Undoes the change of one picture of the merchant itself; `message` names the change for screen readers. */
  readonly undo?: { readonly message: string; readonly run: (path: string) => void }
}

/** Shows pictures before and after a change, side by side; nothing where no picture changed. */
export function PictureChanges(props: PictureChangesProps): ReactNode {
  const t = useT('art')
  const { changes, before, after, most = Number.POSITIVE_INFINITY, undo } = props
  const pictured = changes.flatMap(({ picture, ...change }) =>
    picture ? [{ ...change, picture }] : [],
  )
  const rest = pictured.length - most
  if (pictured.length === 0) return null
  return (
    <>
      <ul className={styles['list']} aria-label={t('changed')}>
        {pictured.slice(0, most).map(({ path, from, picture }) => (
          <li key={path} className={styles['change']}>
            <p className={styles['name']}>{path}</p>
            <p className={styles['quiet']}>{t('usedAs', { use: picture.use })}</p>
            <div className={styles['pair']}>
              <PictureSide
                label={t('before')}
                path={path}
                file={picture.before}
                at={revisionOf(picture.before, before)}
              />
              <PictureSide
                label={t('after')}
                path={path}
                file={picture.after}
                at={revisionOf(picture.after, after)}
              />
            </div>
            {undo && from === undefined && (
              <div className={styles['undo']}>
                <StudioButton
                  icon="undo"
                  aria-label={t('undoNamed', { path, message: undo.message })}
                  onPress={() => undo.run(path)}
                >
                  {t('undo')}
                </StudioButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={styles['quiet']}>{t('morePictures', { count: rest })}</p>}
    </>
  )
}

function revisionOf(file: PictureFile | undefined, revisions: Revisions): string | undefined {
  return typeof revisions === 'string' ? revisions : revisions?.get(file?.path ?? '')
}

interface PictureSideProps {
  readonly label: string
  readonly path: string
  /** Undefined on the side that has no picture. */
  readonly file: PictureFile | undefined
  readonly at: string | undefined
}

function PictureSide({ label, path, file, at }: PictureSideProps): ReactNode {
  const t = useT('art')
  const [isBroken, setBroken] = useState(false)
  const problem = file?.problem ?? (isBroken ? 'notLoaded' : undefined)
  return (
    <figure className={styles['side']}>
      {file && problem === undefined ? (
        <span className={drawn['background']}>
          <img
            className={drawn['image']}
            src={artAddress(file.path, at)}
            alt={t('sideOf', { path, side: label })}
            loading="lazy"
            onError={() => setBroken(true)}
          />
        </span>
      ) : (
        <span className={styles['absent']}>{t(`problem.${problem ?? 'none'}`)}</span>
      )}
      <figcaption>
        {label}
        {file && <span className={styles['quiet']}> {formatFacts(file)}</span>}
      </figcaption>
    </figure>
  )
}

/** The picture's place says already that it cannot be read. */
function formatFacts({ problem: _, ...facts }: PictureFile): string {
  return formatPicture(facts)
}
