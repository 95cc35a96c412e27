/** Roles that the steps look for, as WAI-ARIA names them; a `field` takes text, a password too, which has no role. */
export type Role = 'button' | 'checkbox' | 'dialog' | 'field' | 'slider'

/**
 * Returns the first visible element of a role and a name, or null. Runs in the page, so it brings
 * everything with it. It reads names itself: engines differ in the spaces around a link inside a
 * label, and Firefox reads letters that a style sheet turned into capitals.
 */
export function findInPage(role: Role, name: string | null): Element | null {
  const candidates = {
    button: 'button, [role="button"]',
    checkbox: 'input[type="checkbox"], [role="checkbox"]',
    dialog: 'dialog[open], [role="dialog"]',
    field: 'input, textarea',
    slider: 'input[type="range"], [role="slider"]',
  }
  for (const element of document.querySelectorAll(candidates[role]))
    if (element.checkVisibility() && (name === null || nameOf(element) === name)) return element
  return null

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label')
    if (label !== null) return label
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const named = ids.flatMap((id) => document.getElementById(id) ?? [])
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const sources = [...named, ...labels]
    return (sources.length > 0 ? sources : [element]).map(textOf).join(' ')
  }

  function textOf(element: Element): string {
    // A clone is a node of the same kind.
    const copy = element.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  }
}
