import type { KitPart } from './kit-part.ts'

/** Parts of a page with several rows, figures or cards. */
export const panelParts = {
  panel: {
    description: 'A part of a page, mostly under a title of its own.',
    pieces: {
      head: 'The title and what is beside it.',
      title: 'The title.',
      note: 'A sentence that belongs to it.',
      end: 'The lines below its rows.',
    },
    kinds: {
      account: 'The account that a deposit is paid to.',
      form: 'A part of a form.',
      results: 'The results of the categories of games.',
      sum: 'What a result consists of.',
      turnover: 'The turnover that is required.',
      wallet: 'The wallet.',
      wallets: 'The two wallets of a transfer.',
    },
  },
  cards: { description: 'The list around cards.', pieces: { card: 'A card.' } },
  'payment-code': {
    description: 'The QR code of a payment.',
    pieces: { frame: 'What is around the code.', title: 'What to do with it.' },
    kinds: {
      plain: 'A frame without a drawing.',
      framed: 'A frame with a drawing of the theme.',
    },
  },
} as const satisfies Record<string, KitPart>
