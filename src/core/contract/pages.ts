/** The pages that are assembled from blocks; `shell` holds the blocks around every page. */
export const pageIds = [
  'shell',
  'home',
  'login',
  'register',
  'trial',
  'lobby',
  'lobby-sports',
  'lobby-lottery',
  'vendor-games',
  'more-lotteries',
] as const
export type PageId = (typeof pageIds)[number]

/** A row of the route table of SPEC §2.1. The title of its navbar is the message `route.<id>`. */
export interface RouteDeclaration {
  readonly paths: readonly string[]
  /** The target of the back button: home or a path of the product. If absent, it goes one step back. */
  readonly back?: 'home' | `/m/${string}`
  /** Sends a guest to login, which returns to the route afterwards. */
  readonly signedIn?: true
  /** Hides the bottom menu (SPEC §2.27). */
  readonly bottomMenu?: false
  /** The page fills the screen and draws its own bar. */
  readonly bare?: true
  /** The flag that must be on for the route to exist. */
  readonly flag?: string
}

export const routes = {
  home: {
    paths: ['/', '/m', '/m/index', '/m/index.html', '/m/home'],
  },
  game: { paths: ['/m/game'], signedIn: true, bare: true },
  login: { paths: ['/m/login'], back: 'home', bottomMenu: false },
  register: {
    paths: ['/m/register', '/register.html', '/m/register.html'],
    back: 'home',
    bottomMenu: false,
  },
  trial: { paths: ['/m/trail'], back: 'home', bottomMenu: false },
  changePassword: {
    paths: ['/m/changePsw'],
    signedIn: true,
    bottomMenu: false,
  },
  forgot: { paths: ['/m/forget'], back: 'home', bottomMenu: false },
  service: { paths: ['/m/service'], bottomMenu: false },
  activity: { paths: ['/m/activity'], bottomMenu: false },
  notice: { paths: ['/m/notice'], back: 'home', bottomMenu: false },
  moreLotteries: {
    paths: ['/m/moreLottery'],
    bottomMenu: false,
  },
  userAgreement: {
    paths: ['/m/useragreement'],
    bottomMenu: false,
  },
  help: { paths: ['/m/help', '/m/helplist'] },
  download: {
    paths: [
      '/m/down',
      '/m/download',
      '/m/download/android',
      '/m/download/ios',
      '/m/iosdownload',
      '/m/loadapp',
    ],
  },
  gameContainer: { paths: ['/m/gameContainer'], back: '/m/home' },
  gameList: { paths: ['/m/gameList', '/m/rngList'] },
  memberHome: {
    paths: ['/m/member/home'],
    back: '/m/home',
    signedIn: true,
  },
  settings: {
    paths: ['/m/myAccount/index'],
    back: '/m/member/home',
    signedIn: true,
  },
  withdraw: { paths: ['/m/withdraw'], signedIn: true },
  deposit: { paths: ['/m/voucherCenter'], signedIn: true },
  records: {
    paths: ['/m/transaction/record'],
    signedIn: true,
  },
  mall: {
    paths: ['/m/mall/mallHome'],
    signedIn: true,
    flag: 'PTSYS3',
  },
  dailySalaryContract: {
    paths: ['/m/member/agent/getSalaryContract'],
    signedIn: true,
  },
  dividendContract: {
    paths: ['/m/member/agent/getDevidendContract'],
    signedIn: true,
  },
  hourlySalaryContract: {
    paths: ['/m/member/agent/getHourContract'],
    signedIn: true,
  },
} as const satisfies Record<string, RouteDeclaration>
export type RouteId = keyof typeof routes
