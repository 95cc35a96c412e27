/** One thing to choose. */
export interface Option<T extends string> {
  readonly value: T
  readonly label: string
}

/** Words to choose from, each called by itself or as it is said. */
export function optionsOf<T extends string>(
  words: readonly T[],
  say: (word: T) => string = (word) => word,
): readonly Option<T>[] {
  return words.map((value) => ({ value, label: say(value) }))
}
