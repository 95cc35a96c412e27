import type { ColourToken } from '../../contract/tokens.ts'
import type { Lch } from './colour.ts'
import type { Base, Surfaces } from './palette.ts'
import { readable } from './readable.ts'

const hues = { error: 27, success: 152, warning: 75 } as const
type Signal = keyof typeof hues
const signals: readonly Signal[] = ['error', 'success', 'warning']

/** The soft grounds of signals; answers that of errors, on which plain text stands too. */
export function putSignalGrounds({ palette, dark, page }: Base): string {
  const soft = (h: number): Lch => ({
    l: dark ? page.l + 0.1 : 0.94,
    c: dark ? 0.05 : 0.035,
    h,
    alpha: 1,
  })
  for (const name of signals) palette.put(`${name}-soft`, soft(hues[name]))
  return palette.get('error-soft')
}

/** What says well, badly or beware. */
export function putSignals({ palette, dark }: Base, surfaces: Surfaces): void {
  const tone = (h: number): Lch => ({ l: dark ? 0.78 : 0.5, c: 0.17, h, alpha: 1 })
  for (const name of signals) {
    const on = [...surfaces, palette.get(`${name}-soft`)]
    palette.put(name, readable(tone(hues[name]), { on, ratio: 4.5 }))
  }
  palette.put('gain', readable(tone(hues.success), { on: surfaces, ratio: 4.5 }))
  palette.put('loss', readable(tone(hues.error), { on: surfaces, ratio: 4.5 }))
  palette.put('live', readable({ l: 0.6, c: 0.22, h: 20, alpha: 1 }, { on: surfaces, ratio: 3 }))
}

const charts = [
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
] as const satisfies readonly ColourToken[]

/** Five hues around the circle from the brand's, each told from every surface and read on it. */
export function putCharts({ palette, dark, primary }: Base, surfaces: Surfaces): void {
  charts.forEach((name, index) => {
    const h = (primary.h + (index * 360) / charts.length) % 360
    palette.put(
      name,
      readable({ l: dark ? 0.75 : 0.55, c: 0.13, h, alpha: 1 }, { on: surfaces, ratio: 4.5 }),
    )
  })
}
