import { type ReactNode, useState } from 'react'

/** Shows a page until the button "elsewhere" leaves it; pressed again, it comes back. */
export function Elsewhere({ children }: { readonly children: ReactNode }): ReactNode {
  const [away, setAway] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAway(!away)}>
        elsewhere
      </button>
      {!away && children}
    </>
  )
}
