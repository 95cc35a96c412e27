import type { ColourToken } from '../../contract/tokens.ts'
import type { Lch } from './colour.ts'
import type { Base, Surfaces } from './palette.ts'
import { readable } from './readable.ts'

const hues = { error: 27, success: 152, warning: 75 } as const
type Status = keyof typeof hues
const statuses: readonly Status[] = ['error', 'success', 'warning']

/** Derives the soft backgrounds of error, success and warning. Returns that of errors, which also carries plain text. */
export function deriveSignalBackgrounds({ palette, dark, page }: Base): string {
  const soft = (h: number): Lch => ({
    l: dark ? page.l + 0.1 : 0.94,
    c: dark ? 0.05 : 0.035,
    h,
    alpha: 1,
  })
  for (const name of statuses) palette.put(`${name}-soft`, soft(hues[name]))
  return palette.get('error-soft')
}

/** Derives the text colours of error, success, warning, gain, loss and live. */
export function deriveSignals({ palette, dark, redGains }: Base, surfaces: Surfaces): void {
  const tone = (h: number): Lch => ({ l: dark ? 0.78 : 0.5, c: 0.17, h, alpha: 1 })
  for (const name of statuses) {
    const on = [...surfaces, palette.get(`${name}-soft`)]
    palette.put(name, readable(tone(hues[name]), { on, ratio: 4.5 }))
  }
  const [gain, loss] = redGains ? [hues.error, hues.success] : [hues.success, hues.error]
  palette.put('gain', readable(tone(gain), { on: surfaces, ratio: 4.5 }))
  palette.put('loss', readable(tone(loss), { on: surfaces, ratio: 4.5 }))
  palette.put('live', readable({ l: 0.6, c: 0.22, h: 20, alpha: 1 }, { on: surfaces, ratio: 3 }))
}

const charts = [
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
] as const satisfies readonly ColourToken[]

/** Derives five chart colours with hues in equal steps from the primary's, each readable on every surface. */
export function putCharts({ palette, dark, primary }: Base, surfaces: Surfaces): void {
  charts.forEach((name, index) => {
    const h = (primary.h + (index * 360) / charts.length) % 360
    palette.put(
      name,
      readable({ l: dark ? 0.75 : 0.55, c: 0.13, h, alpha: 1 }, { on: surfaces, ratio: 4.5 }),
    )
  })
}
