import type { KitPart } from './kit-part.ts'

/** Messages between the player and others. */
export const letterParts = {
  messages: {
    description: 'The messages of a folder.',
    pieces: {
      item: 'A message.',
      link: 'What opens it, or selects it.',
      note: 'Its sender and its time.',
      title: 'Its title.',
      text: 'How it begins.',
    },
    states: { unread: 'The player has not read it.' },
    aria: ['aria-pressed'],
  },
  letter: {
    description: 'A message as a whole.',
    pieces: {
      title: 'Its title.',
      note: 'Its sender and its time.',
      mark: 'The first letter of who sent it.',
      actions: 'The buttons below it.',
    },
  },
} as const satisfies Record<string, KitPart>
