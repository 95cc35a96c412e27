import type { ReactNode } from 'react'
import { useConnection } from '../../state/connection.ts'
import { ActionBar, type ActionBarProps } from '../controls/ActionBar.tsx'
import { Button, type ButtonProps } from '../controls/Button.tsx'
import { Refusal } from '../controls/Refusal.tsx'

export interface SubmitBarProps
  extends Pick<ActionBarProps, 'label' | 'figure'>,
    Pick<ButtonProps, 'disc' | 'busy' | 'disabled'> {
  /** Why the form was refused. */
  readonly refusal: string | undefined
  /** Submits a form that has no element around the bar. */
  readonly onSubmit?: () => void
  /** The words of the button. */
  readonly children: string
}

/** The bar at the end of a form: its sum, why it was refused, and the button, which needs a connection. */
export function SubmitBar(props: SubmitBarProps): ReactNode {
  const { label, figure, refusal, disabled = false, onSubmit, children, ...button } = props
  const offline = useConnection() === 'offline'
  return (
    <ActionBar label={label} figure={figure} note={refusal && <Refusal>{refusal}</Refusal>}>
      <Button
        type={onSubmit ? 'button' : 'submit'}
        variant="accent"
        size="large"
        wide
        {...button}
        disabled={offline || disabled}
        onClick={onSubmit}
      >
        {children}
      </Button>
    </ActionBar>
  )
}
