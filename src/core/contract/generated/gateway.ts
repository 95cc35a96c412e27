/* Written by `npm run generate` from schemas/. */

/**
 * The state of the identity verification.
 */
export type IdentityState = ("none" | "pending" | "verified" | "rejected")
/**
 * A field of the profile.
 */
export type ProfileFieldName = ("nickname" | "payeeName" | "mobileNum" | "email" | "birthday" | "line" | "facebook" | "qqNum" | "weChat" | "whatsApp" | "telegram" | "zalo" | "address" | "nationality" | "occupation" | "sourceOfIncome" | "idNumber")
/**
 * A picture of the identity verification.
 */
export type IdentitySlotName = ("front" | "back" | "selfie")
/**
 * The kind of document.
 */
export type DocumentType = ("idCard" | "passport" | "drivingLicence")
/**
 * The sum that a limit is for.
 */
export type PlayLimitKind = ("deposit" | "loss")
/**
 * The time that a limit is for.
 */
export type PlayLimitPeriod = ("day" | "week" | "month")
/**
 * The services.
 */
export type CustomerService = ServiceEntry[]
/**
 * The list, without an envelope.
 */
export type PopularGames = Game[]
/**
 * The list, without an envelope.
 */
export type Lotteries = Lottery[]
/**
 * The subject of feedback.
 */
export type FeedbackType = ("game" | "deposit" | "withdraw" | "bonus" | "account" | "suggestion" | "other")
/**
 * A folder of messages.
 */
export type MessageBox = ("inbox" | "sent" | "system")
/**
 * The recipient of a message of the member.
 */
export type Correspondent = ("service" | "upline")
/**
 * The avatar, 0 to 8.
 */
export type HeadIcon = number
/**
 * An empty result of a successful call.
 */
export type Done = ({

} | boolean | null | string | number)
/**
 * The modules of the merchant.
 */
export type WhitelabelTree = WhitelabelNode[]

/**
 * The state of a member's security.
 */
export interface SecurityConfig {
/**
 * The time of the last change of the password. Epoch milliseconds.
 */
passwordChangedAt?: number
/**
 * True if the withdrawal PIN is set.
 */
withdrawalPassword: boolean
/**
 * The number of security questions that the member has answered.
 */
securityQuestions: number
/**
 * The number of bank accounts.
 */
bankCards: number
identity: IdentityState
/**
 * The number of open sign-ins, including this one.
 */
signIns: number
}
/**
 * A change of the login password.
 */
export interface ChangePasswordBody {
/**
 * The current password.
 */
oldPassword: string
/**
 * The new password.
 */
password: string
/**
 * The new password again.
 */
confirmPassword: string
}
/**
 * The withdrawal PIN.
 */
export interface WithdrawalPassword {
/**
 * True if it is set.
 */
set: boolean
}
/**
 * A new withdrawal PIN, or a change of it.
 */
export interface PaymentPasswordBody {
/**
 * The new PIN of six digits.
 */
paymentPassword: string
/**
 * The current PIN, if one is set.
 */
oldPaymentPassword?: string
}
/**
 * A new withdrawal PIN for a member who forgot the old one.
 */
export interface ResetPaymentPasswordBody {
/**
 * The new PIN of six digits.
 */
paymentPassword: string
/**
 * The login password.
 */
verifyPwd: string
}
/**
 * A request for a code by SMS.
 */
export interface PasswordBySmsBody {
/**
 * The mobile number with its country code.
 */
mobileNum: string
/**
 * The code of the captcha.
 */
captcha?: string
/**
 * The captcha's image.
 */
captchaId?: string
}
/**
 * The answer to a request for a code; the same for a number without an account.
 */
export interface SmsSent {
/**
 * Seconds until another code can be sent.
 */
resendAfter: number
}
/**
 * The code of an SMS with the new password.
 */
export interface PasswordBySmsConfirmBody {
/**
 * The mobile number with its country code.
 */
mobileNum: string
/**
 * The six digits.
 */
code: string
/**
 * The new password.
 */
password: string
/**
 * The new password again.
 */
confirmPassword: string
}
/**
 * The reason for a refused code.
 */
export interface SmsRefusal {
/**
 * The attempts that are left.
 */
attemptsLeft?: number
}
/**
 * The member's language at the gateway.
 */
export interface LanguageBody {
/**
 * The gateway's code of the language, such as TH.
 */
language: string
}
/**
 * A sign-in of the account.
 */
export interface SignIn {
/**
 * Its id.
 */
id: string
/**
 * Epoch milliseconds.
 */
time: number
/**
 * The browser and the system, such as "Chrome, Android"; empty if unknown.
 */
device: string
/**
 * True for the sign-in of this request.
 */
current: boolean
/**
 * True while it has not ended.
 */
open: boolean
}
/**
 * The sign-ins of the last 90 days, the latest first.
 */
export interface SignIns {
/**
 * The sign-ins.
 */
signIns: SignIn[]
}
/**
 * A security question.
 */
export interface SecurityQuestion {
/**
 * Its id.
 */
id: string
/**
 * The question in the language of the request.
 */
text: string
}
/**
 * The security questions of the gateway.
 */
export interface SecurityQuestions {
/**
 * The number of questions that a member answers.
 */
required: number
/**
 * The questions.
 */
questions: SecurityQuestion[]
}
/**
 * The security questions that the member has answered.
 */
export interface CustomerSecurityQuestions {
/**
 * The questions, without the answers.
 */
questions: SecurityQuestion[]
}
/**
 * An answer to a security question.
 */
export interface SecurityAnswer {
/**
 * The id of the question.
 */
id: string
/**
 * The answer.
 */
answer: string
}
/**
 * The answers to the security questions.
 */
export interface SecurityAnswersBody {
/**
 * The answers.
 * 
 * @maxItems 10
 */
answers: SecurityAnswer[]
/**
 * The login password.
 */
verifyPwd: string
}
/**
 * A bank of the merchant.
 */
export interface Bank {
/**
 * Its code.
 */
code: string
/**
 * Its name.
 */
name: string
/**
 * The numbers of digits that an account of it may have.
 * 
 * Items: A number of digits.
 */
digits?: number[]
}
/**
 * A bank account of the member.
 */
export interface BankCard {
/**
 * Its id.
 */
id: string
/**
 * The code of the bank.
 */
bankCode: string
/**
 * The name of the bank.
 */
bankName: string
/**
 * The number, masked but for the last four digits.
 */
number: string
/**
 * The holder, masked but for the first letter.
 */
holder: string
/**
 * The branch.
 */
branch?: string
/**
 * Epoch milliseconds.
 */
createdAt: number
}
/**
 * The bank accounts of the member, and what is needed to add one.
 */
export interface BankCards {
/**
 * The accounts.
 */
cards: BankCard[]
/**
 * The banks that can be chosen.
 */
banks: Bank[]
/**
 * The highest number of accounts.
 */
max: number
/**
 * The member's real name, which is the holder of every account. Absent if it is not set.
 */
holder?: string
}
/**
 * A new bank account. Its holder is the real name of the member.
 */
export interface BankCardBody {
/**
 * The code of the bank.
 */
bankCode: string
/**
 * The digits of the account number.
 */
number: string
/**
 * The branch.
 */
branch?: string
/**
 * The login password.
 */
verifyPwd: string
}
/**
 * A field of the profile. A field that is not set has no value.
 */
export interface ProfileField {
name: ProfileFieldName
/**
 * The value; masked where it identifies the member.
 */
value?: string
/**
 * True if it cannot be changed any more.
 */
locked?: boolean
/**
 * The values that the gateway accepts, if it lists them.
 * 
 * Items: A value.
 */
values?: string[]
}
/**
 * A member's profile.
 */
export interface Profile {
/**
 * The fields that the gateway keeps.
 */
fields: ProfileField[]
}
/**
 * A new e-mail address.
 */
export interface EmailBody {
/**
 * The address.
 */
email: string
/**
 * The login password.
 */
verifyPwd: string
}
/**
 * The real name, which can be set once.
 */
export interface PayeeNameBody {
/**
 * The real name.
 */
payeeName: string
/**
 * The login password.
 */
verifyPwd: string
}
/**
 * A new nickname.
 */
export interface NicknameBody {
/**
 * The nickname.
 */
nickname: string
}
/**
 * A new value of a field of the profile.
 */
export interface ProfileBody {
field: ProfileFieldName
/**
 * The value.
 */
value: string
/**
 * The login password.
 */
verifyPwd: string
}
/**
 * The member's level and the progress to the next one.
 */
export interface VipProgress {
/**
 * The level, such as VIP 3.
 */
level: string
/**
 * The next level. Absent at the highest one.
 */
next?: string
/**
 * The turnover of the period, as a decimal string.
 */
turnover: string
/**
 * The turnover that the next level needs, as a decimal string. Absent at the highest one.
 */
target?: string
/**
 * The end of the period. Epoch milliseconds.
 */
resetsAt?: number
}
/**
 * A picture of the identity verification.
 */
export interface IdentitySlot {
slot: IdentitySlotName
state: IdentityState
/**
 * The reason for a rejection.
 */
reason?: ("blurred" | "cut" | "expired" | "mismatch" | "unreadable")
}
/**
 * The identity verification of the member.
 */
export interface Identity {
state: IdentityState
documentType?: DocumentType
/**
 * The pictures.
 */
slots: IdentitySlot[]
/**
 * The hours that a review takes.
 */
hours: number
}
/**
 * A picture for the identity verification.
 */
export interface IdentityPictureBody {
documentType: DocumentType
slot: IdentitySlotName
/**
 * A PNG or JPEG of at most 5 MB in base64.
 */
picture: string
}
/**
 * A limit of the member.
 */
export interface PlayLimit {
kind: PlayLimitKind
period: PlayLimitPeriod
/**
 * The limit, as a decimal string. Absent if there is none.
 */
amount?: string
/**
 * The sum of the current period, as a decimal string.
 */
used: string
next?: NextLimit
}
/**
 * A looser limit that applies after the waiting time.
 */
export interface NextLimit {
/**
 * The limit, as a decimal string. Absent if the limit is removed.
 */
amount?: string
/**
 * Epoch milliseconds.
 */
from: number
}
/**
 * The limits that a member has set, and pauses of play.
 */
export interface PlayLimits {
/**
 * A limit for every sum and period.
 */
limits: PlayLimit[]
/**
 * The hours until a looser limit applies.
 */
waitingHours: number
/**
 * The minutes of play between two reminders; 0 for none.
 */
realityCheckMinutes: number
/**
 * The end of a time-out. Epoch milliseconds.
 */
timeOutUntil?: number
/**
 * The end of a self-exclusion. Epoch milliseconds.
 */
excludedUntil?: number
/**
 * True if the self-exclusion has no end.
 */
excludedForever?: boolean
}
/**
 * A new limit. A lower one applies at once, a higher one after the waiting time.
 */
export interface PlayLimitBody {
kind: PlayLimitKind
period: PlayLimitPeriod
/**
 * The limit, as a decimal string. Without it the limit is removed.
 */
amount?: string
}
/**
 * The time between two reminders of the time that was played.
 */
export interface RealityCheckBody {
/**
 * Minutes; 0 for none.
 */
minutes: number
}
/**
 * A time-out, during which the member cannot play.
 */
export interface TimeOutBody {
/**
 * Its length in hours.
 */
hours: number
}
/**
 * A self-exclusion, which cannot be undone before it ends.
 */
export interface ExclusionBody {
/**
 * Its length in months. Without it, it has no end.
 */
months?: number
/**
 * The login password.
 */
verifyPwd: string
}
/**
 * The announcements to return.
 */
export interface AnnouncementsQuery {
/**
 * The content types, separated by commas: A, PL, B, PU, PR.
 */
types: string
/**
 * m_home, m_reg, …
 */
groupName: string
/**
 * Always M.
 */
platform: string
/**
 * The merchant.
 */
merchantCode?: string
/**
 * The token, if the gateway requires it.
 */
token?: string
}
/**
 * A banner.
 */
export interface Banner {
/**
 * Its id.
 */
bannerId: string
/**
 * Its text, which may contain a line break.
 */
title: string
/**
 * A second line.
 */
line?: string
/**
 * The text of its button.
 */
action?: string
/**
 * The address that it links to.
 */
url?: string
/**
 * The picture.
 */
image?: string
/**
 * Its group.
 */
groupName?: string
/**
 * The kind of link.
 */
linkageType?: string
/**
 * The colour of readable text on the picture, such as #F4FCFF. Without it, the text is on a veil.
 */
ink?: string
/**
 * The area of the picture that has room for the title. By default its bottom.
 */
room?: ("sky" | "foot")
}
/**
 * One announcement.
 */
export interface Announcement {
/**
 * Its id.
 */
id: string
/**
 * Its title.
 */
title: string
/**
 * HTML, to be sanitised.
 */
content?: string
/**
 * Epoch milliseconds.
 */
createdAt?: number
}
/**
 * Announcements by kind.
 */
export interface Announcements {
/**
 * Banners.
 */
banners?: Banner[]
/**
 * Player notices.
 */
player?: Announcement[]
/**
 * Popups.
 */
popup?: Announcement[]
/**
 * Promotions.
 */
promotion?: Announcement[]
/**
 * Notices of gateways that do not separate them by kind; read if "player" is absent.
 */
content?: Announcement[]
}
/**
 * One customer service.
 */
export interface ServiceEntry {
/**
 * FACEBOOK, LINE, or another kind.
 */
csType: string
/**
 * The address, encoded as the merchant configures.
 */
path: string
/**
 * The hours of service, in the language of the request.
 */
hours?: string
/**
 * The id that a player can copy, such as a LINE id.
 */
account?: string
}
/**
 * The winners to return.
 */
export interface WinnerBoardQuery {
/**
 * Always ALL.
 */
gameCategory: string
/**
 * The gateway code of the language.
 */
language: string
/**
 * At most 100.
 */
limitNum: number
}
/**
 * One win.
 */
export interface Winner {
/**
 * Masked name.
 */
customerName: string
/**
 * The game.
 */
gameName: string
/**
 * The amount without decimals.
 */
winAmount: (number | string)
/**
 * A picture of the game.
 */
icon?: string
}
/**
 * The winners.
 */
export interface WinnerBoard {
/**
 * The wins, the largest first.
 * 
 * Items: An entry.
 */
list: {
vo: Winner
}[]
}
/**
 * The lobby news to return.
 */
export interface LobbyNewsQuery {
/**
 * The merchant.
 */
merchantCode: string
/**
 * M, mobile.
 */
platform: string
}
/**
 * A match in play.
 */
export interface LobbyMatch {
/**
 * Its id.
 */
id: string
/**
 * The league, cup or tour, in the requested language.
 */
competition: string
/**
 * SPORTS, ESPORTS, …
 */
gameCategory?: string
/**
 * Account type of the vendor that offers it.
 */
vendor: string
/**
 * Vendor name.
 */
vendorName?: string
home: LobbySide
away: LobbySide
/**
 * The minute being played.
 */
minute: number
/**
 * Minutes of regular play.
 */
length: number
/**
 * The minutes of the goals, in order; absent if the vendor does not record them.
 * 
 * Items: A minute.
 */
goals?: number[]
}
/**
 * One side of a match.
 */
export interface LobbySide {
/**
 * Team or player.
 */
name: string
/**
 * The current score.
 */
score: (number | string)
}
/**
 * A match to come.
 */
export interface LobbyFixture {
/**
 * Its id.
 */
id: string
/**
 * Epoch milliseconds.
 */
startsAt: number
/**
 * The opponents, or the name of the event.
 */
event: string
/**
 * Sport and league.
 */
competition: string
/**
 * SPORTS, ESPORTS, …
 */
gameCategory?: string
/**
 * Account type of the vendor that offers it.
 */
vendor: string
/**
 * Vendor name.
 */
vendorName?: string
}
/**
 * The news of the lobby: matches in play and matches to come.
 */
export interface LobbyNews {
/**
 * Matches in play.
 */
matches: LobbyMatch[]
/**
 * Matches to come, the next one first.
 */
fixtures: LobbyFixture[]
}
/**
 * The vendors to return.
 */
export interface VendorsQuery {
/**
 * Always 1.
 */
typeId: number
/**
 * The merchant.
 */
merchant_code: string
}
/**
 * A category with its position.
 */
export interface VendorCategory {
/**
 * RNG, FISH, …
 */
gameCategory: string
/**
 * Its position in the order.
 */
ordinal: number
/**
 * The vendors' names, in order.
 * 
 * Items: Vendor name.
 */
vendorNames: string[]
/**
 * The vendors' account types, in order.
 * 
 * Items: Vendor account type.
 */
vendors: string[]
}
/**
 * A vendor within a category.
 */
export interface VendorEntry {
/**
 * Its account type, used in addresses.
 */
accountTypeName: string
/**
 * The name that players see.
 */
displayName: string
/**
 * A tag.
 */
tag?: ("HOT" | "NEW" | "")
/**
 * The number of games.
 */
gameCount?: number
/**
 * A wide picture for a tile.
 */
art?: string
/**
 * Epoch milliseconds.
 */
maintenanceFrom?: number
/**
 * Epoch milliseconds; closed until then.
 */
maintenanceTo?: number
/**
 * The colour of a readable name on its wide picture, as #rrggbb.
 */
artInk?: string
/**
 * The emblem of its mark alone, without the disc.
 */
emblem?: string
/**
 * The colour, as #rrggbb, of its mark's disc.
 */
disc?: string
/**
 * The colour of a readable name on the disc, as #rrggbb.
 */
discInk?: string
}
/**
 * Vendors by category.
 */
export interface Vendors {
/**
 * The categories.
 */
sorting: VendorCategory[]
/**
 * The vendors by category, and by game type such as LOTT.LOTT.
 */
mapping: {
/**
 * Vendors.
 */
[k: string]: VendorEntry[] | undefined
}
}
/**
 * A game.
 */
export interface Game {
/**
 * Its code.
 */
gameCode: string
/**
 * Its name.
 */
gameName: string
/**
 * Vendor account type.
 */
vendor: string
/**
 * Vendor name.
 */
vendorName?: string
/**
 * Its category.
 */
gameCategory?: string
/**
 * Its picture, 3:4 or square.
 */
icon?: string
/**
 * The position of the name if the picture does not contain it: at the picture's top or bottom, or below it. If absent, the picture contains the name.
 */
nameAt?: ("top" | "bottom" | "below")
/**
 * The width of its picture divided by the height. By default 0.8.
 */
ratio?: number
/**
 * The colour of a readable name on the picture, as #rrggbb.
 */
ink?: string
/**
 * True for a hot game.
 */
hot?: boolean
/**
 * True for a favourite.
 */
favourite?: boolean
/**
 * True for a new game.
 */
isNew?: boolean
/**
 * The minimum bet, as a decimal string.
 */
minimumBet?: string
/**
 * The number of lines.
 */
lines?: number
/**
 * Its names in other languages, which a search also finds.
 * 
 * Items: A name.
 */
otherNames?: string[]
}
/**
 * The merchant whose list is returned.
 */
export interface PopularQuery {
/**
 * The merchant.
 */
merchantCode: string
}
/**
 * Games.
 */
export interface GameList {
/**
 * The entries in order.
 */
list: Game[]
}
/**
 * The games to return.
 */
export interface GamePageQuery {
/**
 * The merchant.
 */
merchant: string
/**
 * The merchant.
 */
merchantCode: string
/**
 * Always 2.
 */
clientType: number
/**
 * Always 1.
 */
typeId: number
/**
 * The game category. By default all categories.
 */
gameType?: string
/**
 * The account type of a vendor. By default all vendors.
 */
vassalage?: string
/**
 * The page number, from 1. By default the first page.
 */
pageNum?: number
/**
 * The number of games on a page, up to 1,000. By default 24.
 */
pageSize?: number
/**
 * A part of the name. By default all games.
 */
keyword?: string
/**
 * The lowest minimum bet of the games. Decimal string.
 */
minimumBet?: string
/**
 * The lowest number of lines of the games.
 */
minimumLines?: number
/**
 * The order. By default the most popular games first.
 */
sort?: ("popular" | "name" | "newest")
/**
 * The prize mode of a lottery's games. By default games of all prize modes.
 */
prizeMode?: ("Lott" | "ZY" | "Elott")
}
/**
 * Games of a page.
 */
export interface GamePage {
/**
 * The entries in order.
 */
games: Game[]
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
/**
 * The total number of games.
 */
totalCount?: number
}
/**
 * The lotteries to return.
 */
export interface LotteriesQuery {
/**
 * The prize mode.
 */
prizeMode?: ("Lott" | "ZY" | "Elott")
/**
 * Lott or Elott.
 */
type: string
/**
 * The token, if the gateway requires it.
 */
token?: string
}
/**
 * A lottery.
 */
export interface Lottery {
/**
 * Its code.
 */
lotteryCode: string
/**
 * Its name.
 */
lotteryName: string
/**
 * Vendor account type.
 */
vendor?: string
/**
 * Region or type.
 */
group?: string
/**
 * The issue that is open.
 */
issue?: string
/**
 * The time at which bets close, in epoch milliseconds.
 */
closesAt: number
/**
 * The time of the draw, in epoch milliseconds.
 */
drawsAt?: number
/**
 * The previous issue.
 */
lastIssue?: string
/**
 * The balls, in order.
 * 
 * Items: A ball.
 */
lastResult: string[]
/**
 * The form of the numbers in a result: balls or dice.
 */
shape?: ("ball" | "die")
/**
 * The colour of the set, 0 to 3.
 */
tone?: number
/**
 * The summary of the last balls, if the game has one.
 */
lastSummary?: {
/**
 * The sum of the balls.
 */
sum: number
/**
 * The size of the sum: above the middle of its range, or not.
 */
size?: ("big" | "small")
/**
 * The parity of the sum.
 */
parity?: ("odd" | "even")
}
}
/**
 * The favourites to return.
 */
export interface FavouritesQuery {
/**
 * The page number, from 1. By default the first page.
 */
pageNum?: number
}
/**
 * Favourites of a page, the last added first.
 */
export interface FavouritePage {
/**
 * The entries in order.
 */
content: Game[]
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
}
/**
 * The key of a game.
 */
export interface GameKey {
/**
 * Vendor account type.
 */
vendor: string
/**
 * Its code.
 */
gameCode: string
}
/**
 * Every favourite of the member.
 */
export interface FavouriteKeys {
/**
 * The keys, in no particular order.
 */
list: GameKey[]
}
/**
 * The game that was entered.
 */
export interface RecentGameQuery {
/**
 * Vendor account type.
 */
vendor: string
/**
 * The game. If absent, the vendor's own lobby.
 */
gameCode?: string
}
/**
 * The game to launch, and the conditions of the launch.
 */
export interface LaunchQuery {
/**
 * The game category.
 */
gameType: string
/**
 * Vendor account type.
 */
vassalage: string
/**
 * The game, or the lottery if the launch mode is LOTT. If absent, the vendor's own lobby.
 */
gameCode?: string
/**
 * The gateway's code of the language, such as TH.
 */
language: string
/**
 * Always mobile.
 */
platform: string
/**
 * LOTT for a lottery, GLS for every other game.
 */
launchMode: ("GLS" | "LOTT")
/**
 * The mode of play: 1 with money, 0 for free.
 */
accountType: number
/**
 * The address to open when the player leaves the game.
 */
backUrl: string
}
/**
 * The address of the game.
 */
export interface Launch {
/**
 * The answer of the vendor.
 */
content: {
/**
 * The address of the game, for a frame or a separate window. It contains a ticket, so it is never shown, stored or logged.
 */
game_url: string
}
}
/**
 * The reason that the game does not start.
 */
export interface LaunchRefusal {
/**
 * Epoch milliseconds.
 */
maintenanceFrom?: number
/**
 * Epoch milliseconds; closed until then.
 */
maintenanceTo?: number
/**
 * The minimum balance of the wallet. Decimal string.
 */
required?: string
open?: OpenRound
}
/**
 * A game of the vendor whose round is still open.
 */
export interface OpenRound {
/**
 * Vendor account type.
 */
vendor: string
/**
 * Its code.
 */
gameCode: string
/**
 * Its name.
 */
gameName?: string
}
/**
 * The orders to return.
 */
export interface OrdersQuery {
/**
 * The page number, from 1. By default the first page.
 */
pageNum?: number
/**
 * The game category. By default all categories.
 */
gameCategory?: string
/**
 * The earliest time of placement, in epoch milliseconds.
 */
from?: number
/**
 * The end of the time of placement, exclusive, in epoch milliseconds.
 */
to?: number
}
/**
 * A round of a game, or a ticket of a lottery.
 */
export interface Order {
/**
 * Its number.
 */
orderId: string
/**
 * The category.
 */
gameCategory?: string
/**
 * Vendor account type.
 */
vendor: string
/**
 * Vendor name.
 */
vendorName?: string
/**
 * The game's code.
 */
gameCode: string
/**
 * The game's name.
 */
gameName?: string
/**
 * The sum of all stakes. Decimal string.
 */
stake: string
/**
 * The amount paid; a cancelled stake is paid back. Decimal string.
 */
payout: string
/**
 * Its state.
 */
state: ("open" | "settled" | "cancelled")
/**
 * Epoch milliseconds.
 */
placedAt: number
/**
 * The time of settlement, in epoch milliseconds; absent while it is open.
 */
settledAt?: number
}
/**
 * Orders of a page, the last placed first.
 */
export interface OrderPage {
/**
 * The entries in order.
 */
orders: Order[]
/**
 * The page number, from 1.
 */
pageNum: number
/**
 * The total number of pages.
 */
totalPages: number
}
/**
 * The order to return.
 */
export interface OrderQuery {
/**
 * Its number.
 */
orderId: string
}
/**
 * One stake of an order.
 */
export interface Suborder {
/**
 * Its number within the order.
 */
suborderId: string
/**
 * The selection of the stake.
 */
selection: string
/**
 * The stake. Decimal string.
 */
stake: string
/**
 * The amount paid; a cancelled stake is paid back. Decimal string.
 */
payout: string
/**
 * Its state.
 */
state: ("open" | "won" | "lost" | "cancelled")
/**
 * True if it can still be cancelled.
 */
cancellable?: boolean
}
/**
 * An order with all its stakes.
 */
export interface OrderDetail {
/**
 * Its number.
 */
orderId: string
/**
 * The category.
 */
gameCategory?: string
/**
 * Vendor account type.
 */
vendor: string
/**
 * Vendor name.
 */
vendorName?: string
/**
 * The game's code.
 */
gameCode: string
/**
 * The game's name.
 */
gameName?: string
/**
 * The sum of all stakes. Decimal string.
 */
stake: string
/**
 * The amount paid; a cancelled stake is paid back. Decimal string.
 */
payout: string
/**
 * Its state.
 */
state: ("open" | "settled" | "cancelled")
/**
 * Epoch milliseconds.
 */
placedAt: number
/**
 * The time of settlement, in epoch milliseconds; absent while it is open.
 */
settledAt?: number
/**
 * The draw of a lottery.
 */
issue?: string
/**
 * The result, in order.
 * 
 * Items: A ball, a card or a symbol.
 */
result?: string[]
/**
 * The stakes, in the order of placement.
 */
suborders: Suborder[]
}
/**
 * The stake to cancel.
 */
export interface CancelSuborderBody {
/**
 * The order.
 */
orderId: string
/**
 * Its number within the order.
 */
suborderId: string
}
/**
 * The topics to return.
 */
export interface HelpCenterQuery {
/**
 * The gateway's code of the language, such as TH.
 */
language: string
/**
 * The merchant's code.
 */
merchantCode: string
}
/**
 * A topic of the help centre.
 */
export interface HelpTopic {
/**
 * Its id.
 */
id: string
/**
 * Its category: account, deposit, withdraw, bonus, app, or another word.
 */
category: string
/**
 * The question.
 */
question: string
/**
 * HTML, to be sanitised.
 */
answer: string
}
/**
 * The help centre.
 */
export interface HelpCenter {
/**
 * The topics.
 */
topics: HelpTopic[]
}
/**
 * A vote on a topic.
 */
export interface HelpVoteBody {
/**
 * Its id.
 */
topicId: string
/**
 * True if it was helpful.
 */
helpful: boolean
}
/**
 * Feedback of the member.
 */
export interface FeedbackBody {
type: FeedbackType
/**
 * The text.
 */
content: string
/**
 * The address or number for an answer.
 */
contact?: string
/**
 * At most three pictures.
 * 
 * @maxItems 3
 * 
 * Items: A PNG or JPEG of at most 5 MB in base64.
 */
pictures?: string[]
}
/**
 * Feedback that was received.
 */
export interface FeedbackReceipt {
/**
 * The number to quote.
 */
feedbackId: string
}
/**
 * Feedback of the member.
 */
export interface Feedback {
/**
 * The number to quote.
 */
feedbackId: string
type: FeedbackType
/**
 * The text.
 */
content: string
/**
 * Its state.
 */
state: ("open" | "answered" | "closed")
/**
 * Epoch milliseconds.
 */
createdAt: number
/**
 * The answer of customer service.
 */
answer?: string
}
/**
 * The feedback of the member, the latest first.
 */
export interface FeedbackList {
/**
 * The feedback.
 */
feedback: Feedback[]
}
/**
 * A live chat.
 */
export interface Chat {
/**
 * The address of the chat, which passes the link allow-list.
 */
url: string
}
/**
 * An app of the merchant.
 */
export interface AppDownload {
/**
 * The system that it is for.
 */
platform: ("android" | "ios")
/**
 * The address of the package or the store, which passes the link allow-list.
 */
url: string
/**
 * The version.
 */
version: string
/**
 * The size in megabytes, as a decimal string.
 */
size?: string
/**
 * Epoch milliseconds.
 */
releasedAt?: number
/**
 * The SHA-256 checksum of the package, in hexadecimal digits.
 */
sha256?: string
}
/**
 * The apps of the merchant.
 */
export interface AppDownloads {
/**
 * The apps; none if the merchant offers none.
 */
apps: AppDownload[]
}
/**
 * A page of a folder.
 */
export interface MessagesQuery {
box: MessageBox
/**
 * The page, from 1.
 */
pageNum?: number
}
/**
 * A message.
 */
export interface Message {
/**
 * Its id.
 */
messageId: string
/**
 * The name of the sender.
 */
sender: string
/**
 * The name of the recipient, in the folder of sent messages.
 */
recipient?: string
/**
 * The title.
 */
title: string
/**
 * The beginning of the text.
 */
preview: string
/**
 * Epoch milliseconds.
 */
createdAt: number
/**
 * True if the member has opened it.
 */
read: boolean
}
/**
 * A page of messages, the latest first.
 */
export interface MessagePage {
/**
 * The messages.
 */
messages: Message[]
/**
 * The page, from 1.
 */
pageNum: number
/**
 * The number of pages.
 */
totalPages: number
/**
 * The number of messages.
 */
totalCount: number
}
/**
 * A message.
 */
export interface MessageQuery {
/**
 * Its id.
 */
messageId: string
}
/**
 * A message with its text.
 */
export interface MessageDetail {
/**
 * Its id.
 */
messageId: string
box: MessageBox
/**
 * The name of the sender.
 */
sender: string
/**
 * The name of the recipient.
 */
recipient?: string
/**
 * The title.
 */
title: string
/**
 * HTML, to be sanitised.
 */
body: string
/**
 * Epoch milliseconds.
 */
createdAt: number
replyTo?: Correspondent
}
/**
 * A message of the member.
 */
export interface SendMessageBody {
recipient: Correspondent
/**
 * The title.
 */
title: string
/**
 * The text.
 */
body: string
/**
 * The id of the message that it answers.
 */
replyTo?: string
}
/**
 * A message that was sent.
 */
export interface MessageSent {
/**
 * Its id.
 */
messageId: string
}
/**
 * Messages.
 */
export interface MessageIdsBody {
/**
 * The ids.
 * 
 * @maxItems 200
 * 
 * Items: An id.
 */
messageIds: string[]
}
/**
 * The messages that were read.
 */
export interface ReadMessagesBody {
/**
 * The ids. Without them, every message of the inbox was read.
 * 
 * @maxItems 200
 * 
 * Items: An id.
 */
messageIds?: string[]
}
/**
 * The unread messages.
 */
export interface UnreadMessages {
/**
 * Their number.
 */
count: number
/**
 * The recipients that the member can write to.
 */
recipients: Correspondent[]
}
/**
 * The member who is signed in.
 */
export interface MemberInfo {
/**
 * Id.
 */
id: string
/**
 * Account.
 */
account: string
/**
 * Nickname.
 */
nickname?: string
/**
 * Member type; 4 is trial.
 */
type: number
/**
 * Level, such as VIP 3.
 */
level?: string
/**
 * Avatar, 0 to 8.
 */
iconId?: number
/**
 * The time of the registration. Epoch milliseconds.
 */
joinedAt?: number
}
/**
 * The chosen avatar.
 */
export interface HeadIconBody {
/**
 * The number of the avatar, 0 to 8.
 */
iconId: number
}
/**
 * A vendor wallet.
 */
export interface VendorBalance {
/**
 * Account type.
 */
vendor: string
/**
 * Name.
 */
displayName: string
/**
 * Decimal string.
 */
balance: string
/**
 * True during maintenance.
 */
maintenance?: boolean
}
/**
 * The wallet.
 */
export interface WalletBalance {
/**
 * The sum of all wallets, as a decimal string.
 */
sumBalance: string
/**
 * The balance of the main wallet, as a decimal string.
 */
totalBalance: string
/**
 * ISO 4217 code.
 */
currency: string
/**
 * The symbol of the currency.
 */
currencySymbol: string
/**
 * True if there is a single wallet for everything.
 */
isSingle: boolean
/**
 * Vendor wallets.
 */
vendors?: VendorBalance[]
/**
 * True if the balance moves into a game that the player opens; absent if the gateway has no such setting.
 */
autoTransfer?: boolean
}
/**
 * The action on the wallets.
 */
export interface WalletTransferBody {
/**
 * The action: "recall" moves the money of every vendor back to the main wallet; "auto" changes the setting.
 */
action: ("recall" | "auto")
/**
 * The new setting for "auto": true if the balance moves into games.
 */
auto?: boolean
}
/**
 * The result for a vendor's wallet.
 */
export interface VendorTransfer {
/**
 * Account type.
 */
vendor: string
/**
 * Name.
 */
displayName: string
/**
 * The amount to move, as a decimal string.
 */
amount: string
/**
 * The result: moved, or the reason that it was not.
 */
state: ("done" | "maintenance" | "failed")
}
/**
 * The result of the action.
 */
export interface WalletTransfer {
/**
 * The transfers, one for each vendor that held money.
 */
transfers: VendorTransfer[]
}
/**
 * A captcha image.
 */
export interface Captcha {
/**
 * Base64 PNG.
 */
cap: string
/**
 * Its id, sent back with the code.
 */
captchaId: string
/**
 * The kind of captcha.
 */
kind?: ("letters" | "equation")
}
/**
 * The purpose of the check.
 */
export interface HumanCheckQuery {
/**
 * The purpose.
 */
type: ("login" | "register" | "trial")
}
/**
 * A slider challenge.
 */
export interface HumanCheck {
/**
 * Its id.
 */
challenge: string
/**
 * The position at which the handle must be released, in thousandths of the track.
 */
target: number
/**
 * The tolerance, in thousandths.
 */
tolerance: number
}
/**
 * The movement of the slider.
 */
export interface HumanCheckBody {
/**
 * The challenge.
 */
challenge: string
/**
 * The position at which it was released, in thousandths.
 */
position: number
/**
 * The duration in milliseconds.
 */
duration: number
}
/**
 * A passed check. The login or the registration repeats these fields.
 */
export interface HumanCheckResult {
/**
 * The challenge.
 */
geetest_challenge: string
/**
 * The proof.
 */
geetest_validate: string
/**
 * The proof in the second form that the platform expects.
 */
geetest_seccode: string
}
/**
 * An affiliate code with the host where it was used, or only a host.
 */
export interface AffiliateQuery {
/**
 * The code. Without it, the call checks that the host belongs to an affiliate.
 */
code?: string
/**
 * The host.
 */
domain: string
}
/**
 * The result for the code or the host. An empty answer accepts it.
 */
export interface Affiliate {
/**
 * True if accepted; true by default.
 */
success?: boolean
/**
 * The name of the inviter.
 */
inviter?: string
}
/**
 * A user name.
 */
export interface UsernameQuery {
/**
 * The name.
 */
username: string
}
/**
 * The availability of a user name.
 */
export interface UsernameValidity {
/**
 * True if the name is available.
 */
available: boolean
}
/**
 * A login.
 */
export interface LoginBody {
/**
 * User name or mobile.
 */
username: string
/**
 * The password.
 */
password: string
/**
 * The code.
 */
captcha?: string
/**
 * Its image.
 */
captchaId?: string
/**
 * PWA, WEBCLIP or empty.
 */
device?: string
/**
 * True for the login of a trial account.
 */
trial?: boolean
/**
 * A field of a passed human check.
 */
geetest_challenge?: string
/**
 * A field of a passed human check.
 */
geetest_validate?: string
/**
 * A field of a passed human check.
 */
geetest_seccode?: string
}
/**
 * A session.
 */
export interface Login {
/**
 * The token.
 */
token: string
/**
 * The account.
 */
userName: string
/**
 * The member type; 4 is trial.
 */
customerType: number
/**
 * True if the password must be changed.
 */
firstTimeLogin?: boolean
/**
 * True if the password must be changed.
 */
passwordExpired?: boolean
/**
 * Epoch milliseconds of the login before.
 */
lastLoginTime?: number
}
/**
 * The value of a refused login, registration or password request.
 */
export interface LoginRefusal {
/**
 * True if a captcha is required from now on.
 */
captcha?: boolean
/**
 * Seconds to wait.
 */
retryAfter?: number
}
/**
 * A registration.
 */
export interface RegisterBody {
/**
 * Host name.
 */
registerUrl: string
/**
 * The source of the registration.
 */
registerMethod: ("APP" | "H5")
/**
 * User name.
 */
username: string
/**
 * Password.
 */
password: string
/**
 * The password again.
 */
confirmPassword: string
/**
 * Affiliate code.
 */
affiliateCode?: string
/**
 * Recommender.
 */
recommenderId?: string
/**
 * Nickname.
 */
nickname?: string
/**
 * LINE id.
 */
line?: string
/**
 * Facebook.
 */
facebook?: string
/**
 * Real name.
 */
payeeName?: string
/**
 * E-mail.
 */
email?: string
/**
 * Mobile.
 */
mobileNum?: string
/**
 * QQ.
 */
qqNum?: string
/**
 * Code.
 */
captcha?: string
/**
 * Its image.
 */
captchaId?: string
/**
 * Always 0.
 */
type: number
/**
 * Host name.
 */
domain: string
/**
 * A field of a passed human check.
 */
geetest_challenge?: string
/**
 * A field of a passed human check.
 */
geetest_validate?: string
/**
 * A field of a passed human check.
 */
geetest_seccode?: string
}
/**
 * A new trial account.
 */
export interface TrialUser {
/**
 * Its name.
 */
userName: string
/**
 * Its one-time password.
 */
password: string
/**
 * Epoch milliseconds.
 */
expiresAt?: number
}
/**
 * A test play.
 */
export interface TestPlay {
/**
 * The result; 0 if no trial account was available.
 */
trail: number
session?: Login
}
/**
 * The merchant of the trial account.
 */
export interface TestPlayBody {
/**
 * The trial merchant.
 */
merchantCode: string
}
/**
 * The account of the player who forgot the password.
 */
export interface PasswordByEmailBody {
/**
 * User name.
 */
username: string
/**
 * E-mail.
 */
email: string
/**
 * The code.
 */
captcha?: string
/**
 * Its image.
 */
captchaId?: string
}
/**
 * The result of an authorization.
 */
export interface SocialLoginBody {
/**
 * The provider.
 */
provider: ("facebook" | "google")
/**
 * The authorization code.
 */
code: string
/**
 * The PKCE verifier.
 */
codeVerifier: string
/**
 * The address to which the player returned.
 */
redirectUri: string
}
/**
 * A contact of the merchant.
 */
export interface DownLink {
/**
 * LINE or MOBILENUMBER.
 */
resourceType: string
/**
 * The address or the number.
 */
url: string
}
/**
 * A module and its children.
 */
export interface WhitelabelNode {
/**
 * The flag.
 */
modId: string
/**
 * The state: "1" is on.
 */
enabled: string
/**
 * The modules that are off while this one is off.
 */
childrenNodes?: WhitelabelNode[]
}
/**
 * The merchant whose templates are returned.
 */
export interface TemplatesQuery {
/**
 * The code at the gateway.
 */
merchantCode?: string
}
/**
 * Template variants; "1" is new, anything else base.
 */
export interface Templates {
/**
 * The member centre.
 */
mem_cen?: string
/**
 * The deposit page.
 */
dep_func?: string
}
/**
 * The key for encrypted calls.
 */
export interface EncryptionKey {
/**
 * Its name.
 */
keyId: string
/**
 * Base64 SPKI of an RSA-OAEP SHA-256 key.
 */
publicKey: string
}
/**
 * The gateway's settings of a registration field.
 */
export interface RegisterField {
/**
 * True if registration asks for the field.
 */
enabled: boolean
/**
 * True if the field is required.
 */
required: boolean
/**
 * The position of the field.
 */
ordinal?: number
}
/**
 * Registration settings.
 */
export interface RegisterSettings {
/**
 * The fields by name.
 */
fields: {
[k: string]: RegisterField | undefined
}
/**
 * True if registration asks for a captcha code.
 */
captcha: boolean
/**
 * True if registration asks for the slider check.
 */
humanCheck?: boolean
/**
 * True if an entered affiliate code is verified before registration.
 */
affiliate?: boolean
/**
 * The minimum age.
 */
minimumAge?: number
}
/**
 * The merchant to check.
 */
export interface SystemStatusQuery {
/**
 * The code at the gateway.
 */
merchantCode?: string
}
/**
 * The status of the platform, and its settings.
 */
export interface SystemStatus {
/**
 * True under maintenance.
 */
maintenance?: boolean
/**
 * True if the player's region is blocked.
 */
regionRestriction?: boolean
/**
 * The numeric status of gateways that send only that.
 */
status?: number
/**
 * Epoch milliseconds.
 */
maintenanceFrom?: number
/**
 * Epoch milliseconds.
 */
maintenanceTo?: number
/**
 * Epoch milliseconds.
 */
serverTime?: number
/**
 * Settings.
 */
info: {
/**
 * Services.
 */
customerService?: ServiceEntry[]
/**
 * Icon CDNs.
 * 
 * Items: A base address.
 */
imageCDNs?: string[]
/**
 * Routes.
 * 
 * Items: An address.
 */
domainRoute?: string[]
/**
 * The template name.
 */
mobileTemplate?: string
/**
 * Paths of calls by name that differ from the defaults. A merchant's own paths override them.
 */
paths?: {
/**
 * A path.
 */
[k: string]: string | undefined
}
register?: RegisterSettings
/**
 * Contacts.
 */
resources?: DownLink[]
whitelabel?: WhitelabelTree
/**
 * The main host.
 */
mainDomain?: string
encryption?: EncryptionKey
}
}
/**
 * A sign-in provider.
 */
export interface SocialProvider {
/**
 * Its name.
 */
id: ("facebook" | "google")
/**
 * Our client id there.
 */
clientId: string
/**
 * The address to which the player is sent.
 */
authorizationEndpoint: string
/**
 * The address to which the player returns.
 */
redirectUri: string
/**
 * The requested scope.
 */
scope?: string
}
/**
 * Settings that pages need in addition to the status.
 */
export interface ConsolidatedSettings {
/**
 * ISO 4217 code.
 */
currency: string
/**
 * The symbol of the currency.
 */
currencySymbol: string
/**
 * The number of decimals.
 */
currencyDigits?: number
/**
 * True if login asks for the slider check.
 */
humanCheck?: boolean
/**
 * True if login asks for a captcha from the first attempt on. If absent, a refusal asks for it.
 */
loginCaptcha?: boolean
/**
 * True if trial accounts are available.
 */
trial?: boolean
/**
 * True if the gateway can send a password by mail.
 */
passwordByEmail?: boolean
/**
 * True if the answer to a password request reveals that no account matches.
 */
revealUnknownAccount?: boolean
/**
 * The sign-in providers that are set up.
 */
socialProviders?: SocialProvider[]
/**
 * The ways to a new password for a member who forgot it. If absent, "passwordByEmail" decides.
 * 
 * Items: A way to a new password.
 */
passwordBy?: ("email" | "sms" | "service")[]
/**
 * True if members have a withdrawal PIN.
 */
withdrawalPassword?: boolean
/**
 * Bank accounts of members.
 */
bankCards?: {
/**
 * The highest number of accounts.
 */
max: number
}
/**
 * The length of feedback.
 */
feedback?: {
/**
 * The lowest number of characters.
 */
min: number
/**
 * The highest number of characters.
 */
max: number
}
/**
 * True if members verify their identity.
 */
identity?: boolean
/**
 * The number of security questions that a member answers; 0 for none.
 */
securityQuestions?: number
}
/**
 * The other addresses of the merchant.
 */
export interface DomainRoute {
/**
 * Addresses.
 * 
 * Items: An address.
 */
routes: string[]
/**
 * The main host.
 */
mainDomain?: string
}
/**
 * The pattern that a field accepts.
 */
export interface Pattern {
/**
 * A regular expression; * accepts anything.
 */
acceptedPattern: string
/**
 * The message for a value that does not match.
 */
message?: string
/**
 * Its name.
 */
patternId?: string
/**
 * The minimum number of characters.
 */
minLength?: number
/**
 * The maximum number of characters.
 */
maxLength?: number
}
/**
 * Patterns by field name, and loginUsername and loginPassword.
 */
export interface RegisterPatterns {
[k: string]: Pattern | undefined
}

/** Every named shape of the gateway. */
export interface GatewayShapes {
  SecurityConfig: SecurityConfig
  IdentityState: IdentityState
  ChangePasswordBody: ChangePasswordBody
  WithdrawalPassword: WithdrawalPassword
  PaymentPasswordBody: PaymentPasswordBody
  ResetPaymentPasswordBody: ResetPaymentPasswordBody
  PasswordBySmsBody: PasswordBySmsBody
  SmsSent: SmsSent
  PasswordBySmsConfirmBody: PasswordBySmsConfirmBody
  SmsRefusal: SmsRefusal
  LanguageBody: LanguageBody
  SignIn: SignIn
  SignIns: SignIns
  SecurityQuestion: SecurityQuestion
  SecurityQuestions: SecurityQuestions
  CustomerSecurityQuestions: CustomerSecurityQuestions
  SecurityAnswer: SecurityAnswer
  SecurityAnswersBody: SecurityAnswersBody
  Bank: Bank
  BankCard: BankCard
  BankCards: BankCards
  BankCardBody: BankCardBody
  ProfileFieldName: ProfileFieldName
  ProfileField: ProfileField
  Profile: Profile
  EmailBody: EmailBody
  PayeeNameBody: PayeeNameBody
  NicknameBody: NicknameBody
  ProfileBody: ProfileBody
  VipProgress: VipProgress
  IdentitySlotName: IdentitySlotName
  IdentitySlot: IdentitySlot
  Identity: Identity
  DocumentType: DocumentType
  IdentityPictureBody: IdentityPictureBody
  PlayLimitKind: PlayLimitKind
  PlayLimitPeriod: PlayLimitPeriod
  PlayLimit: PlayLimit
  NextLimit: NextLimit
  PlayLimits: PlayLimits
  PlayLimitBody: PlayLimitBody
  RealityCheckBody: RealityCheckBody
  TimeOutBody: TimeOutBody
  ExclusionBody: ExclusionBody
  AnnouncementsQuery: AnnouncementsQuery
  Banner: Banner
  Announcement: Announcement
  Announcements: Announcements
  CustomerService: CustomerService
  WinnerBoardQuery: WinnerBoardQuery
  Winner: Winner
  WinnerBoard: WinnerBoard
  LobbyNewsQuery: LobbyNewsQuery
  LobbyMatch: LobbyMatch
  LobbySide: LobbySide
  LobbyFixture: LobbyFixture
  LobbyNews: LobbyNews
  VendorsQuery: VendorsQuery
  VendorCategory: VendorCategory
  VendorEntry: VendorEntry
  Vendors: Vendors
  Game: Game
  PopularQuery: PopularQuery
  GameList: GameList
  GamePageQuery: GamePageQuery
  GamePage: GamePage
  PopularGames: PopularGames
  LotteriesQuery: LotteriesQuery
  Lottery: Lottery
  Lotteries: Lotteries
  FavouritesQuery: FavouritesQuery
  FavouritePage: FavouritePage
  GameKey: GameKey
  FavouriteKeys: FavouriteKeys
  RecentGameQuery: RecentGameQuery
  LaunchQuery: LaunchQuery
  Launch: Launch
  LaunchRefusal: LaunchRefusal
  OpenRound: OpenRound
  OrdersQuery: OrdersQuery
  Order: Order
  OrderPage: OrderPage
  OrderQuery: OrderQuery
  Suborder: Suborder
  OrderDetail: OrderDetail
  CancelSuborderBody: CancelSuborderBody
  HelpCenterQuery: HelpCenterQuery
  HelpTopic: HelpTopic
  HelpCenter: HelpCenter
  HelpVoteBody: HelpVoteBody
  FeedbackType: FeedbackType
  FeedbackBody: FeedbackBody
  FeedbackReceipt: FeedbackReceipt
  Feedback: Feedback
  FeedbackList: FeedbackList
  Chat: Chat
  AppDownload: AppDownload
  AppDownloads: AppDownloads
  MessageBox: MessageBox
  MessagesQuery: MessagesQuery
  Message: Message
  MessagePage: MessagePage
  MessageQuery: MessageQuery
  MessageDetail: MessageDetail
  Correspondent: Correspondent
  SendMessageBody: SendMessageBody
  MessageSent: MessageSent
  MessageIdsBody: MessageIdsBody
  ReadMessagesBody: ReadMessagesBody
  UnreadMessages: UnreadMessages
  MemberInfo: MemberInfo
  HeadIcon: HeadIcon
  HeadIconBody: HeadIconBody
  VendorBalance: VendorBalance
  WalletBalance: WalletBalance
  WalletTransferBody: WalletTransferBody
  VendorTransfer: VendorTransfer
  WalletTransfer: WalletTransfer
  Captcha: Captcha
  HumanCheckQuery: HumanCheckQuery
  HumanCheck: HumanCheck
  HumanCheckBody: HumanCheckBody
  HumanCheckResult: HumanCheckResult
  AffiliateQuery: AffiliateQuery
  Affiliate: Affiliate
  UsernameQuery: UsernameQuery
  UsernameValidity: UsernameValidity
  LoginBody: LoginBody
  Login: Login
  LoginRefusal: LoginRefusal
  RegisterBody: RegisterBody
  TrialUser: TrialUser
  TestPlay: TestPlay
  TestPlayBody: TestPlayBody
  PasswordByEmailBody: PasswordByEmailBody
  SocialLoginBody: SocialLoginBody
  Done: Done
  ServiceEntry: ServiceEntry
  DownLink: DownLink
  WhitelabelNode: WhitelabelNode
  WhitelabelTree: WhitelabelTree
  TemplatesQuery: TemplatesQuery
  Templates: Templates
  EncryptionKey: EncryptionKey
  RegisterField: RegisterField
  RegisterSettings: RegisterSettings
  SystemStatusQuery: SystemStatusQuery
  SystemStatus: SystemStatus
  SocialProvider: SocialProvider
  ConsolidatedSettings: ConsolidatedSettings
  DomainRoute: DomainRoute
  Pattern: Pattern
  RegisterPatterns: RegisterPatterns
}
