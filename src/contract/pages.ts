/** Pages assembled from blocks, and "shell" for what stands around every page. */
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

/** One row of the route table of SPEC.md §2. */
export interface RouteDeclaration {
  readonly paths: readonly string[]
  /** Message key of the navbar's title. */
  readonly title: string
  /** Where the back button leads: home, one step back, or a path of the product. */
  readonly back: 'home' | 'step' | `/m/${string}`
  /** A guest is sent to login with the way back kept. */
  readonly signedIn?: true
  /** The bottom menu is hidden (SPEC.md §2). */
  readonly bottomMenu?: false
  /** The page has the screen to itself and draws a bar of its own. */
  readonly bare?: true
  /** A flag without which the route does not exist. */
  readonly flag?: string
}

export const routes = {
  home: {
    paths: ['/', '/m', '/m/index', '/m/index.html', '/m/home'],
    title: 'route.home',
    back: 'step',
  },
  game: { paths: ['/m/game'], title: 'route.game', back: 'step', signedIn: true, bare: true },
  login: { paths: ['/m/login'], title: 'route.login', back: 'home', bottomMenu: false },
  register: {
    paths: ['/m/register', '/register.html', '/m/register.html'],
    title: 'route.register',
    back: 'home',
    bottomMenu: false,
  },
  trial: { paths: ['/m/trail'], title: 'route.trial', back: 'home', bottomMenu: false },
  changePassword: {
    paths: ['/m/changePsw'],
    title: 'route.changePassword',
    back: 'step',
    signedIn: true,
    bottomMenu: false,
  },
  forgot: { paths: ['/m/forget'], title: 'route.forgot', back: 'home', bottomMenu: false },
  service: { paths: ['/m/service'], title: 'route.service', back: 'step', bottomMenu: false },
  activity: { paths: ['/m/activity'], title: 'route.activity', back: 'step', bottomMenu: false },
  notice: { paths: ['/m/notice'], title: 'route.notice', back: 'home', bottomMenu: false },
  moreLotteries: {
    paths: ['/m/moreLottery'],
    title: 'route.moreLotteries',
    back: 'step',
    bottomMenu: false,
  },
  userAgreement: {
    paths: ['/m/useragreement'],
    title: 'route.userAgreement',
    back: 'step',
    bottomMenu: false,
  },
  help: { paths: ['/m/help', '/m/helplist'], title: 'route.help', back: 'step' },
  download: {
    paths: [
      '/m/down',
      '/m/download',
      '/m/download/android',
      '/m/download/ios',
      '/m/iosdownload',
      '/m/loadapp',
    ],
    title: 'route.download',
    back: 'step',
  },
  gameContainer: { paths: ['/m/gameContainer'], title: 'route.gameContainer', back: '/m/home' },
  gameList: { paths: ['/m/gameList', '/m/rngList'], title: 'route.gameList', back: 'step' },
  memberHome: {
    paths: ['/m/member/home'],
    title: 'route.memberHome',
    back: '/m/home',
    signedIn: true,
  },
  settings: {
    paths: ['/m/myAccount/index'],
    title: 'route.settings',
    back: '/m/member/home',
    signedIn: true,
  },
  withdraw: { paths: ['/m/withdraw'], title: 'route.withdraw', back: 'step', signedIn: true },
  deposit: { paths: ['/m/voucherCenter'], title: 'route.deposit', back: 'step', signedIn: true },
  records: {
    paths: ['/m/transaction/record'],
    title: 'route.records',
    back: 'step',
    signedIn: true,
  },
  mall: {
    paths: ['/m/mall/mallHome'],
    title: 'route.mall',
    back: 'step',
    signedIn: true,
    flag: 'PTSYS3',
  },
  dailySalaryContract: {
    paths: ['/m/member/agent/getSalaryContract'],
    title: 'route.dailySalaryContract',
    back: 'step',
    signedIn: true,
  },
  dividendContract: {
    paths: ['/m/member/agent/getDevidendContract'],
    title: 'route.dividendContract',
    back: 'step',
    signedIn: true,
  },
  hourlySalaryContract: {
    paths: ['/m/member/agent/getHourContract'],
    title: 'route.hourlySalaryContract',
    back: 'step',
    signedIn: true,
  },
} as const satisfies Record<string, RouteDeclaration>
export type RouteId = keyof typeof routes
