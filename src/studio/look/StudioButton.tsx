import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button'
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleProps,
} from 'react-aria-components/ToggleButton'
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import type { StudioIconName } from './icon-paths.ts'
import styles from './StudioButton.module.css'
import { StudioIcon } from './StudioIcon.tsx'

export interface StudioButtonProps extends Omit<AriaProps, 'className' | 'children' | 'style'> {
  readonly children?: ReactNode
  readonly icon?: StudioIconName
  /** The one thing a view is for, something that takes away, or what holds something that is chosen. */
  readonly tone?: 'plain' | 'main' | 'quiet' | 'danger' | 'chosen'
}

export function StudioButton({
  children,
  icon,
  tone = 'plain',
  ...rest
}: StudioButtonProps): ReactNode {
  return (
    <AriaButton {...keepFocus(rest)} className={styles['button'] ?? ''} data-tone={tone}>
      {icon && <StudioIcon name={icon} />}
      {children}
    </AriaButton>
  )
}

/**
 * Keeps the focus on a button that becomes disabled. A browser moves the focus away from a `disabled`
 * button, and the window then misses its keyboard shortcuts.
 */
function keepFocus({ isDisabled, onPress, ...rest }: AriaProps): AriaProps {
  if (!isDisabled) return { ...rest, ...(onPress && { onPress }) }
  return onPress ? { ...rest, 'aria-disabled': true } : { ...rest, isDisabled }
}

export interface ToggleButtonProps
  extends Omit<AriaToggleProps, 'className' | 'children' | 'style'> {
  readonly children: ReactNode
  readonly icon?: StudioIconName
}

/** A button that stays pressed until it is pressed again. */
export function ToggleButton({ children, icon, ...rest }: ToggleButtonProps): ReactNode {
  return (
    <AriaToggleButton {...rest} className={styles['button'] ?? ''}>
      {icon && <StudioIcon name={icon} />}
      {children}
    </AriaToggleButton>
  )
}

export interface StudioIconButtonProps
  extends Omit<StudioButtonProps, 'children' | 'icon' | 'aria-label'> {
  readonly icon: StudioIconName
  /** The label, for screen readers and as a tooltip. */
  readonly label: string
  /** More than its name, shown when pointed at. */
  readonly hint?: string | undefined
}

/** A button that is a drawing, with its words in a tooltip. */
export function StudioIconButton({
  icon,
  label,
  hint,
  tone = 'quiet',
  ...rest
}: StudioIconButtonProps): ReactNode {
  return (
    <TooltipTrigger delay={500}>
      <AriaButton
        {...keepFocus(rest)}
        aria-label={label}
        className={styles['button'] ?? ''}
        data-tone={tone}
        data-icon
      >
        <StudioIcon name={icon} />
      </AriaButton>
      <Tooltip className={styles['tooltip'] ?? ''} offset={6}>
        {hint ?? label}
      </Tooltip>
    </TooltipTrigger>
  )
}
