import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../controls/Icon.tsx'
import {
  loadPicture,
  type PictureDemands,
  type PictureProblem,
  type ReadyPicture,
} from './load-picture.ts'
import styles from './PictureInput.module.css'

export interface PictureInputProps extends PictureDemands {
  readonly label: string
  /** Opens the camera of a phone: the one towards the player, or the other one. */
  readonly capture?: 'user' | 'environment'
  readonly disabled?: boolean
  readonly onReady: (picture: ReadyPicture) => void
}

/** Lets the player choose or take a picture, checks it, and reports it ready to be sent. */
export function PictureInput(props: PictureInputProps): ReactNode {
  const { label, capture, disabled, onReady, minSide, sharp } = props
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<PictureProblem>()
  const [reading, setReading] = useState(false)

  async function read({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = currentTarget.files?.[0]
    // The same file can be chosen again after a refusal.
    currentTarget.value = ''
    if (!file) return
    setReading(true)
    const picture = await loadPicture(file, {
      ...(minSide !== undefined && { minSide }),
      ...(sharp !== undefined && { sharp }),
    })
    setReading(false)
    if (typeof picture === 'string') return setProblem(picture)
    setProblem(undefined)
    onReady(picture)
  }

  return (
    <div data-kit="picture-input" data-state={reading ? 'busy' : undefined}>
      <input
        ref={input}
        id={id}
        className={styles['input']}
        type="file"
        accept="image/png,image/jpeg"
        {...(capture && { capture })}
        disabled={disabled || reading}
        aria-describedby={problem && `${id}-error`}
        onChange={(event) => void read(event)}
      />
      <label className={styles['button']} data-part="button" htmlFor={id}>
        <Icon name="camera" size="medium" />
        {label}
      </label>
      {problem && (
        <p className={styles['error']} data-part="error" id={`${id}-error`} role="alert">
          {t(`picture.${problem}`)}
        </p>
      )}
    </div>
  )
}
