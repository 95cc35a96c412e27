/** A time line from 0 to the length of a match, in the units of the drawing. */
export interface RulerPlan {
  /** Position of the ball. */
  readonly ball: number
  readonly goals: readonly number[]
  /** Path of the arcs from goal to goal; empty when the gateway sends no goals. */
  readonly bounces: string
  /** Labelled minutes, each with its position as a share of the line; none overlaps another. */
  readonly labels: readonly { readonly minute: number; readonly at: number }[]
}

export interface RulerNeeds {
  readonly minute: number
  readonly length: number
  readonly goals?: readonly number[] | undefined
  /** Length of the line, and its distance from the top of the drawing. */
  readonly width: number
  readonly base: number
}

/**
 * Plans the ruler of a match: the ball touches the line once for each goal and is at the current
 * minute.
 */
export function planRuler(needs: RulerNeeds): RulerPlan {
  const { length, goals = [], width, base } = needs
  const minute = Math.min(Math.max(needs.minute, 0), length)
  const positionOf = (at: number): number => Math.round((at / Math.max(length, 1)) * width)
  const goalPositions = goals.filter((goal) => goal > 0 && goal < minute).map(positionOf)
  const ball = positionOf(minute)
  const touchPoints = [0, ...goalPositions, ball]
  const bounces = touchPoints.slice(1).map((end, index) => {
    const start = touchPoints[index] ?? 0
    // A longer arc is higher; the control point is twice as high as the arc.
    const height = Math.round(4 * Math.sqrt(end - start))
    return `M${start} ${base}Q${(start + end) / 2} ${base - height} ${end} ${base}`
  })
  const isClear = (at: number): boolean => Math.abs(at - minute) > length * 0.12
  const labelled = [0, Math.round(length / 2), length].filter(isClear)
  return {
    ball,
    goals: goalPositions,
    bounces: needs.goals ? bounces.join('') : '',
    labels: [...labelled, minute].map((at) => ({ minute: at, at: at / Math.max(length, 1) })),
  }
}
