/** The six picture palettes that are derived from a theme. */
export const picturePalettes = ['1', '2', '3', '4', '5', '6'] as const
export type PicturePalette = (typeof picturePalettes)[number]

/**
 * The roles of the colours in such a palette: two backgrounds (`ground`, `cut`), the plate and its
 * title, four tones of a subject from light to dark, and its accent (`pop`).
 */
const pictureRoles = [
  'ground',
  'cut',
  'plate',
  'title',
  'light',
  'mid',
  'deep',
  'dark',
  'pop',
] as const
export type PictureRole = (typeof pictureRoles)[number]

/** The field of a banner in the brand's colour, its three bands, and the text on it. */
const fieldColours = ['field', 'field-1', 'field-2', 'field-3', 'on-field'] as const

/** A colour that an art recipe may name in addition to the colour tokens, such as `art-1-ground`. */
export type PictureColour = `art-${PicturePalette}-${PictureRole}` | (typeof fieldColours)[number]
export const pictureColours: readonly PictureColour[] = [
  ...picturePalettes.flatMap((palette) =>
    pictureRoles.map((role) => `art-${palette}-${role}` as const),
  ),
  ...fieldColours,
]
