/** Formats what there is to choose from, such as `There are en, th.`; for no more than one too. */
export function sayChoices(names: readonly string[]): string {
  if (names.length === 0) return 'There is none.'
  return `There ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}.`
}
