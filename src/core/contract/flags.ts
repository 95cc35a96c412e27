/** A whitelabel flag of the platform: its owner, its default while the gateway does not send it, its effect. */
export interface FlagDeclaration {
  readonly title: string
  readonly owner: 'accounts' | 'games' | 'money' | 'promotions' | 'agents' | 'support'
  readonly default: boolean
  readonly changes: string
}

export const flags = {
  FACEBOOKLOGIN3: {
    title: 'Facebook login',
    owner: 'accounts',
    default: false,
    changes: 'The first button of the social-login block.',
  },
  GOOGLELOGIN3: {
    title: 'Google login',
    owner: 'accounts',
    default: false,
    changes: 'The second button of the social-login block.',
  },
  PTSYS3: {
    title: 'Points mall',
    owner: 'promotions',
    default: false,
    changes: 'The points mall route and its entries in the slide-in menu.',
  },
  PROFPIC3: {
    title: 'Profile picture',
    owner: 'accounts',
    default: false,
    changes: 'Lets members open the avatar picker.',
  },
  FREEPLAY3: {
    title: 'Free play',
    owner: 'accounts',
    default: true,
    changes: 'The trial page and the trial-play action.',
  },
  CAPTCHA3: {
    title: 'Captcha',
    owner: 'accounts',
    default: true,
    changes: 'Allows forms to ask for a captcha code.',
  },
  GEETEST3: {
    title: 'Human check',
    owner: 'accounts',
    default: true,
    changes: 'Shows the slider check in login and registration.',
  },
  INBOX3: { title: 'Inbox', owner: 'support', default: false, changes: 'Internal messages.' },
  REWCEN3: {
    title: 'Reward centre',
    owner: 'promotions',
    default: false,
    changes: 'The reward centre.',
  },
  FEEDBACK3: {
    title: 'Feedback',
    owner: 'support',
    default: false,
    changes: 'The feedback form of customer service.',
  },
  GAMELOFAV3: {
    title: 'Favourites',
    owner: 'games',
    default: true,
    changes: 'Favourites in the game lobby and among the lotteries.',
  },
  GAMELOREC3: {
    title: 'Recent games',
    owner: 'games',
    default: true,
    changes: 'Recent games in the game lobby.',
  },
  GAMELOHOT3: {
    title: 'Hot games',
    owner: 'games',
    default: true,
    changes: 'Hot games in the game lobby.',
  },
  AFFMAN3: {
    title: 'Affiliates',
    owner: 'agents',
    default: false,
    changes:
      'Affiliate links in the agent centre. The flags of contracts (SIGNCONDIV3, DAILYSALCONT3, HOURSAL3) are below it: while it is off, contracts are off too.',
  },
  REG3: {
    title: 'Registration',
    owner: 'accounts',
    default: true,
    changes: 'The registration page and every link to it.',
  },
  MEMTRANS3: {
    title: 'Member transfer',
    owner: 'money',
    default: false,
    changes: 'Transfers between members.',
  },
  FUNDTRANS3: {
    title: 'Fund transfer',
    owner: 'money',
    default: true,
    changes: 'Transfers between wallets.',
  },
  CBS3: {
    title: 'Chat',
    owner: 'support',
    default: false,
    changes: 'The chat of customer service.',
  },
  SIGNCONDIV3: {
    title: 'Dividend contracts',
    owner: 'agents',
    default: false,
    changes: 'Dividend contracts.',
  },
  DAILYSALCONT3: {
    title: 'Daily-salary contracts',
    owner: 'agents',
    default: false,
    changes: 'Daily-salary contracts.',
  },
  HOURSAL3: {
    title: 'Hourly-salary contracts',
    owner: 'agents',
    default: false,
    changes: 'Hourly-salary contracts.',
  },
} as const satisfies Record<string, FlagDeclaration>
export type FlagName = keyof typeof flags
