import type { ReactNode } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import typography from '../controls/typography.module.css'
import type { ReadyPicture } from './load-picture.ts'
import { PictureInput } from './PictureInput.tsx'
import styles from './PicturesField.module.css'

export interface PicturesFieldProps {
  readonly pictures: readonly ReadyPicture[]
  readonly onChange: (pictures: readonly ReadyPicture[]) => void
  /** The most pictures. */
  readonly max: number
  readonly label: string
  readonly hint: string
  /** The label of the button that adds a picture. */
  readonly add: string
  /** Returns the label of the button that removes a picture, by its number from 1. */
  readonly remove: (number: number) => string
}

/** Pictures of a form, each with a preview and a button that removes it. */
export function PicturesField(props: PicturesFieldProps): ReactNode {
  const { pictures, onChange, max, label, hint, add, remove } = props
  return (
    <fieldset className={styles['pictures']} data-kit="field" data-kind="pictures">
      <legend className={typography['label']} data-part="label">
        {label}
      </legend>
      <p className={typography['muted']} data-part="hint">
        {hint}
      </p>
      <ul className={styles['previews']} data-part="previews">
        {pictures.map((picture, index) => (
          <li key={picture.preview} className={styles['preview']} data-part="preview">
            <img className={styles['image']} src={picture.preview} alt="" />
            <IconButton
              icon="close"
              label={remove(index + 1)}
              onClick={() => onChange(pictures.filter((one) => one !== picture))}
            />
          </li>
        ))}
      </ul>
      {pictures.length < max && (
        <PictureInput label={add} onReady={(picture) => onChange([...pictures, picture])} />
      )}
    </fieldset>
  )
}
