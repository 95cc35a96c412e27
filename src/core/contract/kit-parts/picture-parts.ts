import type { KitPart } from './kit-part.ts'

/** Pictures, and what keeps the place of what comes. */
export const pictureParts = {
  picture: { description: 'A picture, or what replaces it.', pieces: {} },
  'picture-head': {
    description: 'A picture with words, with which a page begins.',
    pieces: {
      subject: 'The picture.',
      words: 'The words on it or below it.',
      title: 'The title.',
      line: 'The line below the title.',
    },
    kinds: {
      scene: 'A picture above its words.',
      headline: 'A drawing beside a large title.',
      banner: 'A wide picture behind its words.',
      field: "A field in the brand's colour.",
    },
  },
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
    kinds: { card: 'A card with its picture at the top.' },
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
  rail: {
    description: 'A row that scrolls sideways.',
    pieces: {
      choice: 'A link or a button of a row in which one is chosen.',
      count: 'How many there are of a choice.',
    },
    aria: ['aria-current', 'aria-pressed'],
    kinds: {
      links: 'Links within a page; one is chosen.',
      tabs: 'Links to pages, as tabs.',
      filters: 'Buttons that filter what is below.',
    },
  },
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
