/** The six palettes of pictures that are derived from a theme. */
export const picturePalettes = ['1', '2', '3', '4', '5', '6'] as const
export type PicturePalette = (typeof picturePalettes)[number]

/** What a colour of such a palette is for: two grounds, the title on the plate, four tones of a subject from light to dark, and its pop. */
export const pictureRoles = [
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

/** The field of a banner in the brand's colour, the three bands that cut it, and the words on it. */
export const fieldColours = ['field', 'field-1', 'field-2', 'field-3', 'on-field'] as const

/** Colours that an art recipe may name beside the colour tokens, such as `art-1-ground`. */
export type PictureColour = `art-${PicturePalette}-${PictureRole}` | (typeof fieldColours)[number]
export const pictureColours: readonly PictureColour[] = [
  ...picturePalettes.flatMap((palette) =>
    pictureRoles.map((role) => `art-${palette}-${role}` as const),
  ),
  ...fieldColours,
]
