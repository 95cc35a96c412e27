/**
 * Returns the attributes of a button whose words are those of its sisters: a screen reader says the title that
 * the button is about after them, such as "Details, Welcome bonus". Both ids are of the page.
 */
export function nameAbout(id: string, titleId: string) {
  return { id, 'aria-labelledby': `${id} ${titleId}` } as const
}
