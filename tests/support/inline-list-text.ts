import type { MatcherFunction } from '@testing-library/react'

/** Matches the `InlineList` that reads as `text`, such as "Slots · ฿300.00". */
export function inlineListText(text: string | RegExp): MatcherFunction {
  return (_own, element) => {
    const isList = element?.querySelector(':scope > [data-unseen] + span')
    const read = element?.textContent ?? ''
    return Boolean(isList) && (typeof text === 'string' ? read === text : text.test(read))
  }
}
