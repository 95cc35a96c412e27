import type { KitPart } from './kit-part.ts'
import { orderStates } from './order-states.ts'

/** Groups of a page and rows of lists. */
export const listParts = {
  section: {
    description: 'A part of a page on a background of its own.',
    pieces: { ornament: 'The drawing above its edge.' },
    kinds: { arc: 'Its upper edge is an arc.', scallop: 'Its upper edge is a row of waves.' },
  },
  'section-head': {
    description: 'The head of a part of a page.',
    pieces: {
      title: 'The title.',
      depth: 'The depth below the surface.',
      count: 'The number beside the title.',
      end: 'What is at the end.',
      link: 'The link to more.',
    },
  },
  group: {
    description: 'Rows under a common title.',
    pieces: {
      head: 'The title and what is beside it.',
      label: 'The title.',
      note: 'A note beside the title.',
      ornament: 'The drawing before the title.',
    },
    kinds: { steps: 'Its rows are things to fill in.' },
  },
  rows: {
    description: 'The list around rows.',
    pieces: { panel: 'Other content among the rows of a group, such as a form.' },
  },
  row: {
    description: 'A row of a list: a link, a button, a choice, or neither.',
    pieces: {
      mark: 'A bullet, a bulb or an icon before the words.',
      picture: 'A picture before the words.',
      words: 'The title and the note.',
      title: 'The title.',
      name: 'The name, in a title that has more than it.',
      tag: 'A short word beside the title.',
      note: 'The note below the title.',
      end: 'The amount and the words under it, or what is at the end.',
      value: 'The amount or the value.',
      'value-note': 'The words under the amount.',
      aside: 'A muted note at the end.',
      sign: 'The check of a chosen row.',
      action: 'The link or the word at the end that leads on.',
    },
    states: {
      todo: 'The player has not set it.',
      locked: 'It cannot be changed.',
      chosen: 'It is the chosen one.',
      closed: 'It cannot be chosen; its note says why.',
      ...orderStates,
    },
    aria: ['aria-checked', 'aria-expanded', 'aria-pressed'],
    kinds: {
      setting: 'A row of settings with its value.',
      entry: 'A row of settings that leads to a page or has a control.',
      choice: 'One of the choices on a page.',
      option: 'One of the options on a sheet.',
      filter: 'One of the options of a filter.',
      order: 'A row below the heading of its day.',
      step: 'A step of an order.',
      heading: 'The row that opens an item.',
      open: 'An order that waits for its payment.',
      method: 'The way to pay that was chosen.',
    },
  },
  card: { description: 'What belongs together, above the page.', pieces: {} },
  choices: {
    description: 'Rows from which the player chooses one.',
    pieces: {
      choice: 'A choice, or what is around its row.',
      picture: 'A picture above the words of a choice.',
      words: 'The words of a choice.',
      tag: 'A short word on a choice.',
      sign: 'The check of a chosen one, or why it is closed.',
      note: 'A note below the name of a choice.',
    },
    states: {
      chosen: 'It is the chosen one.',
      closed: 'It cannot be chosen.',
      usual: 'The player took it the last time.',
    },
    aria: ['aria-pressed'],
    kinds: {
      rows: 'Below each other.',
      tiles: 'Beside each other.',
      cards: 'Cards below each other.',
      pictures: 'Pictures with a name, beside each other.',
      boxes: 'Boxes with a name and a note, beside each other.',
      cells: 'Cells of a grid.',
    },
  },
  options: { description: 'The options of a sheet or of a filter.', pieces: {} },
  accordion: {
    description: 'Items that open and close.',
    pieces: { item: 'An item.', content: 'What an open item shows.' },
  },
  menus: { description: 'Groups of pages as icons, below each other.', pieces: {} },
  menu: {
    description: 'A group of pages as icons.',
    pieces: {
      label: 'The title.',
      ornament: 'The drawing below the title.',
      entries: 'The icons.',
      entry: 'An icon with its word.',
      mark: 'The icon.',
      tile: 'The drawing behind the icon.',
    },
  },
} as const satisfies Record<string, KitPart>
