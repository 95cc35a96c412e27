import type { KitPart } from './kit-part.ts'

/** Promotions, rewards, levels and invitations. */
export const rewardParts = {
  'promotion-kinds': { description: 'The kinds of promotions, above their list.', pieces: {} },
  promotions: {
    description: 'Promotions below each other.',
    pieces: {},
    kinds: {
      posters: 'Posters.',
      start: 'Tickets with their pictures before the words.',
      end: 'Tickets with their pictures after the words.',
    },
  },
  promotion: {
    description: 'A promotion in a list.',
    pieces: {
      card: 'The card, which leads to it.',
      picture: 'Its picture.',
      words: 'Its title and its summary.',
      title: 'Its title.',
      summary: 'A sentence about it.',
      foot: 'Its state and what belongs to it.',
      state: 'Its tag and its period.',
      period: 'Its period.',
      starts: 'The time until it starts.',
      action: 'The word of what a member may do.',
    },
    states: {
      waiting: 'A member waits for it.',
      ready: 'A member can collect it.',
      done: 'A member has collected it.',
      over: 'It is over.',
    },
    kinds: {
      poster: 'The words are on the picture.',
      lead: 'The same for the first one above tickets.',
      ticket: 'The picture is beside the words.',
    },
  },
  'promotion-page': {
    description: 'The page of a promotion.',
    pieces: {
      cover: 'The picture above its head.',
      rules: 'Its rules.',
      link: 'A link to games that count.',
    },
  },
  rewards: { description: 'Rewards below each other.', pieces: {} },
  reward: {
    description: 'A reward in a list.',
    pieces: {
      row: 'The row.',
      mark: 'Its icon.',
      title: 'What it is for.',
      value: 'Its amount.',
    },
    states: {
      ready: 'The player can claim it.',
      done: 'The player has claimed it.',
      over: 'It has expired.',
      waiting: 'Nobody knows yet what became of it.',
    },
  },
  calendar: {
    description: 'The days on which the player signed in.',
    pieces: { day: 'A day.' },
    states: {
      done: 'The player signed in.',
      missed: 'The player did not sign in.',
      next: 'It is still to come.',
      special: 'It ends a series and has the largest reward.',
    },
    aria: ['aria-current'],
  },
  envelope: {
    description: 'The page on which the player opens a red envelope.',
    pieces: {
      stage: 'The room of the envelope, with its title or what was in it.',
      heading: 'The title and the line below it.',
      title: 'The title.',
      line: 'The line below the title.',
      packet: 'The envelope.',
      prize: 'What was in it.',
      amount: 'How much was in it.',
      dock: 'The figures and the buttons at the foot.',
      foot: 'The age mark and the link to responsible play, at the end of the page.',
    },
    states: { carried: 'The amount is on a picture.', shown: 'The envelope is open.' },
  },
  poster: {
    description: 'The card with the code and the link of an invitation.',
    pieces: { title: 'What the player gets.', actions: 'The buttons.' },
  },
  levels: {
    description: 'The levels, from which the player chooses the one to read about.',
    pieces: {
      head: 'The names of the columns of a table.',
      level: 'A level.',
      picture: 'Its badge.',
      words: 'Its name and its state, or what it brings.',
      title: 'Its name.',
      state: 'Whether the player has reached it.',
      note: 'What it brings.',
      value: 'What the player has to bet in a month to reach it.',
      aside: 'The gift of reaching it.',
    },
    states: {
      own: "The player's own level.",
      done: 'The player has reached it.',
      next: 'It is still to come.',
    },
    aria: ['aria-selected'],
    kinds: {
      cards: 'Cards beside each other, the lowest first.',
      table: 'Rows below each other, the highest first.',
    },
  },
  targets: {
    description: 'What a level needs, and how far the player is.',
    pieces: { title: 'What for.' },
  },
  table: { description: 'A table that scrolls sideways.', pieces: {} },
} as const satisfies Record<string, KitPart>
