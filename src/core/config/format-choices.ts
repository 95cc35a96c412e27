/** Formats the available names as a sentence, such as `There are en, th.` */
export function formatChoices(names: readonly string[]): string {
  if (names.length === 0) return 'There is none.'
  return `There ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}.`
}
