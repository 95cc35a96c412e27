declare module 'bench:floor' {
  import type { ReactNode } from 'react'
  export function Page(props: {
    readonly flags: { readonly PTSYS3: boolean }
    readonly session: string
    readonly language: string
  }): ReactNode
}
