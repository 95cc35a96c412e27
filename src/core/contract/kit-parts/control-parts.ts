import type { KitPart } from './kit-part.ts'

/** What is pressed, and what is in it. */
export const controlParts = {
  button: {
    description: 'A button, or a link that looks like one.',
    pieces: { label: 'The words with their icons.', disc: 'The disc with an icon at the end.' },
    aria: ['aria-busy', 'aria-disabled'],
    kinds: {
      accent: 'The one main action of a screen.',
      primary: 'An action.',
      outline: 'A second action.',
      soft: 'A second action on a tint.',
      plain: 'A quiet action.',
      inverse: 'An action on a dark background.',
    },
  },
  'icon-button': {
    description: 'An icon that can be pressed.',
    pieces: {},
    states: { new: 'Something new waits.', busy: 'It runs.' },
    aria: ['aria-pressed'],
    kinds: { plain: 'Without a background of its own.', raised: 'On a background of its own.' },
  },
  tabs: {
    description: 'Tabs above their content.',
    pieces: { tab: 'A tab.' },
    aria: ['aria-selected'],
  },
  filters: {
    description: 'The filters of a list.',
    pieces: {
      heads: 'The row of filters.',
      head: 'A filter.',
      value: 'Its chosen value.',
      end: 'What is at the end of the row: the entry to the search.',
      panel: 'What a filter opens.',
    },
    states: { changed: 'A filter that differs from the usual one.' },
    aria: ['aria-expanded'],
  },
  heart: {
    description: 'The heart of a favourite.',
    pieces: {},
    aria: ['aria-pressed'],
    kinds: {
      corner: 'In the corner of a picture.',
      below: 'In a corner below the name.',
      end: 'At the end of a row.',
    },
  },
  icon: { description: 'An icon.', pieces: {} },
  spinner: { description: 'A ring that turns while something runs.', pieces: {} },
} as const satisfies Record<string, KitPart>
