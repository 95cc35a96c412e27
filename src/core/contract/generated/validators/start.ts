/* Written by `npm run generate` from schemas/. */
import { type Check, anyOf, flag, listOf, mapOf, matches, number, record, text, whole, word } from '../../shape-checks.ts'

export const isServiceEntry: Check = record({ csType: text, path: text }, { hours: text, account: text })
export const isRegisterField: Check = record({ enabled: flag, required: flag }, { ordinal: whole })
export const isRegisterSettings: Check = record({ fields: mapOf(isRegisterField), captcha: flag }, { humanCheck: flag, affiliate: flag, minimumAge: whole })
export const isDownLink: Check = record({ resourceType: text, url: text })
export const isWhitelabelNode: Check = record({ modId: text, enabled: text }, { childrenNodes: listOf((value) => isWhitelabelNode(value)) })
export const isWhitelabelTree: Check = listOf(isWhitelabelNode)
export const isEncryptionKey: Check = record({ keyId: text, publicKey: text })
export const isSystemStatus: Check = record({ info: record({  }, { customerService: listOf(isServiceEntry), imageCDNs: listOf(text), domainRoute: listOf(text), mobileTemplate: text, paths: mapOf(text), register: isRegisterSettings, resources: listOf(isDownLink), whitelabel: isWhitelabelTree, mainDomain: text, encryption: isEncryptionKey }) }, { maintenance: flag, regionRestriction: flag, status: whole, maintenanceFrom: whole, maintenanceTo: whole, serverTime: whole })
export const isTemplates: Check = record({  }, { mem_cen: text, dep_func: text })
export const isSocialProvider: Check = record({ id: word("facebook", "google"), clientId: text, authorizationEndpoint: text, redirectUri: text }, { scope: text })
export const isConsolidatedSettings: Check = record({ currency: text, currencySymbol: text }, { currencyDigits: whole, humanCheck: flag, loginCaptcha: flag, trial: flag, passwordByEmail: flag, revealUnknownAccount: flag, socialProviders: listOf(isSocialProvider), passwordBy: listOf(word("email", "sms", "service")), withdrawalPassword: flag, bankCards: record({ max: whole }), feedback: record({ min: whole, max: whole }), identity: flag, securityQuestions: whole })
export const isBanner: Check = record({ bannerId: text, title: text }, { line: text, action: text, url: text, image: text, groupName: text, linkageType: text, ink: text, room: word("sky", "foot"), from: text, until: text })
export const isAnnouncement: Check = record({ id: text, title: text }, { content: text, createdAt: whole })
export const isAnnouncements: Check = record({  }, { banners: listOf(isBanner), player: listOf(isAnnouncement), popup: listOf(isAnnouncement), promotion: listOf(isAnnouncement), content: listOf(isAnnouncement), agent: listOf(isAnnouncement) })
export const isCustomerService: Check = listOf(isServiceEntry)
export const isWinner: Check = record({ customerName: text, gameName: text, winAmount: anyOf(whole, text) }, { icon: text })
export const isWinnerBoard: Check = record({ list: listOf(record({ vo: isWinner })) })
export const isLobbySide: Check = record({ name: text, score: anyOf(whole, text) })
export const isLobbyMatch: Check = record({ id: text, competition: text, vendor: text, home: isLobbySide, away: isLobbySide, minute: whole, length: whole }, { gameCategory: text, vendorName: text, goals: listOf(whole) })
export const isLobbyFixture: Check = record({ id: text, startsAt: whole, event: text, competition: text, vendor: text }, { gameCategory: text, vendorName: text })
export const isLobbyNews: Check = record({ matches: listOf(isLobbyMatch), fixtures: listOf(isLobbyFixture) })
export const isDecimal: Check = matches(/^-?\d+(\.\d+)?$/)
export const isGame: Check = record({ gameCode: text, gameName: text, vendor: text }, { vendorName: text, gameCategory: text, icon: text, nameAt: word("top", "bottom", "below"), ratio: number, ink: text, hot: flag, favourite: flag, isNew: flag, minimumBet: isDecimal, lines: whole, level: whole, price: isDecimal, points: whole, otherNames: listOf(text) })
export const isPopularGames: Check = listOf(isGame)
export const isGameList: Check = record({ list: listOf(isGame) })
export const isVendorCategory: Check = record({ gameCategory: text, ordinal: whole, vendorNames: listOf(text), vendors: listOf(text) })
export const isVendorEntry: Check = record({ accountTypeName: text, displayName: text }, { tag: word("HOT", "NEW", ""), gameCount: whole, art: text, maintenanceFrom: whole, maintenanceTo: whole, artInk: text, emblem: text, disc: text, discInk: text })
export const isVendors: Check = record({ sorting: listOf(isVendorCategory), mapping: mapOf(listOf(isVendorEntry)) })
export const isLottery: Check = record({ lotteryCode: text, lotteryName: text, closesAt: whole, lastResult: listOf(text) }, { vendor: text, group: text, issue: text, drawsAt: whole, lastIssue: text, shape: word("ball", "die"), tone: whole, lastSummary: record({ sum: whole }, { size: word("big", "small"), parity: word("odd", "even") }) })
export const isLotteries: Check = listOf(isLottery)

/** Checks by the name of the shape. */
export const start: Readonly<Record<string, Check>> = {
  RegisterSettings: isRegisterSettings,
  WhitelabelTree: isWhitelabelTree,
  SystemStatus: isSystemStatus,
  Templates: isTemplates,
  ConsolidatedSettings: isConsolidatedSettings,
  Announcements: isAnnouncements,
  CustomerService: isCustomerService,
  WinnerBoard: isWinnerBoard,
  LobbyNews: isLobbyNews,
  PopularGames: isPopularGames,
  GameList: isGameList,
  Vendors: isVendors,
  Lotteries: isLotteries,
}
