import 'react'

/** Custom properties that components set on an element. */
declare module 'react' {
  interface CSSProperties {
    readonly [name: `--${string}`]: string | number | undefined
  }
}
