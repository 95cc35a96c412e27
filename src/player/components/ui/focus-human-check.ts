/** Puts the focus on the handle of a check. */
export function focusHumanCheck(check: HTMLElement | null): void {
  const handle = check?.querySelector('[role="slider"], button')
  if (handle instanceof HTMLElement) handle.focus()
}
