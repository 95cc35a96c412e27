/** A line of time from 0 to the length of a match, in the units of a drawing. */
export interface Ruler {
  /** Where the ball stands. */
  readonly ball: number
  readonly goals: readonly number[]
  /** Path of the bounces from goal to goal; empty where nobody kept the goals. */
  readonly bounces: string
  /** The minutes that are written and where, as a share of the line; none stand in another's way. */
  readonly labels: readonly { readonly minute: number; readonly at: number }[]
}

export interface RulerNeeds {
  readonly minute: number
  readonly length: number
  readonly goals?: readonly number[] | undefined
  /** Length of the line and its distance from the top of the drawing. */
  readonly width: number
  readonly base: number
}

/** The ruler of a match: the ball touched the line once a goal and flies to the minute. */
export function planRuler(needs: RulerNeeds): Ruler {
  const { length, goals = [], width, base } = needs
  const minute = Math.min(Math.max(needs.minute, 0), length)
  const place = (at: number): number => Math.round((at / Math.max(length, 1)) * width)
  const touched = goals.filter((goal) => goal > 0 && goal < minute).map(place)
  const ball = place(minute)
  const stops = [0, ...touched, ball]
  const bounces = stops.slice(1).map((end, index) => {
    const start = stops[index] ?? 0
    // A longer flight is a higher one; the control point is twice as high as the flight.
    const high = Math.round(4 * Math.sqrt(end - start))
    return `M${start} ${base}Q${(start + end) / 2} ${base - high} ${end} ${base}`
  })
  const clear = (at: number): boolean => Math.abs(at - minute) > length * 0.12
  const written = [0, Math.round(length / 2), length].filter(clear)
  return {
    ball,
    goals: touched,
    bounces: needs.goals ? bounces.join('') : '',
    labels: [...written, minute].map((at) => ({ minute: at, at: at / Math.max(length, 1) })),
  }
}
