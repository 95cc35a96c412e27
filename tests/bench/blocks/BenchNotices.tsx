import type { ReactNode } from 'react'
import { countRender } from './count-render.ts'

interface Props {
  readonly id: string
  readonly variant: string
  readonly settings: { readonly line: string }
}

export default function BenchNotices({ id, variant, settings }: Props): ReactNode {
  countRender(id)
  return (
    <div className="notices" data-variant={variant}>
      <span className="notices-icon" />
      <p className="notices-line">{settings.line}</p>
      <button type="button" className="notices-button">
        Pause
      </button>
    </div>
  )
}
