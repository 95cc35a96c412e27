import type { ReactNode } from 'react'
import styles from './CaptchaField.module.css'
import { Field, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'

export type CaptchaFieldProps = FieldProps & {
  /** Image address; undefined while it loads or when it failed. */
  readonly picture: string | undefined
  /** True for a question in words: no picture comes. */
  readonly worded?: boolean
  /** The label of the picture, such as "Show another code". */
  readonly reloadLabel: string
  readonly onReload: () => void
}

/** A field for the code in a picture; a press on the picture shows another one. */
export function CaptchaField(props: CaptchaFieldProps): ReactNode {
  const { picture, worded, reloadLabel, onReload, ...field } = props
  return (
    <Field
      {...field}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={16}
      end={
        <button
          type="button"
          className={styles['picture']}
          data-part="captcha"
          data-worded={worded || undefined}
          aria-label={reloadLabel}
          onClick={onReload}
        >
          {picture ? (
            <img className={styles['image']} src={picture} width={112} height={44} alt="" />
          ) : (
            <Icon name="refresh" size="medium" />
          )}
        </button>
      }
    />
  )
}
