import type { ReactNode } from 'react'
import { countRender } from './count-render.ts'

interface Props {
  readonly id: string
  readonly variant: string
  readonly settings: { readonly line: string; readonly link: string }
}

export default function BenchBanner({ id, variant, settings }: Props): ReactNode {
  countRender(id)
  return (
    <a className="banner" data-variant={variant} href={settings.link}>
      <span className="banner-picture" />
      <strong className="banner-line">{settings.line}</strong>
      <span className="banner-dots">
        {[0, 1, 2].map((dot) => (
          <i key={dot} className="dot" data-on={dot === 0} />
        ))}
      </span>
    </a>
  )
}
