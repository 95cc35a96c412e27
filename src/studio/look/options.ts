import type { ReactNode } from 'react'

/** One thing to choose. */
export interface Option<T extends string> {
  readonly value: T
  readonly label: string
  /** A picture above the label, in a list that opens. */
  readonly picture?: ReactNode
  /** Is beside the label, in a list that opens. */
  readonly aside?: ReactNode
}

/** Returns options with labels of their own, or with the values as labels. */
export function optionsOf<T extends string>(
  words: readonly T[],
  t: (word: T) => string = (word) => word,
): readonly Option<T>[] {
  return words.map((value) => ({ value, label: t(value) }))
}
