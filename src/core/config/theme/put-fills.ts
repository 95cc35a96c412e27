import type { ColourToken } from '../../contract/tokens.ts'
import { contrastOf, formatColour, type Lch, mix } from './colour.ts'
import { type Base, readColour } from './palette.ts'
import { onColour, readable } from './readable.ts'
import { luminanceOf } from './show-colour.ts'

/** A fill is told from the page by at least this much, however near its seed is to the surface. */
export const fillContrast = 1.3
/** A grey is told by more, and one that has to be moved goes to the far end, for a middle grey looks switched off. */
const greyContrast = { least: 2, moved: 4.5 }
const farGrey = { dark: 0.93, light: 0.22 }
/** Below this chroma a colour is a grey. */
const grey = 0.04

/** The brand's two colours as grounds, with what they turn to under a hand and in the light. */
export function putFills(base: Base): void {
  putFill(base, 'primary')
  putFill(base, 'accent')
  putSoft(base, 'primary')
  putSoft(base, 'accent')
}

/** A fill, the same pressed, hovered and lit, and one text colour that is read on all. */
function putFill({ palette, page, ...base }: Base, name: 'primary' | 'accent'): void {
  const fill = palette.put(name, tellFill(base[name], page))
  const seed = readColour(fill, fill)
  const text = onColour(seed, { on: [fill], ratio: 4.5 })
  const away = luminanceOf(text) > luminanceOf(fill) ? -1 : 1
  const pressed = [away, -away]
    .map((way) => formatColour({ ...seed, l: seed.l + way * 0.06 }))
    .find((hex) => contrastOf(hex, fill) > 1.05 && contrastOf(text, hex) >= 4.5)
  const strong = palette.put(`${name}-strong`, pressed ?? fill)
  const hover = palette.put(`${name}-hover`, mix(seed, readColour(strong, fill), 0.5))
  const lit = formatColour({ ...seed, l: seed.l + 0.1, c: seed.c * 0.75 })
  const sheen = palette.put(`${name}-sheen`, contrastOf(text, lit) >= 4.5 ? lit : fill)
  const on = palette.put(
    `on-${name}`,
    onColour(seed, { on: [fill, strong, hover, sheen], ratio: 4.5 }),
  )
  const line = mix(seed, readColour(on, on), name === 'primary' ? 0.55 : 0.45)
  palette.put(
    `border-on-${name}`,
    name === 'primary' ? readable(line, { on: [fill, sheen], ratio: 3 }) : line,
  )
}

/** What a seed has to be told from the page by, to stand as it was typed. */
export function neededOf({ c }: Lch): number {
  return c < grey ? greyContrast.least : fillContrast
}

function tellFill(seed: Lch, page: Lch): string {
  const ground = formatColour(page)
  const typed = formatColour({ ...seed, alpha: 1 })
  if (seed.c >= grey) return readable(seed, { on: [ground], ratio: fillContrast })
  if (contrastOf(typed, ground) >= neededOf(seed)) return typed
  const far = { ...seed, l: page.l < 0.5 ? farGrey.dark : farGrey.light }
  return readable(far, { on: [ground], ratio: greyContrast.moved })
}

function putSoft({ palette, dark, page, ...base }: Base, name: 'primary' | 'accent'): void {
  const from = base[name]
  const tone: Lch = {
    ...from,
    l: dark ? page.l + 0.12 : 0.94,
    c: Math.min(from.c, dark ? 0.05 : 0.028),
    alpha: 1,
  }
  const soft = palette.put(`${name}-soft`, tone)
  const text: ColourToken = `on-${name}-soft`
  const grounds = [soft, palette.get('surface-raised')]
  const on = palette.put(text, readable(from, { on: grounds, ratio: 4.5 }))
  if (name === 'primary')
    palette.put('border-on-soft', mix(readColour(soft, soft), readColour(on, on), 0.24))
}
