import type { KitPart } from './kit-part.ts'
import { orderStates } from './order-states.ts'

/** Records of money and bets, orders and their amounts. */
export const recordParts = {
  day: {
    description: 'The rows of a day, or one of them in a list that grows.',
    pieces: {},
    kinds: { group: 'All rows of a day.', first: 'The first row of a day in a list that grows.' },
    states: { last: 'The last row of a day in a list that grows.' },
  },
  'day-head': {
    description: 'The heading of a day.',
    pieces: {
      name: 'Its name, such as today.',
      date: 'Its date.',
      leaf: 'Its date as the leaf of a calendar.',
      month: 'The month of the leaf.',
      number: 'The day of the leaf.',
      weekday: 'The weekday of the leaf.',
      aside: 'What is at the end.',
    },
  },
  'list-end': { description: 'The end of a list that has no more.', pieces: {} },
  record: {
    description: 'A record of money or of a bet.',
    pieces: {
      mark: 'Its icon.',
      title: 'What it is.',
      value: 'Its amount.',
      time: 'Its time.',
      note: 'What belongs to it.',
      'value-note': 'What became of it.',
    },
    states: orderStates,
    kinds: {
      in: 'The player received the amount.',
      out: 'The amount left the wallet.',
      none: 'The amount is zero.',
      void: 'The amount did not move.',
    },
  },
  figures: {
    description: 'A few figures in a row.',
    pieces: {
      cells: 'The row.',
      cell: 'A figure with its label.',
      label: 'The label.',
      value: 'The figure.',
      note: 'Words at the end.',
    },
    states: { strong: 'The figure that matters most.' },
    kinds: {
      notes: 'In columns, each with a note.',
      rows: 'In two rows.',
      grid: 'In narrow columns.',
      terms: 'The terms of an offer, in two columns.',
      list: 'The terms of an offer, below each other.',
    },
  },
  ledger: {
    description: 'Lines with a label and a value.',
    pieces: {
      line: 'A line.',
      label: 'Its label.',
      value: 'Its value.',
      text: 'The text of the value.',
    },
    states: { strong: 'The line that matters most.' },
    kinds: {
      details: 'The details of an order.',
      terms: 'What an order costs and brings.',
      sum: 'The parts of a result, and their sum.',
    },
  },
  receipt: {
    description: 'The receipt of an order or of a bet.',
    pieces: {
      seal: 'The seal of its state.',
      slip: 'What the receipt is written on.',
      head: 'The state, the amount and the time.',
      state: 'The word of its state.',
      ornament: 'The icon before that word.',
      picture: 'The picture of the bank or the method.',
      title: 'What was ordered.',
      amount: 'The amount.',
      time: 'The time.',
      note: 'A sentence under the amount.',
    },
    states: orderStates,
  },
  steps: {
    description: 'The steps of an order or of a deposit.',
    pieces: {
      step: 'A step.',
      number: 'The number of a step of a deposit.',
      label: 'The name of a step of a deposit.',
    },
    aria: ['aria-current'],
    kinds: {
      order: 'The steps of an order, below each other.',
      form: 'The steps of a form, beside each other.',
    },
    states: {
      done: 'The order has passed it.',
      now: 'The order waits there.',
      failed: 'The order ended there.',
      next: 'It is still to come.',
    },
  },
  progress: {
    description: 'A bar that is filled to a part.',
    pieces: {},
    numbers: { share: 'The filled part, from 0 to 1.' },
  },
  statement: {
    description: 'The button that saves records as a file.',
    pieces: { label: 'How far it is.', error: 'Why it failed.' },
  },
  money: {
    description: 'An amount.',
    pieces: { cents: 'The digits after the point, where they are smaller.' },
    states: { gain: 'It is a gain.', loss: 'It is a loss.' },
  },
} as const satisfies Record<string, KitPart>
