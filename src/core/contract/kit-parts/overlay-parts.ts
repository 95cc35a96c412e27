import type { KitPart } from './kit-part.ts'

/** What comes over the page. */
export const overlayParts = {
  sheet: {
    description: 'A sheet that rises from the foot of the screen.',
    pieces: {
      panel: 'The sheet itself.',
      ornament: 'The drawing on its edge.',
      head: 'The line of the title.',
      cancel: 'The button that closes it.',
      title: 'The title.',
      end: 'What is at the right of the title.',
      body: 'Its content.',
      search: 'The field that filters its options.',
      none: 'The words that no option matches.',
      action: 'The place of its button.',
      note: 'A sentence below its options.',
    },
    kinds: { ornament: 'It has a drawing on its edge.' },
  },
  'slide-menu': {
    description: 'The menu that slides over home.',
    pieces: {
      panel: 'The menu itself.',
      head: 'The line with the logo.',
      content: 'What is between the head and the foot.',
      entries: 'The list of the categories.',
      entry: 'A category, or a page for guests; its mark comes first.',
      label: 'The name of an entry.',
      links: 'Links to pages of a member.',
      foot: 'The account of a member.',
    },
    states: { active: 'An entry whose category is on the page below.' },
    aria: ['aria-current'],
    kinds: {
      panel: 'A panel.',
      blocks: 'Blocks of colour.',
      book: 'A bound book.',
      index: 'Names in large letters.',
    },
  },
  dialog: {
    description: 'A dialog over the page.',
    pieces: {
      card: 'The dialog itself.',
      title: 'The title.',
      body: 'Its content.',
      actions: 'Its buttons.',
    },
  },
  toast: {
    description: 'A short message in the middle of the screen.',
    pieces: { text: 'The message.' },
    kinds: {
      info: 'A message.',
      success: 'It worked.',
      error: 'It failed.',
      loading: 'It runs.',
    },
  },
  notification: {
    description: 'A message at the top of the screen.',
    pieces: { text: 'The message.', lines: 'More lines.' },
    kinds: { info: 'A message.', success: 'It worked.', error: 'It failed.' },
  },
} as const satisfies Record<string, KitPart>
