/** What a site needs of its gateway, by the numbers of the table in `docs/gateways.md`. */
export const requirements = {
  1: 'https',
  2: 'redirects',
  3: 'preflight status',
  4: 'preflight origin',
  5: 'allowed methods',
  6: 'allowed headers',
  7: 'preflight max age',
  8: 'allowed origin',
  9: 'credentials',
  10: 'other origins',
  11: 'Vary: Origin',
  12: 'exposed headers',
  13: 'clock',
  14: 'JSON in UTF-8',
  15: 'private answers',
  16: 'public answers',
  17: 'compression',
  18: 'Retry-After',
  19: 'encryption key',
  20: 'encrypted bodies',
  21: 'policy of the site',
  22: 'session cookie',
  23: 'forged calls',
  24: 'logout',
} as const

/** The number of a line of that table. */
export type Requirement = keyof typeof requirements

/** A breach of a requirement. */
export interface Breach {
  readonly requirement: Requirement
  /** What was asked, such as the name of a call. */
  readonly asked: string
  /** What was answered, then what to answer. */
  readonly sentence: string
}
