import { type ReactNode, useMemo } from 'react'
import { encode } from 'uqr'
import styles from './QrCode.module.css'

export interface QrCodeProps {
  /** The text that the code holds, such as an address. */
  readonly text: string
  readonly label: string
  /** The mode of the skin. */
  readonly mode: 'light' | 'dark'
}

/** A QR code (ISO/IEC 18004), dark on light in every skin, because cameras need that. */
export default function QrCode({ text, label, mode }: QrCodeProps): ReactNode {
  const { path, size } = useMemo(() => draw(text), [text])
  return (
    <svg
      className={styles['code']}
      data-mode={mode}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

function draw(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { path, size }
}
