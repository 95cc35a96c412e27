/** The width in CSS pixels of a column for which the heights are. */
export const columnWidth = 390
/** Heights of the variants in CSS pixels. */
export const heights = { scene: 320, banner: 150, headline: 150, field: 196 } as const
