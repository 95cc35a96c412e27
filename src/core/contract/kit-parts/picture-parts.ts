import type { KitPart } from './kit-part.ts'

/** Pictures, and what keeps the place of what comes. */
export const pictureParts = {
  picture: { description: 'A picture, or what replaces it.', pieces: {} },
  avatar: {
    description: "A member's picture.",
    pieces: { frame: 'The drawing around it.' },
  },
  'vendor-tile': {
    description: 'A vendor of games.',
    pieces: {
      art: 'Its picture.',
      mark: 'Its icon.',
      words: 'Its name and the line below.',
      name: 'Its name.',
      line: 'The line below the name.',
      note: 'The tag and the number of its games.',
      badge: 'The corner with the tag.',
      covers: 'Pictures of its games.',
    },
    states: { closed: 'It is under maintenance.' },
  },
  'game-card': {
    description: 'A game as its picture.',
    pieces: {
      art: 'The picture.',
      name: 'The name on the picture.',
      tag: 'The word on the picture.',
      vendor: 'The vendor under the picture.',
    },
    kinds: {
      top: 'Its name is at the top of the picture.',
      bottom: 'Its name is at the foot of the picture.',
      below: 'Its name is below the picture.',
    },
  },
  rail: { description: 'A row that scrolls sideways.', pieces: {} },
  skeleton: {
    description: 'A grey shape that keeps the place of what comes.',
    pieces: {},
    kinds: {
      tile: 'A tile.',
      text: 'A line of text.',
      circle: 'A circle.',
      card: 'A card.',
    },
  },
  'block-skeleton': { description: 'The place of a block that is not shown yet.', pieces: {} },
  loading: { description: 'The screen while a page loads.', pieces: {} },
} as const satisfies Record<string, KitPart>
