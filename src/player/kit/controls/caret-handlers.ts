import type { SyntheticEvent } from 'react'

let pen: CanvasRenderingContext2D | null | undefined

/** Sets the length `--caret` on the row of an input to the position of its caret, for a mark below it. */
function markCaret({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(input)
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
  // An input of type email does not expose the position of its caret.
  const before = input.value.slice(0, input.selectionEnd ?? input.value.length)
  const shown = input.type === 'password' ? '\u2022'.repeat(before.length) : before
  const at = Math.min(pen.measureText(shown).width - input.scrollLeft, input.clientWidth)
  input.parentElement?.style.setProperty('--caret', `${Math.max(0, at) / 16}rem`)
}

/** The events of an input after which its caret may stand elsewhere. */
export const caretHandlers = {
  onFocus: markCaret,
  onInput: markCaret,
  onSelect: markCaret,
  onKeyUp: markCaret,
} as const
