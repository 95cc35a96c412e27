/** Moves the focus to the page's heading, as every step to a page does. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
}
