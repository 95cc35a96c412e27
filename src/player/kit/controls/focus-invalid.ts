/** What marks a field with a problem, whether it is typed in or opens a sheet. */
const invalid = '[aria-invalid="true"], [data-kind="sheet"][data-state="error"] > button'

/** Focuses the first field of a form that has a problem, once the problems are rendered (SPEC §11.33, WCAG 3.3.1). */
export function focusInvalid(form: HTMLElement | null): void {
  setTimeout(() => form?.querySelector<HTMLElement>(invalid)?.focus())
}
