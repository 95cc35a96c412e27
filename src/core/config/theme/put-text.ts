import { type Lch, mix } from './colour.ts'
import { type Base, readColour, type Surfaces } from './palette.ts'
import { readable } from './readable.ts'

/** Derives the colours of text, links, borders and disabled controls on the surfaces. */
export function putText({ palette, dark, page, primary, accent }: Base, on: Surfaces): void {
  const grey = (l: number, c = 0.02): Lch => ({ l, c: Math.min(page.c, c), h: page.h, alpha: 1 })
  palette.put('text', readable(grey(dark ? 0.965 : 0.22), { on, ratio: 7 }))
  const muted = readable(grey(dark ? 0.8 : 0.46), { on, ratio: 5.2 })
  const mutedSet = palette.put('text-muted', muted)
  palette.put('text-faint', readable(grey(dark ? 0.67 : 0.53), { on, ratio: 4.5 }))
  palette.put('link', readable(primary, { on, ratio: 4.5 }))
  palette.put('selected', readable(primary, { on, ratio: 4.5 }))
  palette.put('focus', readable(primary, { on, ratio: 3 }))
  palette.put('border', grey(page.l + (dark ? 0.14 : -0.1), 0.04))
  palette.put('border-control', readable(grey(dark ? 0.55 : 0.6, 0.05), { on, ratio: 3 }))
  palette.put('border-strong', readable(grey(dark ? 0.85 : 0.3), { on, ratio: 4.5 }))
  palette.put('border-primary', mix(page, primary, 0.55))
  palette.put('border-accent', mix(page, accent, 0.4))

  const high = palette.get('surface-high')
  const disabled = palette.put('disabled', high)
  const faded = readColour(mutedSet, muted)
  palette.put('on-disabled', readable(faded, { on: [disabled], ratio: 4.5 }))
}
