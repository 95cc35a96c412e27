import { Fragment, type ReactNode } from 'react'

/** Marks the position in a message where `fill` inserts an element. */
export const placeholder = '\uFFFC'

/** Puts drawn parts into the holes of a message, in their order. */
export function fill(message: string, ...parts: readonly ReactNode[]): ReactNode {
  return message.split(placeholder).map((text, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
    <Fragment key={at}>
      {at > 0 && parts[at - 1]}
      {text}
    </Fragment>
  ))
}
