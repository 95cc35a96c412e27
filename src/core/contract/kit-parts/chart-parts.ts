import type { KitPart } from './kit-part.ts'

/** Charts. A screen reader reads a table instead. */
export const chartParts = {
  chart: {
    description: 'A chart of the days of a period.',
    pieces: {
      plot: 'The drawing.',
      line: 'The line from a day to the next one.',
      point: 'The dot of a day.',
      bar: 'The bar of a day.',
      zero: 'The line of zero.',
      label: 'What names a day or its amount.',
    },
    states: {
      gain: 'Its amount is a gain.',
      loss: 'Its amount is a loss.',
      done: 'Its day is over.',
      now: 'Its day is today.',
      next: 'Its day is still to come.',
    },
    kinds: {
      line: 'A line that shows how an amount grows.',
      bars: 'A bar above or below zero for each day.',
      dense: 'The same for more than ten days.',
    },
    paints: { hatch: 'Slanted lines.' },
  },
} as const satisfies Record<string, KitPart>
