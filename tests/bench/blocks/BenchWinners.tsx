import type { ReactNode } from 'react'
import { countRender } from './count-render.ts'

interface Props {
  readonly id: string
  readonly variant: string
  readonly settings: { readonly title: string; readonly rows: number }
}

export default function BenchWinners({ id, variant, settings }: Props): ReactNode {
  countRender(id)
  return (
    <div className="winners" data-variant={variant}>
      <div className="head">
        <h2>{settings.title}</h2>
      </div>
      <ol className="rows">
        {Array.from({ length: settings.rows }, (_, row) => row + 1).map((row) => (
          <li key={row} className="row">
            <span className="row-index">{row}</span>
            <span className="row-name">{`player***${row}`}</span>
            <b className="row-amount">{row * 1234}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}
