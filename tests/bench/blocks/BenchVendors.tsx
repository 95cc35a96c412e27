import type { ReactNode } from 'react'
import { countRender } from './count-render.ts'

interface Props {
  readonly id: string
  readonly variant: string
  readonly settings: { readonly title: string; readonly tiles: number }
}

export default function BenchVendors({ id, variant, settings }: Props): ReactNode {
  countRender(id)
  return (
    <div className="vendors" data-variant={variant}>
      <div className="head">
        <h2>{settings.title}</h2>
        <a href="/m/gameContainer">More</a>
      </div>
      <ul className="tiles">
        {Array.from({ length: settings.tiles }, (_, tile) => `Vendor ${tile + 1}`).map((name) => (
          <li key={name}>
            <a className="tile" href="/m/rngList">
              <span className="tile-icon" />
              <span className="tile-name">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
