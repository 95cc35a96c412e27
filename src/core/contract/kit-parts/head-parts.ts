import type { KitPart } from './kit-part.ts'

/** What a page, a sheet or a card begins with. */
export const headParts = {
  head: {
    description: 'What a page or a sheet begins with: what it is about, and its main figure.',
    pieces: {
      kicker: 'A line above the rest.',
      title: 'The title.',
      main: 'The figure and the words about it.',
      label: 'The words that name the figure.',
      figure: 'The main figure.',
      cents: 'The digits after the point, where they differ from what the player asked for.',
      note: 'A sentence about the figure.',
      figures: 'Further figures with their labels.',
      value: 'One of the further figures.',
      clock: 'The time that is left.',
      time: 'Its minutes and seconds.',
      until: 'When it ends.',
      meter: 'A bar of the time that is left.',
      link: 'The link to more about it.',
      actions: 'Its buttons.',
      subject: 'A drawing.',
    },
    kinds: {
      chart: 'About an income that a chart below it shows.',
      period: 'About the income of a month.',
      profile: "About the player, on the brand's colour.",
      person: 'About the player, with the picture before the name.',
      portrait: 'About the player, with a large picture.',
      balance: 'About the balance of the player.',
      points: 'About the points of the player.',
      rewards: 'About all rewards that wait.',
      reading: 'About a longer text.',
      amount: 'About an amount of money.',
      figures: 'About the figures of a report.',
      form: 'About a step of a form.',
      state: 'About an order that waits for something.',
      wallet: 'About the wallet, on the card that it is part of.',
    },
    numbers: { share: 'The part of the time that is left, from 0 to 1.' },
  },
} as const satisfies Record<string, KitPart>
