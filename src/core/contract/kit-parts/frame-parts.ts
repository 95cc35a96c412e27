import type { KitPart } from './kit-part.ts'

/** What every page has around its content. */
export const frameParts = {
  column: { description: 'The column in which every page is.', pieces: {} },
  page: { description: 'The page between the bars.', pieces: {} },
  content: { description: 'The content of a page without blocks, inside the gutters.', pieces: {} },
  header: {
    description: 'The bar at the top of home.',
    pieces: {
      brand: 'The logo, or the word that the phone is offline.',
      language: 'The button that opens the languages.',
    },
    kinds: {
      bar: 'It keeps its place at the top.',
      overlay: 'It lies on a block that leaves room for it, and above any other one.',
    },
  },
  notices: {
    description: 'The titles of notices in one line of home.',
    pieces: {},
    kinds: {
      line: 'A line that fades out at its end.',
      ticker: 'A line with a dot after each title.',
    },
  },
  bar: {
    description: 'The bar at the top of every page but home.',
    pieces: {
      connection: 'The place of the word that the phone is offline, instead of the title.',
      title: 'The name of the page.',
      end: 'The buttons at the end: customer service and languages.',
      language: 'The button that opens the languages, where it shows their code.',
    },
    kinds: {
      page: 'It lies on the background of the page.',
      picture: 'It lies on the picture below it.',
      'picture-with-title': 'It lies on a picture that shows the title itself.',
      'deep-picture': 'It lies on a tall picture.',
      field: "It lies on a field in the brand's colour.",
    },
  },
  'bottom-bar': {
    description: 'The bar at the bottom of the screen.',
    pieces: {
      entries: 'The row of its entries.',
      entry: 'An entry.',
      mark: 'The icon of an entry.',
      base: 'The drawing below a raised icon.',
      label: 'The word of an entry.',
    },
    states: { raised: 'An entry that rises above the others.' },
    aria: ['aria-current'],
    numbers: {
      count: 'The number of entries.',
      active: 'The place of the current entry from 0; -1 if none is.',
    },
  },
  'page-end': {
    description: 'The end of every page, with the age mark and the link to responsible play.',
    pieces: {
      safety: 'The age mark with what belongs to it.',
      sentence: 'What a player must do to register.',
      link: 'The link to responsible play.',
      help: 'The link to customer service, where the end is one line.',
      name: "The brand's name.",
    },
    kinds: { line: 'One line below a form.' },
  },
  'page-close': {
    description: 'The drawing below an inner page, above its end.',
    pieces: { ornament: 'The drawing.' },
  },
  'age-mark': {
    description: 'The age from which one may play.',
    pieces: {},
    kinds: { title: 'As large as a title.', seal: 'Alone in a circle.' },
  },
  'hung-line': {
    description: 'A line about something that is open, in the flow of the page.',
    pieces: {
      link: 'What leads to it.',
      mark: 'The picture before the words.',
      words: 'What is open.',
      action: 'The word at its end.',
    },
    states: { over: 'Its matter is over; it keeps its place.' },
  },
  connection: {
    description: 'The word in a bar that the phone is offline or slow.',
    pieces: { words: 'The word beside the icon.' },
    states: { offline: 'There is no connection.', slow: 'An answer takes long.' },
  },
  logo: {
    description: "The brand's logo: its picture, its name, or each of both.",
    pieces: {},
  },
} as const satisfies Record<string, KitPart>
