/** Puts the focus on the handle, the field or the button of a check. */
export function focusHumanCheck(check: HTMLElement | null): void {
  const handle = check?.querySelector('[role="slider"], input, button')
  if (handle instanceof HTMLElement) handle.focus()
}
