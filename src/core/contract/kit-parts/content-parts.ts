import type { KitPart } from './kit-part.ts'

/** What a merchant's own content consists of. */
export const contentParts = {
  'promo-card': {
    description: "A promotion of the merchant's own.",
    pieces: {
      picture: 'Its picture.',
      words: 'Everything beside or below the picture.',
      title: 'Its title.',
      line: 'A sentence about it.',
      period: 'The time left, or that it has ended.',
      left: 'The days and the clock in it.',
    },
    states: { over: 'It has ended.' },
    kinds: {
      card: 'The picture is above the words.',
      row: 'The picture is beside the words.',
    },
  },
  'countdown-board': {
    description: 'The time left until a moment.',
    pieces: {
      title: 'What is awaited.',
      line: 'A sentence about it.',
      time: 'The place of the time.',
      units: 'The row of the units.',
      unit: 'A unit: days, hours, minutes or seconds.',
      value: 'Its number.',
      label: 'Its name.',
      left: 'The days and the clock in one line.',
      ended: 'That the moment has passed.',
    },
    states: { over: 'The moment has passed.' },
    kinds: { tiles: 'Each unit is on a tile.', line: 'All units are in one line.' },
  },
  'picture-link': {
    description: 'A picture that leads to a page or an address.',
    pieces: {
      picture: 'The picture.',
      mark: 'The sign that a video plays.',
      title: 'The title of a video.',
    },
    kinds: { picture: 'A picture.', video: 'The poster of a video.' },
  },
} as const satisfies Record<string, KitPart>
