/** The pseudo-classes that choose between selectors. */
export const choices: readonly string[] = ['is', 'where', 'not']
const positions = ['first-child', 'last-child', 'nth-child', 'nth-last-child', 'only-child']
const states = ['active', 'checked', 'disabled', 'focus-visible', 'focus-within']

/** The pseudo-classes of a look. */
export const lookPseudoClasses: readonly string[] = [
  ...choices,
  'has',
  'lang',
  ...positions,
  ...states,
]

/** The pseudo-elements of a look. */
export const lookPseudoElements: readonly string[] = ['before', 'after', 'placeholder']
