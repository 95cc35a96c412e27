import type { SetTitle } from './title-setting.ts'

/** The lines of a name as elements of a drawing, in one colour or a gradient from top to bottom. */
export function drawTitle({ lines, size, title }: SetTitle, ink: readonly string[]): string {
  const { x = 0, anchor = 'start', outline } = title
  const [top = '#FFFFFF', bottom] = ink
  return lines
    .map(({ letters: { outlines, advance, unit }, baseline }, place) => {
      const id = `title-${place}`
      const scale = size / unit
      const left = anchor === 'middle' ? x - (advance * scale) / 2 : x
      const paths = outlines.map(
        ({ path, x: right, y: up }) => `<path transform="translate(${right} ${up})" d="${path}"/>`,
      )
      const fill = bottom === undefined ? top : `url(#${id}-ink)`
      const edge = outline
        ? `<use href="#${id}" fill="none" stroke="${outline.colour}" stroke-width="${outline.width * unit}" stroke-linejoin="round"/>`
        : ''
      const ramp = bottom === undefined ? '' : gradient(`${id}-ink`, { top, bottom, unit })
      return `${ramp}<defs><g id="${id}">${paths.join('')}</g></defs><g transform="translate(${round(left)} ${round(baseline)}) scale(${scale} ${-scale})">${edge}<use href="#${id}" fill="${fill}"/></g>`
    })
    .join('')
}

interface Ramp {
  readonly top: string
  readonly bottom: string
  readonly unit: number
}

/** One gradient for all letters of a line, from above the tallest to below the baseline. */
function gradient(id: string, { top, bottom, unit }: Ramp): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${unit * 0.85}" y2="${unit * -0.15}"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
