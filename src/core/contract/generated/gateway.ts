/* Written by `npm run generate` from schemas/. */

/**
 * The services.
 */
export type CustomerService = ServiceEntry[]
/**
 * A bare list.
 */
export type PopularGames = Game[]
/**
 * A bare list.
 */
export type Lotteries = Lottery[]
/**
 * The avatar, 0 to 8.
 */
export type HeadIcon = number
/**
 * Nothing more than that it worked.
 */
export type Done = ({

} | boolean | null | string | number)
/**
 * The modules of the merchant.
 */
export type WhitelabelTree = WhitelabelNode[]

/**
 * Which announcements.
 */
export interface AnnouncementsQuery {
/**
 * Content types, comma between: A, PL, B, PU, PR.
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
 * The token where the gateway needs it.
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
 * Its words; may hold a line break.
 */
title: string
/**
 * A second line.
 */
line?: string
/**
 * The words of its button.
 */
action?: string
/**
 * Where it leads.
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
 * How the link is meant.
 */
linkageType?: string
/**
 * The colour in which words are read on the picture, such as #F4FCFF; without it they stand on a veil.
 */
ink?: string
/**
 * Where the picture leaves room for the title; at its foot, without it.
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
 * Notices, from gateways that do not part them by kind; read where "player" is left out.
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
 * The address, encoded as the merchant says.
 */
path: string
}
/**
 * Which winners.
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
 * The amount, whole.
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
 * From the largest.
 * 
 * Items: An entry.
 */
list: {
vo: Winner
}[]
}
/**
 * Which lobby news.
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
 * League, cup or tour, in the language asked for.
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
 * The minutes somebody scored in, in order; left out where nobody keeps them.
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
 * What stands on the board.
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
 * Who meets whom, or what is held.
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
 * What is on and what comes, for the lobby.
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
 * Which vendors.
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
 * A category in its place.
 */
export interface VendorCategory {
/**
 * RNG, FISH, …
 */
gameCategory: string
/**
 * Its place.
 */
ordinal: number
/**
 * Names, in order.
 * 
 * Items: Vendor name.
 */
vendorNames: string[]
/**
 * Account types, in order.
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
 * What the player reads.
 */
displayName: string
/**
 * A tag.
 */
tag?: ("HOT" | "NEW" | "")
/**
 * How many games.
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
 * The colour, as #rrggbb, in which a name reads on its wide picture.
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
 * The colour, as #rrggbb, in which a name reads on the disc.
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
 * By category, and by game type such as LOTT.LOTT.
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
 * Where the page sets the name when the picture does not have it: on the picture's top or bottom, or below it. Without it the picture has the name.
 */
nameAt?: ("top" | "bottom" | "below")
/**
 * The width of its picture over the height; 0.8, without it.
 */
ratio?: number
/**
 * The colour, as #rrggbb, in which a name reads on the picture.
 */
ink?: string
/**
 * Hot.
 */
hot?: boolean
/**
 * Favourite.
 */
favourite?: boolean
/**
 * New.
 */
isNew?: boolean
/**
 * Decimal string.
 */
minimumBet?: string
/**
 * Lines.
 */
lines?: number
/**
 * Its names in other languages, by which a search finds it too.
 * 
 * Items: A name.
 */
otherNames?: string[]
}
/**
 * Whose list.
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
 * In order.
 */
list: Game[]
}
/**
 * Which games.
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
 * The game category; all, without it.
 */
gameType?: string
/**
 * One vendor's account type; all vendors, without it.
 */
vassalage?: string
/**
 * From 1; the first, without it.
 */
pageNum?: number
/**
 * How many games a page holds, up to 1,000; 24, without it.
 */
pageSize?: number
/**
 * Part of a name; all games, without it.
 */
keyword?: string
/**
 * Only games whose least bet is this or more. Decimal string.
 */
minimumBet?: string
/**
 * Only games of so many lines or more.
 */
minimumLines?: number
/**
 * The order; the most popular first, without it.
 */
sort?: ("popular" | "name" | "newest")
/**
 * The prize mode of a lottery's games; of all, without it.
 */
prizeMode?: ("Lott" | "ZY" | "Elott")
}
/**
 * Games of a page.
 */
export interface GamePage {
/**
 * In order.
 */
games: Game[]
/**
 * From 1.
 */
pageNum: number
/**
 * How many pages there are.
 */
totalPages: number
/**
 * How many games there are.
 */
totalCount?: number
}
/**
 * Which lotteries.
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
 * The token where the gateway needs it.
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
 * Epoch milliseconds: bets close.
 */
closesAt: number
/**
 * Epoch milliseconds: the draw.
 */
drawsAt?: number
/**
 * The issue before.
 */
lastIssue?: string
/**
 * The balls, in order.
 * 
 * Items: A ball.
 */
lastResult: string[]
/**
 * How a result is drawn.
 */
shape?: ("ball" | "die")
/**
 * 0 to 3: a colour of the set.
 */
tone?: number
/**
 * What players read from the last balls, where the game has it.
 */
lastSummary?: {
/**
 * All balls together.
 */
sum: number
/**
 * Above the middle of what the sum can be, or not.
 */
size?: ("big" | "small")
/**
 * Of the sum.
 */
parity?: ("odd" | "even")
}
}
/**
 * Which favourites.
 */
export interface FavouritesQuery {
/**
 * From 1; the first, without it.
 */
pageNum?: number
}
/**
 * Favourites of a page, the last added first.
 */
export interface FavouritePage {
/**
 * In order.
 */
content: Game[]
/**
 * From 1.
 */
pageNum: number
/**
 * How many pages there are.
 */
totalPages: number
}
/**
 * Which game.
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
 * In no order.
 */
list: GameKey[]
}
/**
 * What was entered.
 */
export interface RecentGameQuery {
/**
 * Vendor account type.
 */
vendor: string
/**
 * The game; the vendor's own lobby, without it.
 */
gameCode?: string
}
/**
 * What is launched, and for whom.
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
 * The game, or the lottery where the launch mode is LOTT; the vendor's own lobby, without it.
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
 * 1 plays with money, 0 for free.
 */
accountType: number
/**
 * Where the game leads whoever leaves it.
 */
backUrl: string
}
/**
 * Where the game is.
 */
export interface Launch {
/**
 * What the vendor answered.
 */
content: {
/**
 * Its address, for a frame or a window of its own. It carries a ticket: it is never shown, kept or logged.
 */
game_url: string
}
}
/**
 * Why the game does not start.
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
 * What the wallet must hold at least. Decimal string.
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
 * Which orders.
 */
export interface OrdersQuery {
/**
 * From 1; the first, without it.
 */
pageNum?: number
/**
 * One category; all, without it.
 */
gameCategory?: string
/**
 * Epoch milliseconds; placed then or later.
 */
from?: number
/**
 * Epoch milliseconds; placed before.
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
 * All stakes together. Decimal string.
 */
stake: string
/**
 * What was paid; a cancelled stake is paid back. Decimal string.
 */
payout: string
/**
 * Where it stands.
 */
state: ("open" | "settled" | "cancelled")
/**
 * Epoch milliseconds.
 */
placedAt: number
/**
 * Epoch milliseconds; not while it is open.
 */
settledAt?: number
}
/**
 * Orders of a page, the last placed first.
 */
export interface OrderPage {
/**
 * In order.
 */
orders: Order[]
/**
 * From 1.
 */
pageNum: number
/**
 * How many pages there are.
 */
totalPages: number
}
/**
 * Which order.
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
 * What it was placed on.
 */
selection: string
/**
 * The stake. Decimal string.
 */
stake: string
/**
 * What was paid; a cancelled stake is paid back. Decimal string.
 */
payout: string
/**
 * Where it stands.
 */
state: ("open" | "won" | "lost" | "cancelled")
/**
 * Whether it can still be cancelled.
 */
cancellable?: boolean
}
/**
 * An order with every stake of it.
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
 * All stakes together. Decimal string.
 */
stake: string
/**
 * What was paid; a cancelled stake is paid back. Decimal string.
 */
payout: string
/**
 * Where it stands.
 */
state: ("open" | "settled" | "cancelled")
/**
 * Epoch milliseconds.
 */
placedAt: number
/**
 * Epoch milliseconds; not while it is open.
 */
settledAt?: number
/**
 * The draw of a lottery.
 */
issue?: string
/**
 * What was drawn, in order.
 * 
 * Items: A ball, a card or a symbol.
 */
result?: string[]
/**
 * In the order they were placed.
 */
suborders: Suborder[]
}
/**
 * Which stake is cancelled.
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
 * Who is signed in.
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
}
/**
 * The avatar chosen.
 */
export interface HeadIconBody {
/**
 * 0 to 8.
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
 * Closed.
 */
maintenance?: boolean
}
/**
 * The wallet.
 */
export interface WalletBalance {
/**
 * Decimal string: everything together.
 */
sumBalance: string
/**
 * Decimal string: the main wallet.
 */
totalBalance: string
/**
 * ISO 4217 code.
 */
currency: string
/**
 * Its sign.
 */
currencySymbol: string
/**
 * One wallet for everything.
 */
isSingle: boolean
/**
 * Vendor wallets.
 */
vendors?: VendorBalance[]
/**
 * Whether money follows into a game; left out where a gateway has no such switch.
 */
autoTransfer?: boolean
}
/**
 * What is to be done with the wallets.
 */
export interface WalletTransferBody {
/**
 * recall brings every vendor's money back to the main wallet; auto turns the switch.
 */
action: ("recall" | "auto")
/**
 * With auto: whether money follows into a game from now on.
 */
auto?: boolean
}
/**
 * What became of one vendor's wallet.
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
 * Decimal string: what was to be moved.
 */
amount: string
/**
 * Moved, or why not.
 */
state: ("done" | "maintenance" | "failed")
}
/**
 * What was done.
 */
export interface WalletTransfer {
/**
 * One for each vendor that held money.
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
 * What is asked.
 */
kind?: ("letters" | "equation")
}
/**
 * What the check is for.
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
 * Where the handle must be let go, in thousandths of the track.
 */
target: number
/**
 * How far off it may be, in thousandths.
 */
tolerance: number
}
/**
 * How the slider was moved.
 */
export interface HumanCheckBody {
/**
 * The challenge.
 */
challenge: string
/**
 * Where it was let go, in thousandths.
 */
position: number
/**
 * Milliseconds it took.
 */
duration: number
}
/**
 * A passed check; the fields go with the login or the registration.
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
 * The proof again, as the platform expects.
 */
geetest_seccode: string
}
/**
 * An affiliate code and where it was used, or a host by itself.
 */
export interface AffiliateQuery {
/**
 * The code; without it the question is whether the host belongs to an affiliate.
 */
code?: string
/**
 * The host.
 */
domain: string
}
/**
 * Whether the code, or the host, is accepted. An answer that says nothing accepts it.
 */
export interface Affiliate {
/**
 * Accepted; true without it.
 */
success?: boolean
/**
 * Who invites.
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
 * Whether a user name can be had.
 */
export interface UsernameValidity {
/**
 * Free.
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
 * A trial account logs in.
 */
trial?: boolean
/**
 * Human check.
 */
geetest_challenge?: string
/**
 * Human check.
 */
geetest_validate?: string
/**
 * Human check.
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
 * The password must be changed.
 */
firstTimeLogin?: boolean
/**
 * The password must be changed.
 */
passwordExpired?: boolean
/**
 * Epoch milliseconds of the login before.
 */
lastLoginTime?: number
}
/**
 * What comes with a refused login, registration or password by mail.
 */
export interface LoginRefusal {
/**
 * From now on a captcha is asked.
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
 * Where from.
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
 * Again.
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
 * Human check.
 */
geetest_challenge?: string
/**
 * Human check.
 */
geetest_validate?: string
/**
 * Human check.
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
 * 0 when no trial could be had.
 */
trail: number
session?: Login
}
/**
 * Which merchant plays.
 */
export interface TestPlayBody {
/**
 * The trial merchant.
 */
merchantCode: string
}
/**
 * Who forgot.
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
 * The end of an authorization.
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
 * Where the player came back to.
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
 * One module and what is under it.
 */
export interface WhitelabelNode {
/**
 * The flag.
 */
modId: string
/**
 * "1" when on.
 */
enabled: string
/**
 * What is off when this is off.
 */
childrenNodes?: WhitelabelNode[]
}
/**
 * Whose templates.
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
 * What the gateway says of one registration field.
 */
export interface RegisterField {
/**
 * Whether it is asked.
 */
enabled: boolean
/**
 * Whether it must be filled.
 */
required: boolean
/**
 * Its place by the gateway.
 */
ordinal?: number
}
/**
 * Registration settings.
 */
export interface RegisterSettings {
/**
 * By field name.
 */
fields: {
[k: string]: RegisterField | undefined
}
/**
 * Whether a captcha code is asked.
 */
captcha: boolean
/**
 * Whether the slider check is asked.
 */
humanCheck?: boolean
/**
 * Whether an entered affiliate code is verified first.
 */
affiliate?: boolean
/**
 * The least age.
 */
minimumAge?: number
}
/**
 * Which merchant.
 */
export interface SystemStatusQuery {
/**
 * The code at the gateway.
 */
merchantCode?: string
}
/**
 * Whether the platform is open, and the settings that come with it.
 */
export interface SystemStatus {
/**
 * Under maintenance.
 */
maintenance?: boolean
/**
 * Not for this place.
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
 * Paths of calls by their name, where they are not the default ones; a merchant's own paths win.
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
 * Where the player is sent.
 */
authorizationEndpoint: string
/**
 * Where the player comes back to.
 */
redirectUri: string
/**
 * What is asked for.
 */
scope?: string
}
/**
 * What pages need besides the status.
 */
export interface ConsolidatedSettings {
/**
 * ISO 4217 code.
 */
currency: string
/**
 * Its sign.
 */
currencySymbol: string
/**
 * Digits after the point.
 */
currencyDigits?: number
/**
 * Whether login asks the slider check.
 */
humanCheck?: boolean
/**
 * Whether login asks a captcha from the first attempt on; unsaid, a refusal asks it.
 */
loginCaptcha?: boolean
/**
 * Whether a trial account can be had.
 */
trial?: boolean
/**
 * Whether a password can be sent by mail.
 */
passwordByEmail?: boolean
/**
 * Whether a password by mail says that no account fits.
 */
revealUnknownAccount?: boolean
/**
 * Providers that are initialised.
 */
socialProviders?: SocialProvider[]
}
/**
 * Where else the merchant answers.
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
 * What a field accepts.
 */
export interface Pattern {
/**
 * A regular expression; * accepts anything.
 */
acceptedPattern: string
/**
 * What is said when it does not match.
 */
message?: string
/**
 * Its name.
 */
patternId?: string
/**
 * Fewest characters.
 */
minLength?: number
/**
 * Most characters.
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
