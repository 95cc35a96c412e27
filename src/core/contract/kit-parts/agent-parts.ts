import type { KitPart } from './kit-part.ts'

/** What the pages of agents consist of. */
export const agentParts = {
  contracts: { description: 'Contracts below each other.', pieces: {} },
  contract: {
    description: 'A contract with the other party.',
    pieces: {
      label: 'What is asked of the player.',
      title: 'The other party.',
      note: 'The games and the days.',
    },
  },
  tasks: { description: 'Rows about what waits for an answer of the player.', pieces: {} },
  subordinate: {
    description: 'A member below the agent, with a row that opens.',
    pieces: { content: 'What the row opens.' },
    states: { open: 'It is open.' },
  },
  actions: {
    description: 'What the player may do with something, as tiles.',
    pieces: { action: 'A tile.' },
    aria: ['aria-busy'],
  },
  path: {
    description: 'The way from the agent down to the level that is shown.',
    pieces: { level: 'A level.', more: 'The button that shows all levels.' },
    aria: ['aria-current'],
  },
} as const satisfies Record<string, KitPart>
