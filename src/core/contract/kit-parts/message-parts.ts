import type { KitPart } from './kit-part.ts'

/** What the page says to the player. */
export const messageParts = {
  notice: {
    description: 'A page or a part of it that is empty, failed or closed.',
    pieces: {
      picture: 'The drawing.',
      words: 'The title and the text.',
      title: 'What is the matter.',
      text: 'More about it.',
    },
    kinds: {
      empty: 'There is nothing.',
      error: 'It failed.',
      offline: 'There is no connection.',
      maintenance: 'It is under maintenance.',
      restricted: 'It is not open to this player.',
      success: 'It worked.',
    },
  },
  banner: {
    description: 'A message at the top of a page or of a form.',
    pieces: {
      words: 'The title, the text and the action.',
      title: 'The title.',
      text: 'The text.',
      action: 'A link or a button under the text.',
    },
    kinds: {
      info: 'It informs.',
      warning: 'It warns.',
      success: 'It worked.',
      error: 'It failed.',
    },
  },
  tag: {
    description: 'A short word on a tile.',
    pieces: { closed: 'The word that a vendor is under maintenance.' },
    kinds: {
      light: 'A word that attracts.',
      accent: "A word in the brand's accent.",
      plain: 'A quiet word.',
      live: 'It is live.',
      warning: 'It warns.',
    },
  },
  badge: { description: 'A number of things that are new.', pieces: {} },
  countdown: { description: 'The time that is left.', pieces: {} },
  text: {
    description: 'A longer text of the gateway.',
    pieces: { item: 'An item of a list in it.' },
  },
} as const satisfies Record<string, KitPart>
