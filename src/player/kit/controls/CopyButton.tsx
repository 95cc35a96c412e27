import { type ReactNode, useId } from 'react'
import { Button, type ButtonLook } from './Button.tsx'
import { nameAbout } from './name-about.ts'
import { useCopied } from './use-copied.ts'

export interface CopyButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'wide'> {
  /** The text that is copied, exactly as it is shown. */
  readonly text: string
  readonly label: string
  /** Shown for two seconds after the text is copied. */
  readonly done: string
  /** The id of the words that name the text, where the page has several such buttons. */
  readonly about?: string
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, label, done, about, ...look }: CopyButtonProps): ReactNode {
  const id = useId()
  const { copied, copy } = useCopied()
  return (
    <Button
      {...(about !== undefined && nameAbout(id, about))}
      variant="outline"
      size="small"
      icon="copy"
      {...look}
      // A browser that refuses leaves the text on the screen, where it can be selected.
      onClick={() => void copy(text)}
    >
      <span aria-live="polite">{copied ? done : label}</span>
    </Button>
  )
}
