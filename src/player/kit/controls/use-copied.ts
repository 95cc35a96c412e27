import { useEffect, useState } from 'react'

export interface Copied {
  /** True for two seconds after a text was copied. */
  readonly copied: boolean
  /** Copies a text. A browser that refuses changes nothing. */
  readonly copy: (text: string) => Promise<void>
}

const shownMs = 2000

/** Copies texts to the clipboard, and tells for a moment that it did. */
export function useCopied(): Copied {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [copied])
  return {
    copied,
    async copy(text) {
      await navigator.clipboard?.writeText(text).then(
        () => setCopied(true),
        () => undefined,
      )
    },
  }
}
