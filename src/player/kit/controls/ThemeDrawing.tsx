import type { ComponentProps, ReactNode } from 'react'
import { useFailures } from './use-failures.ts'

export interface ThemeDrawingProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  readonly src: string
  /** Replaces a picture that fails to load; without it, the space stays empty. */
  readonly instead?: ReactNode
}

/** A drawing of the skin that decorates; one that cannot be had is asked for again when the connection is back. */
export function ThemeDrawing({ src, instead, ...img }: ThemeDrawingProps): ReactNode {
  const [failed, note] = useFailures()
  const gone = failed.includes(src)
  if (gone && instead !== undefined) return instead
  // Another key is another element, which asks again.
  return (
    <img
      key={failed.length}
      {...img}
      src={src}
      alt=""
      data-failed={gone || undefined}
      onError={() => note(src)}
    />
  )
}
