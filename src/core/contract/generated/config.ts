/* Written by `npm run generate` from schemas/. */

/**
 * A path such as art/logo.svg, ending in svg, png, webp or jpg.
 */
export type Art = string
/**
 * The condition under which a block or a field is shown: a tree of all, any and not over single facts. Its result is true, false or unknown, each with a reason. Unknown hides only the block or field that has the condition.
 */
export type Condition = ({
/**
 * True when every condition in the list is true.
 * 
 * @minItems 1
 */
all: Condition[]
} | {
/**
 * True when at least one condition in the list is true.
 * 
 * @minItems 1
 */
any: Condition[]
} | {
not: Condition
} | {
/**
 * A whitelabel flag of the platform, such as PTSYS3.
 */
flag: string
/**
 * The required state.
 */
is?: boolean
} | {
/**
 * A template flag of the platform.
 */
template: ("mem_cen" | "dep_func")
/**
 * The required variant.
 */
is?: ("base" | "new")
} | {
/**
 * A live setting by dotted path, such as "register.captcha" or "wallet.isSingle".
 */
setting: string
/**
 * The required value.
 */
is?: (boolean | string | number)
} | {
/**
 * The session of the player, or a list of accepted sessions.
 */
session: (("guest" | "member" | "trial" | "agent") | ("guest" | "member" | "trial" | "agent")[])
} | {
/**
 * The language of the page, or a list of accepted languages.
 */
language: (string | string[])
} | {
/**
 * The kind of device that opened the page, or a list of accepted kinds.
 */
device: (("browser" | "pwa" | "webclip" | "app") | ("browser" | "pwa" | "webclip" | "app")[])
} | {
/**
 * A window of time. Without "from" it has no beginning, without "until" no end.
 */
time: {
/**
 * The first moment of the window: a time with its offset, such as 2026-12-24T18:00+07:00, or with its zone, such as 2026-12-24T18:00[Asia/Bangkok]. A local time that the zone skips moves forward by the gap; of a local time that the zone has twice, the first counts.
 */
from?: string
/**
 * The first moment after the window, written like "from".
 */
until?: string
}
})
/**
 * The type of the block.
 */
export type FallbackType = ("header" | "footer" | "bottom-menu" | "slide-menu" | "service" | "banner" | "notices" | "account" | "categories" | "vendor-section" | "popular-games" | "winner-board" | "contact" | "fixtures" | "scoreboard" | "game-list" | "vendor-bar" | "game-grid" | "vendor-head" | "my-games" | "game-search" | "lobby-filters" | "lotteries" | "picture" | "document" | "promo-card" | "countdown" | "picture-link" | "questions" | "login-form" | "register-form" | "trial-form" | "social-login" | "trial-play" | "red-envelope" | "live-rooms" | "member-profile" | "member-wallet" | "member-menu" | "deposit" | "points-balance" | "goods" | "points-exchange" | "mall-orders" | "help-topics" | "service-channels" | "promotions" | "app-downloads" | "sign-in-calendar" | "reward-list" | "missions" | "level-gifts")
/**
 * A text for players: a message key of the locale files, or the text itself by language tag.
 */
export type Text = (string | {
[k: string]: string | undefined
})
/**
 * A moment: a time with its offset, such as 2026-12-24T18:00+07:00, or with its zone, such as 2026-12-24T18:00[Asia/Bangkok]. A local time that the zone skips moves forward by the gap; of a local time that the zone has twice, the first counts.
 */
export type Moment = string
/**
 * The target of a tap: a route of the product that starts with one slash, or an https, tel, mailto or line address that passes the link allow-list.
 */
export type Link = string
/**
 * A colour as #rrggbb or #rrggbbaa.
 */
export type ThemeColour = string
/**
 * A font in the merchant's own folder or inherited from a parent's, as a path that starts with art/fonts/ and ends in woff2, ttf or otf. Players load only the characters of the languages that the merchant has; of Chinese and Japanese, those of its headlines.
 */
export type ThemeFontFile = string
/**
 * Block ids from top to bottom; "*" means the rest, in the inherited order.
 */
export type PageOrder = string[]
/**
 * A page of the product, such as "winners"; a lobby, such as "slots"; "menu" for the button of the slide-in menu; a page of your own, such as "own-club"; or an entry of "entries".
 */
export type NavigationName = string
/**
 * An icon.
 */
export type ThemeIcon = ("home" | "menu" | "back" | "close" | "chevron" | "chevron-down" | "search" | "globe" | "check" | "warning" | "info" | "refresh" | "eye" | "eye-off" | "announce" | "pause" | "play" | "chat" | "phone" | "headset" | "line" | "facebook" | "google" | "user" | "lock" | "wrench" | "heart" | "heart-full" | "filter" | "random" | "hot" | "clock" | "mail" | "deposit" | "withdraw" | "transfer" | "wallet" | "records" | "settings" | "help" | "download" | "save" | "gift" | "mall" | "sign-out" | "member" | "activity" | "plus" | "minus" | "arrow" | "picture" | "slots" | "fish" | "live" | "sports" | "esports" | "poker" | "lottery" | "elottery" | "crash" | "mini" | "cricket" | "cockfight" | "bank" | "shield" | "key" | "device" | "edit" | "copy" | "camera" | "identity" | "calendar" | "bell" | "trash" | "reply" | "limit" | "qr" | "upload" | "idea" | "send" | "bets" | "ledger" | "chart" | "bonus" | "packet" | "invite" | "trophy" | "team" | "coins" | "percent" | "link" | "contract" | "ticket" | "crown")
/**
 * A page by its route, a group of pages, or all of them. A name that is both a page and a group, such as help, is the group.
 */
export type ThemePageOrnament = ("all" | "account" | "money" | "rewards" | "agents" | "help" | "forgot" | "memberHome" | "settings" | "security" | "changePassword" | "bankCards" | "identity" | "playSafely" | "messages" | "deposit" | "withdraw" | "transfer" | "records" | "bets" | "accountRecord" | "profit" | "bonus" | "activity" | "vip" | "mall" | "pointsRecord" | "invite" | "winners" | "agentHome" | "team" | "teamBets" | "agentIncome" | "agentLinks" | "agentRebates" | "teamTransfer" | "contracts" | "dailySalaryContract" | "dividendContract" | "hourlySalaryContract" | "service" | "notice" | "feedback" | "userAgreement" | "download")
/**
 * A position in the interface that a picture can decorate; category-… is the mark of a game category, by the name of its icon. portrait frames the avatar of a member, which covers two thirds of its width in the middle; group is between the heading of a group of icons and the icons, tile behind each icon. mall is over the items of the points mall, points before a number of points, poster the background of an agent's poster, which covers 1080 by 1350 pixels; backdrop is behind the column of the page on a large screen, which it covers from its lower edge on: 1280 by 800 pixels. The column hides the middle 480.
 */
export type ThemeOrnament = ("empty" | "error" | "offline" | "maintenance" | "restricted" | "success" | "loading" | "divider" | "sheet" | "menu" | "backdrop" | "bottom-raised" | "section" | "page" | "slider" | "category-slots" | "category-fish" | "category-live" | "category-sports" | "category-esports" | "category-poker" | "category-lottery" | "category-elottery" | "category-cockfight" | "category-cricket" | "category-crash" | "category-mini" | "stub" | "account" | "portrait" | "group" | "tile" | "packet" | "packet-open" | "packet-empty" | "packet-strip" | "packet-prize" | "packet-background" | "code" | "poster" | "mall" | "points")

/**
 * A login or register prompt for a guest; name, balance with mask and refresh, and money buttons for a signed-in player.
 */
export interface AccountBlock {
/**
 * The type of the block.
 */
type: "account"
/**
 * The structure of the block.
 */
variant: ("strip" | "figures" | "passbook" | "hero")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
greeting?: Text
line?: Text
/**
 * The money buttons. The first is the main one.
 * 
 * Items: A money page.
 */
actions: ("deposit" | "withdraw" | "transfer")[]
/**
 * Masks the balance at first.
 */
masked: boolean
/**
 * The display of the balance if there is a single wallet for everything.
 */
single: ("hide" | "show")
/**
 * The background of the hero variant: a deep colour, or the picture of a hero above it. For a member, that picture becomes as tall as this block.
 */
tone: ("deep" | "clear")
}
}
/**
 * The block to show if the running version does not know the type of the configured one.
 */
export interface Fallback {
type: FallbackType
/**
 * The structure of the block.
 */
variant?: string
/**
 * The settings of the block.
 */
settings?: {
[k: string]: unknown | undefined
}
}
/**
 * The way to the app: add to the home screen first, then the package for the visitor's system, with the steps of iOS.
 */
export interface AppDownloadsBlock {
/**
 * The type of the block.
 */
type: "app-downloads"
/**
 * The structure of the block.
 */
variant: "cards"
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * Shows the way to add the site to the home screen.
 */
homeScreen: boolean
/**
 * Shows how to trust the developer on iOS.
 */
steps: boolean
}
}
/**
 * A carousel of the gateway's banners. With more than one banner it advances automatically and loops.
 */
export interface BannerBlock {
/**
 * The type of the block.
 */
type: "banner"
/**
 * The structure of the block.
 */
variant: ("inset" | "full-bleed" | "poster" | "hero")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The announcements group to show.
 */
group: string
/**
 * The display if the group has no banner: a notice, or nothing.
 */
empty: ("notice" | "hide")
/**
 * The milliseconds for which a banner is shown.
 */
autoplay: number
/**
 * The duration of a change, in milliseconds.
 */
speed: number
/**
 * The pixels that a finger must move to change the banner.
 */
threshold: number
/**
 * The cards of the inset variant: low ones with the text on the picture, or tall ones in the brand's colour with the text beside the picture.
 */
cards: ("picture" | "colour")
art?: Art
memberArt?: Art
title?: Text
line?: Text
/**
 * The height, in pixels, of the blocks after a hero that overlap its picture. For a guest, the hero leaves exactly that part of the first screen free. For a signed-in player, the picture is behind the next block, such as a hero account, and as tall as that block.
 */
followed?: number
/**
 * Texts on the picture of the hero variant, each at its position.
 * 
 * Items: A text on the picture.
 */
labels?: {
text: Text
/**
 * The distance of its centre from the left, in hundredths of the picture's width.
 */
x: number
/**
 * The distance of its centre from the top, in hundredths of the picture's width.
 */
y: number
/**
 * Shows it only on a guest's picture, or also on a member's.
 */
who?: ("guest" | "all")
/**
 * The colour of the text: dark or light.
 */
ink?: ("dark" | "light")
}[]
}
}
/**
 * The bar at the bottom of the screen with three to five entries of navigation.bottom, hidden on pages with a single task, such as login.
 */
export interface BottomMenuBlock {
/**
 * The type of the block.
 */
type: "bottom-menu"
/**
 * The structure of the block.
 */
variant: ("flat" | "ruled" | "floating" | "notched" | "dock")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * Shows the label of every entry, or only of the active one.
 */
labels: ("all" | "active")
}
}
/**
 * Links to the game categories, in the gateway's order.
 */
export interface CategoriesBlock {
/**
 * The type of the block.
 */
type: "categories"
/**
 * The structure of the block. The rail shows the vendors of one category beside it. At the side of a lobby, the categories form a column that stays fixed while the page scrolls, with the following blocks beside it.
 */
variant: ("grid" | "rail" | "side" | "tabs" | "pills")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The categories shown, in this order. By default all that the gateway lists.
 * 
 * Items: A game category.
 */
only?: ("RNG" | "FISH" | "LIVE" | "SPORTS" | "ESPORTS" | "PVP" | "LOTT" | "ELOTT" | "COCKFIGHT" | "CRICKET" | "CRASH" | "MINI")[]
/**
 * The category that the rail variant opens first.
 */
initial?: ("RNG" | "FISH" | "LIVE" | "SPORTS" | "ESPORTS" | "PVP" | "LOTT" | "ELOTT" | "COCKFIGHT" | "CRICKET" | "CRASH" | "MINI")
/**
 * The number of vendor tiles beside the rail, in the rail variant.
 */
tiles: number
/**
 * Begins the rail with an entry for the hot games of all categories.
 */
hot: boolean
/**
 * Shows the first hot game of the active category in full width above its vendors, with its last win.
 */
feature: boolean
/**
 * The shape of the upper edge of the section's background.
 */
edge: ("none" | "arc" | "scallop")
/**
 * The background of the block above, which is visible through the edge.
 */
over: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
/**
 * The background of the block; "clear" shows what reaches below it from the block above, such as the picture of a hero.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * Call and social-line links of the gateway.
 */
export interface ContactBlock {
/**
 * The type of the block.
 */
type: "contact"
/**
 * The structure: links as pills, as cards, or as the cells of one frame on the inverse background, which continues into an inverse footer.
 */
variant: ("pills" | "cards" | "cells")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
title?: Text
line?: Text
art?: Art
/**
 * The fill of a link: raised from the page, or in the primary colour.
 */
look: ("soft" | "solid")
/**
 * The background of the links: the page, or a sunken background that a sunken footer continues.
 */
ground: ("page" | "sunken")
}
}
/**
 * The time left until a moment, by the server's clock, with a title, a line and a button.
 */
export interface CountdownBlock {
/**
 * The type of the block.
 */
type: "countdown"
/**
 * The structure of the block: days, hours, minutes and seconds on tiles, or all of it in one line beside the title.
 */
variant: ("tiles" | "line")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
until: Moment
title?: Text
line?: Text
ended?: Text
link?: Link
label?: Text
/**
 * The background of the section.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * The deposit form and the order that follows it. The variant "page" has the methods, the amount and the promotion on one page; "stepper" asks for the method first, then for the amount.
 */
export interface DepositBlock {
/**
 * The type of the block.
 */
type: "deposit"
/**
 * The structure of the block.
 */
variant: ("page" | "stepper")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The number of methods in a row, in the variant "page".
 */
columns: number
/**
 * What a step begins with, in the variant "stepper": "both" the three steps and the question of the present one, "steps" the three steps, "question" the question and below it the present step. A screen reader reads the question in each case.
 */
head: ("both" | "steps" | "question")
/**
 * How the amounts to choose are drawn: "chips" as buttons, "ruler" as marks on a line.
 */
amounts: ("chips" | "ruler")
/**
 * How the modules of the QR code to pay with are drawn.
 */
code: ("squares" | "dots")
}
}
/**
 * A text of the merchant, such as a licence or terms, from the Markdown files documents/<name>.<language>.md. A language without a file shows another one.
 */
export interface DocumentBlock {
/**
 * The type of the block.
 */
type: "document"
/**
 * The structure of the block.
 */
variant: "text"
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The name of the document, without its language and ".md", such as "about".
 */
file: string
/**
 * The background of the section.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * Matches to come from the lobby news, by day, with the start time in the player's time zone. A tap opens the vendor that offers the match.
 */
export interface FixturesBlock {
/**
 * The type of the block.
 */
type: "fixtures"
/**
 * The structure of the block.
 */
variant: "rows"
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
title?: Text
/**
 * The game category of the matches. By default matches of all categories.
 */
category?: ("SPORTS" | "ESPORTS" | "COCKFIGHT" | "CRICKET")
/**
 * The number of matches shown. The number beside the heading counts all matches.
 */
limit: number
}
}
/**
 * The footer of every page: links, age mark and responsible-play link. The mark and the link cannot be removed.
 */
export interface FooterBlock {
/**
 * The type of the block.
 */
type: "footer"
/**
 * The structure: "sunken" has a background one step below the page, with the age mark first and a sentence on playing within one's means; "level" is the same on the background of the page.
 */
variant: ("plain" | "inverse" | "sunken" | "level")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * Links before the age mark.
 * 
 * Items: One link.
 */
links: {
text: Text
to: Link
}[]
statement?: Text
/**
 * The form of the footer on pages without the bottom menu, such as login: whole, or a line with the age mark, the responsible-play link and customer service.
 */
forms: ("full" | "line")
}
}
/**
 * The games of the lobby's category. More games load when the player scrolls near the end. A guest sees the popular games. A lobby-filters block filters them.
 */
export interface GameGridBlock {
/**
 * The type of the block.
 */
type: "game-grid"
/**
 * The structure: covers in a grid, the same with the vendor below each, a list of rows with a small picture, or one popular game across the page. As the first block of a lobby, the lead extends behind the page's bar.
 */
variant: ("covers" | "captioned" | "rows" | "lead")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The number of covers in a row.
 */
columns: number
/**
 * Wide pictures of games by their code, 390 by 268, for the lead. The lead shows the first popular game that has one, or else the first game with its own picture cropped.
 */
wide: {
[k: string]: Art | undefined
}
/**
 * The background of the block; "clear" shows what reaches below it from the block above, such as the picture of a hero.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * Vendor tiles by game type. A tap launches the vendor's game; for slots it opens the vendor's game list.
 */
export interface GameListBlock {
/**
 * The type of the block.
 */
type: "game-list"
/**
 * The structure: cards, small rows in two columns, upright pictures that fill their tiles, or one list whose rows show a game type and its vendors.
 */
variant: ("tiles" | "compact" | "scenes" | "rows")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The game types, in this order. By default all that the gateway lists.
 * 
 * Items: A game type.
 */
types?: ("RNG" | "FISH" | "LIVE" | "SPORTS" | "ESPORTS" | "PVP" | "LOTT" | "ELOTT" | "COCKFIGHT" | "CRICKET" | "CRASH" | "MINI")[]
/**
 * The number of vendors shown for each type.
 */
limit: number
title?: Text
}
}
/**
 * The entry to the search for games and vendors in all categories. A guest searches the popular games.
 */
export interface GameSearchBlock {
/**
 * The type of the block.
 */
type: "game-search"
/**
 * The structure: a field across the page, or a short pill in the middle.
 */
variant: ("field" | "pill")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The background of the block; "clear" shows what reaches below it from the block above, such as the picture of a hero.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
/**
 * The highest number of games shown.
 */
limit: number
}
}
/**
 * The items of the points mall with their points and stock, and the sheet in which points are spent on one. On the page of the mall each such block is a tab. The variant "shelf" sets two items on each shelf, "arch" sets each in an arched niche, "grid" on a card.
 */
export interface GoodsBlock {
/**
 * The type of the block.
 */
type: "goods"
/**
 * The structure of the block.
 */
variant: ("grid" | "shelf" | "arch")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The items to list: things that are sent, or free spins.
 */
kind: ("goods" | "freeSpins")
}
}
/**
 * The bar at the top of home: logo, language picker, and a deposit button shown only to a guest.
 */
export interface HeaderBlock {
/**
 * The type of the block.
 */
type: "header"
/**
 * The structure of the block.
 */
variant: ("bar" | "overlay")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The side of the menu button.
 */
menuSide: ("start" | "end")
/**
 * The form of the current language's name.
 */
languageLabel: ("name" | "code")
/**
 * Shows the deposit button to a guest.
 */
showDeposit: boolean
/**
 * Shows a link to a member's messages while the flag INBOX3 is on.
 */
inbox: boolean
/**
 * The height of the logo in pixels: 28 or 36.
 */
logo: ("regular" | "large")
/**
 * The icon of the language: a globe before it, or a chevron after it.
 */
languageIcon: ("globe" | "chevron")
}
}
/**
 * The topics of the help centre with search, categories and a vote on each. The topics of the gateway come first; the merchant's own are shown if the gateway has none or does not answer.
 */
export interface HelpTopicsBlock {
/**
 * The type of the block.
 */
type: "help-topics"
/**
 * The structure of the block.
 */
variant: "accordion"
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The merchant's own topics.
 * 
 * Items: A topic.
 */
topics: {
/**
 * Its id.
 */
id: string
/**
 * Its category.
 */
category: ("account" | "deposit" | "withdraw" | "bonus" | "app")
question: Text
answer: Text
}[]
/**
 * Shows the search field.
 */
search: boolean
}
}
/**
 * The gifts of the member's level, and the way to the levels.
 */
export interface LevelGiftsBlock {
/**
 * The type of the block.
 */
type: "level-gifts"
/**
 * The structure of the block.
 */
variant: "rows"
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The background of the section.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * The rooms of the live casino: table, dealer, viewers, and whether a room is free, for VIP members, or paid by the day. It is shown to members, in the category of live casino.
 */
export interface LiveRoomsBlock {
/**
 * The type of the block.
 */
type: "live-rooms"
/**
 * The structure of the block: cards that scroll sideways, or rows.
 */
variant: ("rail" | "list")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
title?: Text
/**
 * The number of rooms shown.
 */
limit: number
}
}
/**
 * Filters for the lists of a lobby: all, hot, new, favourite or recent games, for slots also by minimum bet and number of lines, with an order and a count. The address holds the choice. A lobby without this block shows every game.
 */
export interface LobbyFiltersBlock {
/**
 * The type of the block.
 */
type: "lobby-filters"
/**
 * The structure: words in a row, pills in a row, or a button. A button at the end opens the other filters in a sheet.
 */
variant: ("tabs" | "pills" | "sheet")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The kinds of games that players can choose in addition to all games, in this order. Favourites, recent and hot games need the flags GAMELOFAV3, GAMELOREC3 and GAMELOHOT3.
 * 
 * Items: A kind of games.
 */
shows: ("hot" | "new" | "favourites" | "recent")[]
/**
 * Shows a button that opens a random game.
 */
random: boolean
/**
 * Shows the number of games.
 */
count: boolean
/**
 * Shows the vendors, the kinds of games and the order as filters in one row instead of a button, with the entry to the search at its end, in the sheet variant. The lobby then needs neither a vendor bar nor a game search.
 */
cells: boolean
/**
 * The background of the block; "clear" shows what reaches below it from the block above, such as the picture of a hero.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * User name or mobile, password, captcha if the server asks for it, human check, remember me, forgot password, login and join.
 */
export interface LoginFormBlock {
/**
 * The type of the block.
 */
type: "login-form"
/**
 * The structure of the block.
 */
variant: ("boxed" | "ruled" | "filled")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * Shows a link to registration below the form.
 */
join: boolean
/**
 * The form of the link to registration: a button, or a line of text with a link.
 */
joinAs: ("button" | "line")
/**
 * The display of progress: "dots" draws a bulb on a cord beside each field.
 */
progress: ("none" | "dots")
/**
 * The colour of the login button; "primary" if another block has the main action.
 */
button: ("accent" | "primary")
/**
 * The display of the captcha: once the gateway asks for it, or always, for a gateway that needs one at every login and cannot announce it.
 */
captcha: ("asked" | "always")
}
}
/**
 * The lotteries of the gateway with the time to the next draw and the last result.
 */
export interface LotteriesBlock {
/**
 * The type of the block.
 */
type: "lotteries"
/**
 * The structure: the next draw as a calendar leaf, tiles, rows, or all draws of the lists below chips that select one group.
 */
variant: ("leaf" | "tiles" | "rows" | "groups")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The list of the gateway that is shown.
 */
mode: ("Lott" | "Elott")
/**
 * The lists of the gateway in the groups variant.
 * 
 * @minItems 1
 * 
 * Items: A list of the gateway.
 */
modes: ("Lott" | "Elott")[]
/**
 * The form of a draw in the groups variant: a tile, a tear-off leaf, two in a row, or a row.
 */
draws: ("tiles" | "leaves" | "rows")
/**
 * The form of the draw that closes first, before the groups variant: none, a calendar leaf whose last result is a torn leaf, or a card with the picture of "art".
 */
lead: ("none" | "leaf" | "card")
art?: Art
/**
 * The background of the block in the groups variant; "clear" shows what reaches below it from the block above, such as the picture of a hero.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
/**
 * The number of lotteries. The groups variant shows all of them.
 */
limit: number
title?: Text
/**
 * The calendar for the second date on the binding of a leaf.
 */
calendar: ("none" | "chinese")
}
}
/**
 * What the member has spent points on, with the state of each order. On the page of the mall it is a tab.
 */
export interface MallOrdersBlock {
/**
 * The type of the block.
 */
type: "mall-orders"
/**
 * The structure of the block.
 */
variant: "plain"
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {

}
}
/**
 * The pages of the member in groups, as a list or as icons in four columns. A page whose flag is off is not shown, and a group without pages neither. Deposit, withdrawal and bank accounts are not among the default pages, because the block "member-wallet" leads to them. The page "transfer" is shown only where vendors have wallets of their own.
 */
export interface MemberMenuBlock {
/**
 * The type of the block.
 */
type: "member-menu"
/**
 * The structure of the block.
 */
variant: ("list" | "grid")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The groups, from top to bottom.
 * 
 * @minItems 1
 * 
 * Items: A group.
 */
groups: {
name: Text
/**
 * The pages of the group.
 * 
 * @minItems 1
 * 
 * Items: A page.
 */
entries: ("deposit" | "withdraw" | "records" | "transfer" | "bets" | "accountRecord" | "profit" | "bonus" | "bankCards" | "activity" | "mall" | "pointsRecord" | "redEnvelope" | "invite" | "winners" | "agentHome" | "team" | "agentIncome" | "agentLinks" | "contracts" | "rewards" | "vip" | "notice" | "messages" | "service" | "feedback" | "help" | "settings" | "security" | "changePassword" | "identity" | "playSafely" | "download" | "userAgreement")[]
}[]
/**
 * Shows the button to log out below the groups.
 */
logout: boolean
/**
 * The background of the section.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
/**
 * The shape of the upper edge of the section's background.
 */
edge: ("none" | "arc" | "scallop")
/**
 * The background of the block above, which is visible through the edge.
 */
over: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * The avatar, the name and the level of the member.
 */
export interface MemberProfileBlock {
/**
 * The type of the block.
 */
type: "member-profile"
/**
 * The structure of the block.
 */
variant: ("row" | "hero")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * Shows when the member joined.
 */
joined: boolean
/**
 * Shows the turnover and the deposits that the next level needs.
 */
progress: boolean
/**
 * The position of the avatar in the variant "row": small before the name, or large after it.
 */
portrait: ("start" | "end")
/**
 * The pictures of the levels, from the first. The number in the name of a level selects its picture.
 * 
 * @maxItems 20
 */
badges: Art[]
/**
 * The background of the section.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * The balance with mask and refresh, and the money buttons. The variant "vendors" also lists the balance at each vendor and recalls all of them, if the wallet is not single.
 */
export interface MemberWalletBlock {
/**
 * The type of the block.
 */
type: "member-wallet"
/**
 * The structure of the block.
 */
variant: ("card" | "vendors")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The buttons. The first is the main one.
 * 
 * Items: A page.
 */
actions: ("deposit" | "withdraw" | "accounts")[]
/**
 * The background of the section.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * The missions with the progress of each, and the button that claims its reward.
 */
export interface MissionsBlock {
/**
 * The type of the block.
 */
type: "missions"
/**
 * The structure of the block.
 */
variant: "rows"
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The background of the section.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * The player's recent games or favourites, or the platform's hot games: on a home of all categories, in a lobby of its category. Hidden if there are none, for a guest unless it shows hot games, and while its flag GAMELOREC3, GAMELOFAV3 or GAMELOHOT3 is off.
 */
export interface MyGamesBlock {
/**
 * The type of the block.
 */
type: "my-games"
/**
 * The structure: a row that scrolls sideways, or three in a row.
 */
variant: ("rail" | "grid")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The games to show.
 */
which: ("recent" | "favourites" | "hot")
title?: Text
/**
 * The highest number of games.
 */
limit: number
/**
 * The background of the block; "clear" shows what reaches below it from the block above, such as the picture of a hero.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * A line of scrolling announcement titles, or a line that reports that there are none.
 */
export interface NoticesBlock {
/**
 * The type of the block.
 */
type: "notices"
/**
 * The structure of the block.
 */
variant: ("line" | "ticker")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The divisor of the scroll speed: in each frame the line moves by the window's width divided by this number.
 */
divisor: number
/**
 * The background of the block; "clear" shows what reaches below it from the block above, such as the picture of a hero.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * A picture of the merchant that leads to a page or an address. As a video, it is the poster of a video that plays where the link leads.
 */
export interface PictureLinkBlock {
/**
 * The type of the block.
 */
type: "picture-link"
/**
 * The structure of the block: a picture, or the poster of a video with its title and the sign that it plays.
 */
variant: ("picture" | "video")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
art: Art
title: Text
link?: Link
/**
 * The width of the picture: inside the gutters, with the corners of cards, or as wide as the page.
 */
width: ("inset" | "full")
/**
 * The background of the section.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * A drawn picture with a title and a line, at the head of a form page.
 */
export interface PictureBlock {
/**
 * The type of the block.
 */
type: "picture"
/**
 * The structure of the block. A field has the brand's colour with two bands, whose shape follows the first letter of the brand's name. As the first block of a page it extends behind the page's bar. It shows text and no picture.
 */
variant: ("scene" | "banner" | "headline" | "field")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
art?: Art
over?: Art
/**
 * Extends the picture behind the page's bar if it is the first block of a page. "untitled" also removes the title from the bar, because the picture contains it. By default the picture does not extend.
 */
behindBar?: ("none" | "titled" | "untitled")
title?: Text
line?: Text
/**
 * The pixels at the bottom of a banner that the next block overlaps. That block needs the clear tone.
 */
followed?: number
/**
 * An announcements group whose first banner replaces the picture, such as m_reg.
 */
group?: string
/**
 * Shows the brand's logo above the text, 28 or 36 pixels high. For pages whose bar does not show it, such as login.
 */
logo: ("none" | "regular" | "large")
}
}
/**
 * The points of the member, the level, what this month earned and what expires next.
 */
export interface PointsBalanceBlock {
/**
 * The type of the block.
 */
type: "points-balance"
/**
 * The structure of the block.
 */
variant: "plain"
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
picture?: Art
}
}
/**
 * The form that turns points into money. On the page of the mall it is a tab.
 */
export interface PointsExchangeBlock {
/**
 * The type of the block.
 */
type: "points-exchange"
/**
 * The structure of the block.
 */
variant: "plain"
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {

}
}
/**
 * The most played games.
 */
export interface PopularGamesBlock {
/**
 * The type of the block.
 */
type: "popular-games"
/**
 * The structure of the block.
 */
variant: ("strip" | "grid" | "covers")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The list of the gateway that is shown.
 */
source: ("popular" | "hot")
/**
 * The number of games.
 */
limit: number
/**
 * Shows the name of the vendor below each card.
 */
footer: boolean
title?: Text
/**
 * Shows a link to the hot games of the lobby in the heading.
 */
more: boolean
}
}
/**
 * A promotion of the merchant's own: a picture, a title, a line, a button, and a countdown to its end.
 */
export interface PromoCardBlock {
/**
 * The type of the block.
 */
type: "promo-card"
/**
 * The structure of the block: a card with the picture above the words, or a row with a small picture beside them.
 */
variant: ("card" | "row")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
art?: Art
title?: Text
line?: Text
link?: Link
label?: Text
until?: Moment
ended?: Text
/**
 * The background of the section.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * The promotions of the gateway below chips of their categories. A card leads to the promotion. The variant "posters" has the words on large pictures; "tickets" has the picture beside the words.
 */
export interface PromotionsBlock {
/**
 * The type of the block.
 */
type: "promotions"
/**
 * The structure of the cards.
 */
variant: ("tickets" | "posters")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * Shows the first promotion as a poster, in the variant "tickets".
 */
lead: boolean
/**
 * The side of the picture, in the variant "tickets".
 */
picture: ("start" | "end")
/**
 * The number of promotions; all without it.
 */
limit?: number
}
}
/**
 * Questions with answers that open below them.
 */
export interface QuestionsBlock {
/**
 * The type of the block.
 */
type: "questions"
/**
 * The structure of the block.
 */
variant: "list"
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
title?: Text
/**
 * The questions in their order.
 * 
 * @maxItems 50
 * 
 * Items: A question.
 */
items: {
question: Text
answer: Text
}[]
/**
 * Shows the first answer from the start.
 */
open: boolean
/**
 * The background of the section.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * A line below the account of home and of the member centre while a red envelope is open or opens soon, with its countdown. The player can close it for the visit.
 */
export interface RedEnvelopeBlock {
/**
 * The type of the block.
 */
type: "red-envelope"
/**
 * The structure of the block.
 */
variant: "packet"
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The minutes before the opening from which the line is shown; 0 for only while it is open.
 */
soon: number
}
}
/**
 * The fields that the configuration lists and the gateway enables.
 */
export interface RegisterFormBlock {
/**
 * The type of the block.
 */
type: "register-form"
/**
 * The structure of the block.
 */
variant: ("boxed" | "ruled" | "filled")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The display of progress: a line of text, bulbs on a cord beside the fields with the count, or a ring.
 */
progress: ("none" | "count" | "dots" | "ring")
/**
 * The position of the ring: above the fields, or in the hole of the banner of 390 by 208 above the form.
 */
ringAt: ("form" | "picture")
/**
 * Shows a link to login below the form.
 */
login: boolean
/**
 * Shows age and agreement as two boxes, or as a single box. With the statement of not being barred, the two boxes have lines between them, below the age mark.
 */
statements: ("each" | "joined")
/**
 * The position of the main action: at the end of the form, or fixed at the bottom of the screen while the form is visible.
 */
submit: ("end" | "fixed")
}
}
/**
 * The number and the sum of the rewards that can be claimed, with the button that claims them all, the tickets, and the way to the history.
 */
export interface RewardListBlock {
/**
 * The type of the block.
 */
type: "reward-list"
/**
 * The structure of the block.
 */
variant: "cards"
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * Shows the button that claims all rewards.
 */
all: boolean
/**
 * The background of the section.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * Matches in play from the lobby news: both sides, the score, and a timeline with a ball at the current minute and dotted arcs between the goals. The first match has the inverse background.
 */
export interface ScoreboardBlock {
/**
 * The type of the block.
 */
type: "scoreboard"
/**
 * The structure of the block.
 */
variant: "rail"
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
title?: Text
/**
 * The game category of the matches. By default matches of all categories.
 */
category?: ("SPORTS" | "ESPORTS" | "COCKFIGHT" | "CRICKET")
/**
 * The number of matches shown. The number beside the heading counts all matches.
 */
limit: number
}
}
/**
 * The channels of customer service that pass the link allow-list, each with its hours, an id to copy and a QR code for LINE; the live chat; and the way to feedback and help.
 */
export interface ServiceChannelsBlock {
/**
 * The type of the block.
 */
type: "service-channels"
/**
 * The structure of the block.
 */
variant: "cards"
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * An e-mail address of customer service.
 */
email?: string
/**
 * Shows the QR code of LINE.
 */
qr: boolean
}
}
/**
 * A headset in the bar of every page. It opens the only customer service, or the page that lists them.
 */
export interface ServiceBlock {
/**
 * The type of the block.
 */
type: "service"
/**
 * The structure of the block.
 */
variant: "headset"
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The largest number of services. With 1, the headset always opens the first one.
 */
limit: number
}
}
/**
 * The days on which the member signed in, with the reward of each, and the button for today. The variant "month" shows every day of the month, "week" the days of the present week.
 */
export interface SignInCalendarBlock {
/**
 * The type of the block.
 */
type: "sign-in-calendar"
/**
 * The structure of the block.
 */
variant: ("month" | "week")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The background of the section.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * The menu that slides over the page.
 */
export interface SlideMenuBlock {
/**
 * The type of the block.
 */
type: "slide-menu"
/**
 * The structure: a panel with the account at the bottom, the same in three blocks of colour behind an arc with the menu ornament, a bound book, or an index with the account at the top, the categories as headlines and the rest in two columns.
 */
variant: ("panel" | "blocks" | "book" | "index")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The side from which it slides in.
 */
side: ("start" | "end")
/**
 * The logo at the top of a panel: the one for the page, or the one for the brand's colour, for a look that colours the top.
 */
logo: ("page" | "inverse")
/**
 * The display of the balance if there is a single wallet for everything.
 */
single: ("hide" | "show")
/**
 * The categories listed, in this order. By default all that the gateway lists.
 * 
 * Items: A game category.
 */
only?: ("RNG" | "FISH" | "LIVE" | "SPORTS" | "ESPORTS" | "PVP" | "LOTT" | "ELOTT" | "COCKFIGHT" | "CRICKET" | "CRASH" | "MINI")[]
/**
 * The unit of a category's number: games without a unit, games with a unit such as "64 tables", or vendors. By default a book shows units and an index counts vendors.
 */
counts?: ("plain" | "units" | "vendors")
/**
 * Shows the number of matches in play for each category, from the lobby news.
 */
inPlay: boolean
}
}
/**
 * Buttons for the sign-in providers that are set up and whose flag is on.
 */
export interface SocialLoginBlock {
/**
 * The type of the block.
 */
type: "social-login"
/**
 * The structure: "badges" are buttons on a raised background with each mark on a round badge; "row" is a row of plain buttons with the name of the provider, without a line above.
 */
variant: ("buttons" | "icons" | "badges" | "row")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The order of the buttons.
 * 
 * Items: A provider.
 */
providers: ("facebook" | "google")[]
/**
 * The alternative in the row variant: a join button before the providers, or a line below them with a link to login for members. It remains if no provider is set up.
 */
other: ("none" | "join" | "login")
}
}
/**
 * The generated trial name, the possibilities and limits of a trial, and the button that starts it.
 */
export interface TrialFormBlock {
/**
 * The type of the block.
 */
type: "trial-form"
/**
 * The structure of the block.
 */
variant: ("boxed" | "filled")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {

}
}
/**
 * The action that starts a demo account at once.
 */
export interface TrialPlayBlock {
/**
 * The type of the block.
 */
type: "trial-play"
/**
 * The structure: "pair" has a join button beside it, which remains if free play is off.
 */
variant: ("button" | "pill" | "link" | "pair")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
text?: Text
/**
 * The background of the block; "clear" shows what reaches below it from the block above, such as the picture of a hero.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
/**
 * The look of the trial button in a pair: on a raised background with its icon, or outlined like the button beside it.
 */
look: ("soft" | "outline")
lead?: Text
}
}
/**
 * The vendors of the lobby's category. A tap shows only the games of one vendor.
 */
export interface VendorBarBlock {
/**
 * The type of the block.
 */
type: "vendor-bar"
/**
 * The structure of the block.
 */
variant: ("chips" | "bubbles")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The background of the block; "clear" shows what reaches below it from the block above, such as the picture of a hero.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * The vendor whose games a list shows: its mark, its name, the number of its games, and the time of its maintenance.
 */
export interface VendorHeadBlock {
/**
 * The type of the block.
 */
type: "vendor-head"
/**
 * The structure: a row, or the vendor's own picture across the page with its name on it.
 */
variant: ("row" | "banner")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The background of the block; "clear" shows what reaches below it from the block above, such as the picture of a hero.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
}
/**
 * A game category, or all categories that no other block of the page names: the heading, the vendors in rows, and a link to the rest. Live and fishing have two rows, other categories three, unless "rows" is set.
 */
export interface VendorSectionBlock {
/**
 * The type of the block.
 */
type: "vendor-section"
/**
 * The structure: cards, numbered lanes that scroll, seals in a list, round tiles, pictures that fill their tiles, rows that begin with a picture, wide pictures with the name on them in rows that scroll, small pictures beside the name in rows that scroll, or the popular games of the category: a wide one above tiles in two columns, or capsules in three columns. The last two show the vendors if a category has no popular game.
 */
variant: ("grid" | "lanes" | "list" | "bubbles" | "scenes" | "rows" | "posters" | "crops" | "feature" | "capsules")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The game category. "*" draws a section for each category that the gateway offers and that no block of the page names, in the gateway's order. Such sections have the name of their category as heading, and no edge, perch or depth.
 */
category: ("RNG" | "FISH" | "LIVE" | "SPORTS" | "ESPORTS" | "PVP" | "LOTT" | "ELOTT" | "COCKFIGHT" | "CRICKET" | "CRASH" | "MINI" | "*")
/**
 * Categories for which the category "*" draws no section.
 * 
 * Items: A game category.
 */
except: ("RNG" | "FISH" | "LIVE" | "SPORTS" | "ESPORTS" | "PVP" | "LOTT" | "ELOTT" | "COCKFIGHT" | "CRICKET" | "CRASH" | "MINI")[]
title?: Text
/**
 * The number of rows of vendors.
 */
rows?: number
/**
 * Shows the link to the rest in the heading.
 */
more: boolean
/**
 * The background of the section; "clear" shows what reaches below it from the block above.
 */
tone: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
/**
 * Extends the first vendor of the grid across the whole first row.
 */
lead: boolean
/**
 * The shape of the upper edge of the section's background.
 */
edge: ("none" | "arc" | "scallop")
/**
 * The background of the block above, which is visible through the edge.
 */
over: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
depth?: Text
perch?: Art
/**
 * The layout of the category's popular games above a list of vendors: three in a row with their vendor, or a strip.
 */
covers: ("none" | "grid" | "strip")
/**
 * The unit of the number beside the heading.
 */
count: ("games" | "vendors" | "none")
/**
 * The position of the number: beside the heading with its unit, or alone in the link to the rest.
 */
countAt: ("title" | "more")
moreText?: Text
/**
 * Categories whose popular games appear among those of this one, in the feature and capsules variants.
 * 
 * Items: A game category.
 */
alike: ("RNG" | "FISH" | "LIVE" | "SPORTS" | "ESPORTS" | "PVP" | "LOTT" | "ELOTT" | "COCKFIGHT" | "CRICKET" | "CRASH" | "MINI")[]
/**
 * Wide pictures of games by their code, 358 by 196, for the game across the section. A game without one shows its own picture cropped.
 */
wide: {
[k: string]: Art | undefined
}
/**
 * Uses the vendors' marks on a sunken background as small pictures.
 */
marks: boolean
}
}
/**
 * A ranked, scrolling list of recent wins: a rank and a sentence with name, game and whole amount.
 */
export interface WinnerBoardBlock {
/**
 * The type of the block.
 */
type: "winner-board"
/**
 * The structure of the block.
 */
variant: ("podium" | "table" | "almanac" | "ticker")
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
/**
 * The settings of this block.
 */
settings: {
/**
 * The number of wins shown, of one hundred.
 */
rows: number
/**
 * The number of rows visible at once.
 */
visible: number
title?: Text
legend?: Text
}
}
export interface Flags {
/**
 * Facebook login. The first button of the social-login block. This value applies until the gateway sends the flag.
 */
FACEBOOKLOGIN3?: boolean
/**
 * Google login. The second button of the social-login block. This value applies until the gateway sends the flag.
 */
GOOGLELOGIN3?: boolean
/**
 * Points mall. The points mall route and its entries in the slide-in menu. This value applies until the gateway sends the flag.
 */
PTSYS3?: boolean
/**
 * Profile picture. Lets members open the avatar picker. This value applies until the gateway sends the flag.
 */
PROFPIC3?: boolean
/**
 * Free play. The trial page and the trial-play action. This value applies until the gateway sends the flag.
 */
FREEPLAY3?: boolean
/**
 * Captcha. Allows forms to ask for a captcha code. This value applies until the gateway sends the flag.
 */
CAPTCHA3?: boolean
/**
 * Human check. Shows the slider check in login and registration. This value applies until the gateway sends the flag.
 */
GEETEST3?: boolean
/**
 * Inbox. Internal messages. This value applies until the gateway sends the flag.
 */
INBOX3?: boolean
/**
 * Reward centre. The reward centre. This value applies until the gateway sends the flag.
 */
REWCEN3?: boolean
/**
 * Feedback. The feedback form of customer service. This value applies until the gateway sends the flag.
 */
FEEDBACK3?: boolean
/**
 * Favourites. Favourites in the game lobby and among the lotteries. This value applies until the gateway sends the flag.
 */
GAMELOFAV3?: boolean
/**
 * Recent games. Recent games in the game lobby. This value applies until the gateway sends the flag.
 */
GAMELOREC3?: boolean
/**
 * Hot games. Hot games in the game lobby. This value applies until the gateway sends the flag.
 */
GAMELOHOT3?: boolean
/**
 * Affiliates. Affiliate links in the agent centre. The flags of contracts (SIGNCONDIV3, DAILYSALCONT3, HOURSAL3) are below it: while it is off, contracts are off too. This value applies until the gateway sends the flag.
 */
AFFMAN3?: boolean
/**
 * Registration. The registration page and every link to it. This value applies until the gateway sends the flag.
 */
REG3?: boolean
/**
 * Member transfer. Transfers between members. This value applies until the gateway sends the flag.
 */
MEMTRANS3?: boolean
/**
 * Fund transfer. Transfers between wallets. This value applies until the gateway sends the flag.
 */
FUNDTRANS3?: boolean
/**
 * Chat. The chat of customer service. This value applies until the gateway sends the flag.
 */
CBS3?: boolean
/**
 * Dividend contracts. Dividend contracts. This value applies until the gateway sends the flag.
 */
SIGNCONDIV3?: boolean
/**
 * Daily-salary contracts. Daily-salary contracts. This value applies until the gateway sends the flag.
 */
DAILYSALCONT3?: boolean
/**
 * Hourly-salary contracts. Hourly-salary contracts. This value applies until the gateway sends the flag.
 */
HOURSAL3?: boolean
}
/**
 * Makes a folder a workspace of the installed package: livery.json. Base and the messages come from the package.
 */
export interface Livery {
/**
 * The address of this schema for editors.
 */
$schema?: string
/**
 * The version of this file's format.
 */
schemaVersion: 1
/**
 * What "livery init" and "livery upgrade" wrote. They keep this part themselves.
 */
scaffold?: {
/**
 * The version of the package that this workspace was made with or upgraded to, such as 1.2.3.
 */
version: string
/**
 * The files of a new workspace in that version, each with the first 16 digits of its SHA-256. An upgrade replaces a file only if nobody changed it since.
 */
files: {
[k: string]: string | undefined
}
}
/**
 * The gateways that the merchants of this workspace meet, such as staging and production, by the names that commands take: "livery why lagoon home --env staging".
 */
environments?: {
/**
 * One gateway with its merchants.
 */
[k: string]: {
/**
 * The gateway's origin, such as https://gateway.staging.example. It has no path, no password and no slash at its end.
 */
gateway: string
/**
 * The adapter of this gateway in place of the one that each merchant names as "gateway.adapter": the name of its file in gateways/ without .ts. null for a gateway that keeps the contract.
 */
adapter?: (string | null)
/**
 * Where "livery publish --env" puts the sites whose pages call this gateway. Keys of a bucket are no part of it: they come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.
 */
publish?: {
/**
 * The published folder, from the folder of this file, such as published/staging.
 */
out?: string
/**
 * A bucket in place of a folder, such as s3://shop/live.
 */
to?: string
/**
 * The address of the bucket's server, if it is not Amazon's.
 */
endpoint?: string
/**
 * True if nobody else publishes there, for a bucket whose server knows no conditional writes.
 */
alone?: boolean
}
} | undefined
}
/**
 * Who signs in to the studio that "livery studio --serve" serves, and what they may do. The client's secret is no part of it: it comes from LIVERY_STUDIO_SECRET.
 */
studio?: {
/**
 * The issuer of the identity provider (OpenID Connect), exactly as its discovery document names it, such as https://login.example/realms/staff. It begins with https://; only one on this machine may begin with http://.
 */
issuer: string
/**
 * The client id that the identity provider gave the studio.
 */
client: string
/**
 * The scopes to ask for beside openid, profile and email, such as groups.
 * 
 * Items: A scope, such as groups.
 */
scopes?: string[]
/**
 * Which claim of a person gives which role. A person has the roles of every grant that fits, and cannot sign in without any.
 * 
 * @minItems 1
 * 
 * Items: One role for whoever has a value in a claim.
 */
grants: {
/**
 * The claim of the ID token, such as groups, or a path in it, such as realm_access.roles. The claim email counts only if email_verified is true.
 */
claim: string
/**
 * The value that the claim must be, or hold if it is a list.
 */
value: string
/**
 * What it gives: viewer looks, editor saves, publisher publishes and rolls back, admin ends the sessions of others and reads the audit log. Each may do all that those before it may.
 */
role: ("viewer" | "editor" | "publisher" | "admin")
/**
 * The merchants that the role is for. By default all of them, also those that are made later.
 * 
 * @minItems 1
 * 
 * Items: The code of a merchant.
 */
merchants?: string[]
}[]
/**
 * True if nobody publishes alone: what a publisher wants to publish goes out once a second publisher has approved exactly that. Rollbacks need no approval.
 */
approval?: boolean
/**
 * The addresses that get a signed message when something was published, rolled back, or failed at its time. The secret is no part of it: it comes from LIVERY_WEBHOOK_SECRET.
 * 
 * Items: An address that begins with https://; only one on this machine may begin with http://.
 */
webhooks?: string[]
/**
 * The remote of the workspace's git with which the studio exchanges commits after each save and every so often. Its address and how git signs in there are configured in git alone.
 */
remote?: {
/**
 * The name of the remote in git, such as origin.
 */
name: string
/**
 * The seconds after which the studio looks for commits of others.
 */
seconds?: number
}
/**
 * How long a sign-in lasts.
 */
sessions?: {
/**
 * The minutes without a request after which a session ends.
 */
idleMinutes?: number
/**
 * The hours after a sign-in at which a session ends in any case. A role that the identity provider takes away ends with it at the latest.
 */
hours?: number
}
}
}
/**
 * The colours that the look of a merchant adds to the tokens of its theme: merchants/<code>/look/tokens.json.
 */
export interface LookTokens {
/**
 * The address of this schema for editors.
 */
$schema?: string
/**
 * The colours by name. A style sheet of the look uses one as var(--name).
 */
tokens: {
[k: string]: LookTokensToken | undefined
}
}
/**
 * A colour with what it is shown with, so that contrast is checked in the colours of every merchant that takes the look.
 */
export interface LookTokensToken {
/**
 * A colour, such as #2a1623, or one computed from tokens of the theme: var(), color-mix() in oklab, oklch or srgb, or oklch(from …).
 */
value: string
/**
 * The tokens that are backgrounds of texts in this colour. The contrast is at least 4.5:1.
 */
textOn?: string[]
/**
 * The tokens that are backgrounds of lines and marks in this colour. The contrast is at least 3:1.
 */
markOn?: string[]
/**
 * The tokens that are colours of texts on this background. The contrast is at least 4.5:1.
 */
backgroundOf?: string[]
}
/**
 * A merchant of the platform. It inherits every value that it does not set from the merchant that it extends.
 */
export interface Merchant {
/**
 * The address of this schema for editors.
 */
$schema?: string
/**
 * The version of this format.
 */
schemaVersion: 1
/**
 * The merchant's code, the same as its folder's name.
 */
code: string
/**
 * The merchant this one inherits from.
 */
extends?: string
/**
 * The host names this merchant answers to, without a port.
 * 
 * Items: A host in lower case, such as brand.localhost, without scheme, port or path.
 */
hosts?: string[]
/**
 * True for a merchant that is kept and not worked on. A publish of all merchants leaves it out, so its hosts stay as they are; a publish that names it takes its hosts down. It is hidden in the gallery, and validate lists its findings only where it is named. Merchants that inherit from it do not inherit this value.
 */
archived?: boolean
/**
 * The time zone that the merchant is run in, as a name of the IANA database. Times without a zone in the studio and in commands are in it, such as those of a scheduled publish. Players see times in the zone of their device.
 */
timeZone?: string
/**
 * Name and logo.
 */
brand?: {
name?: Text
logo?: Art
logoInverse?: Art
mark?: Art
}
theme?: Theme
/**
 * The languages that players can choose, and the language of a first visit.
 */
languages?: {
/**
 * The language of a first visit, as a language tag.
 */
default?: string
/**
 * The languages that players can choose, in this order.
 * 
 * @minItems 1
 */
supported?: string[]
/**
 * The text beside each name in the list of languages: a greeting or an invitation to switch, both in that language, or its name in the current language.
 */
notes?: ("none" | "greeting" | "invitation" | "translated")
}
/**
 * The addresses and options of the platform's gateway.
 */
gateway?: {
/**
 * The gateway's origin; empty for the host of the page.
 */
origin?: string
/**
 * Other origins of the same gateway. While the gateway's own origin cannot be reached, reads go to those of them that the gateway has sent as routes, or to all of them if it has sent none. The page's policy allows requests to no other origin.
 * 
 * Items: An https origin, such as https://gateway-2.example.com.
 */
fallbackOrigins?: string[]
/**
 * A code of the merchant at the gateway, in letters without accents, digits and signs, without a space, such as LAGOON-1; by default the code of the folder.
 */
merchantCode?: string
/**
 * A code of the merchant's trial accounts at the gateway, in the form of merchantCode, such as LAGOON-1-trial; by default the folder's code with -trial.
 */
trialMerchantCode?: string
/**
 * Paths of single calls by call name, which override the defaults.
 */
paths?: {
/**
 * A path of the gateway's own host that starts with one slash and has no query, such as /wps/session/login.
 */
[k: string]: string | undefined
}
/**
 * The value of the ModuleId header for the calls of each module. By default the name of the module.
 */
moduleIds?: {
/**
 * The id of the calls for status, settings, templates, login, logout and customer service.
 */
common?: string
/**
 * The id of the calls for registration, its settings and patterns, trial accounts and affiliates.
 */
registration?: string
/**
 * The id of the calls for captchas and human checks.
 */
captcha?: string
/**
 * The id of the calls for announcements and lobby news.
 */
announcements?: string
/**
 * The id of the calls for vendors, games, lotteries, favourites, launches, orders and winners.
 */
games?: string
/**
 * The id of the calls for the member, the picture and the balance.
 */
member?: string
/**
 * The id of the calls for transfers between wallets.
 */
fundTransfer?: string
/**
 * The calls of records: deposits, withdrawals, transactions, postings.
 */
memberTransactionReport?: string
/**
 * The call of profit and loss.
 */
personalReport?: string
/**
 * The id of the calls for an agent's figures, income, rates, links and contracts.
 */
agentInfo?: string
/**
 * The id of the calls for an agent's subordinates.
 */
agentDownline?: string
/**
 * The id of the call for the announcements to agents.
 */
agentAnnouncements?: string
}
/**
 * The prize modes to send in requests for the lotteries or games of a category.
 */
prizeModes?: {
/**
 * The prize mode of lotteries.
 */
LOTT?: ("Lott" | "ZY" | "Elott")
/**
 * The prize mode of electronic lotteries.
 */
ELOTT?: ("Lott" | "ZY" | "Elott")
}
/**
 * The adapter of a gateway that differs from the contract: the name of its file in gateways/ without .ts, such as north. Empty for a gateway that keeps the contract.
 */
adapter?: string
/**
 * How the gateway knows a player again: by a token that the page sends in the Authorization header, or by a cookie that no script can read, with a token against forged requests in the X-CSRF-Token header.
 */
session?: ("token" | "cookie")
/**
 * Repeats the token in the query of the calls for which a gateway requires it.
 */
tokenInQuery?: boolean
/**
 * The meaning of the status number of a gateway that sends no flags.
 */
statusReading?: ("A" | "B")
/**
 * The encoding of customer-service paths.
 */
serviceDecoder?: ("plain" | "base64")
/**
 * The pinned key for encrypted calls, base64 SPKI.
 */
publicKey?: string
/**
 * Hosts from which pictures may load, in addition to the page's own.
 * 
 * Items: A host such as example.com, or *.example.com for every host below it.
 */
imageHosts?: string[]
/**
 * Hosts to which links from outside may lead.
 * 
 * Items: A host such as example.com, or *.example.com for every host below it.
 */
linkHosts?: string[]
/**
 * Hosts of games and chats. A frame shows no other host, and no other host opens as a game.
 * 
 * Items: A host such as example.com, or *.example.com for every host below it.
 */
frameHosts?: string[]
/**
 * Member types that are not agents.
 */
agentExcludedTypes?: number[]
/**
 * Member types of trial accounts.
 */
trialTypes?: number[]
/**
 * Types of staff accounts, which cannot log in as members.
 */
nonMemberTypes?: number[]
}
flags?: Flags
/**
 * Flags that are off for this merchant whatever the gateway sends, each with the reason for colleagues. Nothing forces a flag on: what it opens needs the platform.
 */
forceOff?: {
/**
 * The reason.
 */
[k: string]: string | undefined
}
/**
 * The pages that are assembled from blocks. "shell" holds the blocks around every page; "lobby" is the game container, "lobby-sports" that of sports and e-sports, "lobby-lottery" that of the lottery; if one of these two is not configured, "lobby" applies; "vendor-games" is the game list of one slot vendor, "more-lotteries" the list of all lotteries; "member-home" is the member centre, "deposit" the deposit page, "help" the help centre, "service" customer service, "download" the page of the apps, "activity" the promotions. A page of your own has a name that begins with "own-", such as "own-club".
 */
pages?: {
shell?: Page
home?: Page
login?: Page
register?: Page
trial?: Page
lobby?: Page
"lobby-sports"?: Page
"lobby-lottery"?: Page
"vendor-games"?: Page
"more-lotteries"?: Page
"member-home"?: Page
deposit?: Page
mall?: Page
rewards?: Page
help?: Page
service?: Page
download?: Page
activity?: Page
[k: string]: OwnPage | Page | undefined
}
/**
 * The registration form.
 */
registration?: {
/**
 * The fields from top to bottom; "*" means the rest: as inherited, or else in the order that the gateway's settings number, and then as the platform lists them.
 */
order?: ("affiliateCode" | "recommenderId" | "username" | "payeeName" | "nickname" | "password" | "confirmPassword" | "mobileNum" | "qqNum" | "email" | "line" | "facebook" | "captcha" | "humanCheck" | "*")[]
/**
 * The settings of single fields, by name.
 */
fields?: {
/**
 * The settings of a field.
 */
[k: string]: {
when?: Condition
label?: Text
hint?: Text
placeholder?: Text
/**
 * A note to colleagues.
 */
note?: string
} | undefined
}
/**
 * The age that a player must confirm.
 */
minimumAge?: number
/**
 * Asks the player to state also that they are not barred from gambling.
 */
statement?: boolean
}
navigation?: Navigation
/**
 * The game lobby.
 */
lobby?: {
/**
 * The minimum bet of the slot filter.
 */
minimumBet?: number
/**
 * The lines of the slot filter.
 */
lines?: number
/**
 * The place where games open. In a frame the player stays on the page, with the balance and the time played above the game. In a window the page has a button that opens the game, for vendors whose games refuse frames. In both cases the address must have a host in gateway.frameHosts.
 */
launch?: {
/**
 * The place where games open of vendors that are not listed below.
 */
in?: ("frame" | "window")
/**
 * The place where the games of single vendors open, by the vendor's account type.
 */
vendors?: {
[k: string]: "frame" | "window" | undefined
}
}
}
/**
 * A member's settings page.
 */
profile?: {
/**
 * The fields of the profile, from top to bottom. A field that the gateway does not keep is not shown.
 * 
 * Items: An entry.
 */
fields?: ("nickname" | "payeeName" | "mobileNum" | "email" | "birthday" | "line" | "facebook" | "qqNum" | "weChat" | "whatsApp" | "telegram" | "zalo" | "address" | "nationality" | "occupation" | "sourceOfIncome" | "idNumber")[]
}
/**
 * The user agreement and the other documents that players can read. Their texts are messages: "legal.<document>.<section>.title" and ".text".
 */
documents?: {
/**
 * The version of the documents.
 */
version?: string
/**
 * The day of the last change, as YYYY-MM-DD.
 */
updated?: string
/**
 * The sections of the user agreement, from top to bottom.
 * 
 * Items: An entry.
 */
agreement?: ("account" | "eligibility" | "money" | "bonuses" | "games" | "conduct" | "closing" | "liability" | "changes" | "contact")[]
/**
 * The sections about privacy.
 * 
 * Items: An entry.
 */
privacy?: ("data" | "purpose" | "sharing" | "storage" | "rights" | "cookies" | "contact")[]
/**
 * The sections about responsible play.
 * 
 * Items: An entry.
 */
responsible?: ("signs" | "limits" | "timeOut" | "exclusion" | "underage" | "help")[]
/**
 * The sections of the bonus terms.
 * 
 * Items: An entry.
 */
bonus?: ("general" | "turnover" | "games" | "abuse" | "expiry")[]
}
/**
 * The settings for player safety: the demands of a market, the data that a device remembers, the length of a session.
 */
safety?: {
/**
 * The named set of a market's demands.
 */
profile?: ("default" | "strict")
/**
 * The data of a login that a device remembers.
 */
rememberedLogin?: ("credentials" | "username" | "off")
/**
 * The minutes of inactivity after which a session ends.
 */
inactivityMinutes?: number
/**
 * Reveals in the answer to a password request that an account does not exist.
 */
revealUnknownAccount?: boolean
}
/**
 * Values that no merchant below may change, by dotted path, each with its reason. A final value of a block also keeps the block in its order and without a new "when".
 */
$final?: {
[k: string]: string | undefined
}
}
/**
 * The theme: a few brand values from which the platform derives every colour and measure.
 */
export interface Theme {
/**
 * The lightness of surfaces: light or dark.
 */
mode?: ("light" | "dark")
primary?: ThemeColour
accent?: ThemeColour
surface?: ThemeColour
/**
 * The shape of corners.
 */
shape?: ("sharp" | "soft" | "round" | "pill")
/**
 * The depth of elements above the page.
 */
depth?: ("flat" | "line" | "shadow" | "glow")
/**
 * The spacing between elements.
 */
density?: ("compact" | "roomy")
/**
 * The pair of display and text families.
 */
type?: ("system" | "prompt" | "kanit" | "archivo" | "serif-cjk" | "nunito" | "sn-pro")
/**
 * The size of text; "large" moves every step one up.
 */
scale?: ("regular" | "large")
/**
 * The amount of motion. Nothing moves if the player prefers reduced motion.
 */
motion?: ("calm" | "lively")
/**
 * The colour of a player's gains; losses have the other one of green and red. Green is usual where players read Thai or English, red where they read Chinese. With "by-language", the tokens "gain" and "loss" change places on pages in Chinese.
 */
gain?: ("green" | "red" | "by-language")
/**
 * The look of the main action of a screen: a plain button, or with rings around a disc at its end. With rings, a ring also spreads from the finger on every pressed element.
 */
action?: ("plain" | "rings")
/**
 * A colour of their own for the buttons of one action, in every look. Their words, and their shades while they are pressed, are derived from it. A button that looks like a link keeps the colour of links.
 */
buttons?: {
login?: ThemeColour
register?: ThemeColour
trial?: ThemeColour
deposit?: ThemeColour
withdraw?: ThemeColour
}
/**
 * How the VIP page lists the levels: as cards that the player swipes, the lowest first, or as a table with what each level needs and brings, the highest first.
 */
levels?: ("cards" | "table")
/**
 * The places of the words and the code on an agent's poster, whose background is the ornament "poster". Without it, the headline is at the top, the code in the middle and the rest on a plate below.
 */
poster?: {
headline: ThemePosterPlace
code: ThemePosterPlace
brand: ThemePosterPlace
invitation: ThemePosterPlace
age: ThemePosterPlace
}
/**
 * What is beside the column of the page on a screen that is at least 1100 pixels wide, in front of the ornament "backdrop".
 */
largeScreen?: {
start?: ThemeLargeScreenSide
end?: ThemeLargeScreenSide
}
/**
 * Font files of the brand in place of the families of "type", whose families draw what a file has no characters for.
 */
fonts?: {
display?: ThemeFontFile
text?: ThemeFontFile
}
/**
 * The code of another merchant whose look is taken: how it draws the parts of the kit, in merchants/<code>/look/. Without it, a merchant has its own look/ over that of the merchant it extends, file by file. Files of its own look/ replace those of the look that it takes.
 */
look?: string
tokens?: ThemeTokens
/**
 * The merchant's own icon files by the icon's name.
 */
icons?: {
[k: string]: Art | undefined
}
/**
 * Pictures that decorate a named position in the interface.
 */
ornaments?: {
[k: string]: Art | undefined
}
/**
 * Pictures that decorate inner pages. In each place a page shows its own picture, else that of its group of pages, else that of "all"; without one the place takes no room. Each picture is inherited and removed by itself.
 */
pageOrnaments?: {
/**
 * The picture at the top of a page, beside the name of its group. It has a square of 96 by 96 pixels unless the look draws the head otherwise.
 */
head?: {
[k: string]: Art | undefined
}
/**
 * The picture before the title of a list, 24 by 24 pixels.
 */
group?: {
[k: string]: Art | undefined
}
/**
 * The picture below a page, above the foot. It is as wide as the page and 72 pixels high unless the look says otherwise.
 */
end?: {
[k: string]: Art | undefined
}
}
}
/**
 * A rectangle of a poster of 1080 by 1350 pixels.
 */
export interface ThemePosterPlace {
/**
 * The distance from the left edge.
 */
x: number
/**
 * The distance from the top.
 */
y: number
/**
 * The width.
 */
width: number
/**
 * The height.
 */
height: number
/**
 * The token that colours the words; by default the one of "text" and "text-inverse" that is read better there.
 */
ink?: ("text" | "text-inverse" | "on-primary" | "on-accent" | "on-light" | "on-tint")
/**
 * The edge at which the words stand.
 */
align?: ("start" | "end")
/**
 * Whether words in Chinese and Japanese stand upright.
 */
upright?: boolean
/**
 * The radius of the corners of a code.
 */
round?: number
}
/**
 * One side of the column. What is not named is not shown.
 */
export interface ThemeLargeScreenSide {
/**
 * The logo at the top, as it is drawn for the background of the page or for the opposite one.
 */
logo?: ("page" | "inverse")
title?: Text
line?: Text
/**
 * Whether a QR code with the address of the page follows, which opens it on a phone.
 */
code?: boolean
age?: Text
/**
 * The token that colours the words; choose one that is read on the drawing behind them.
 */
ink?: ("text" | "text-inverse" | "on-primary-soft" | "on-primary" | "on-tint")
}
/**
 * Single tokens that override the derived values: colours, and some measures as numbers. "npx livery tokens <merchant>" prints a page of all tokens with their sources.
 */
export interface ThemeTokens {
"surface-page"?: ThemeColour
"surface-sunken"?: ThemeColour
surface?: ThemeColour
"surface-raised"?: ThemeColour
"surface-high"?: ThemeColour
"surface-hover"?: ThemeColour
"surface-lit"?: ThemeColour
"surface-inverse"?: ThemeColour
"surface-inverse-raised"?: ThemeColour
text?: ThemeColour
"text-muted"?: ThemeColour
"text-faint"?: ThemeColour
"text-inverse"?: ThemeColour
"text-inverse-muted"?: ThemeColour
link?: ThemeColour
border?: ThemeColour
"border-control"?: ThemeColour
"border-strong"?: ThemeColour
"border-primary"?: ThemeColour
"border-accent"?: ThemeColour
"border-inverse"?: ThemeColour
"border-on-primary"?: ThemeColour
"border-on-accent"?: ThemeColour
"border-on-soft"?: ThemeColour
"border-on-tint"?: ThemeColour
primary?: ThemeColour
"primary-hover"?: ThemeColour
"primary-strong"?: ThemeColour
"primary-sheen"?: ThemeColour
"on-primary"?: ThemeColour
"primary-soft"?: ThemeColour
"on-primary-soft"?: ThemeColour
accent?: ThemeColour
"accent-hover"?: ThemeColour
"accent-strong"?: ThemeColour
"accent-sheen"?: ThemeColour
"on-accent"?: ThemeColour
"accent-soft"?: ThemeColour
"on-accent-soft"?: ThemeColour
tint?: ThemeColour
"tint-raised"?: ThemeColour
"tint-strong"?: ThemeColour
"on-tint"?: ThemeColour
"on-tint-muted"?: ThemeColour
selected?: ThemeColour
disabled?: ThemeColour
"on-disabled"?: ThemeColour
focus?: ThemeColour
scrim?: ThemeColour
veil?: ThemeColour
shadow?: ThemeColour
light?: ThemeColour
"light-core"?: ThemeColour
"light-edge"?: ThemeColour
"on-light"?: ThemeColour
cord?: ThemeColour
halo?: ThemeColour
error?: ThemeColour
"error-soft"?: ThemeColour
success?: ThemeColour
"success-soft"?: ThemeColour
warning?: ThemeColour
"warning-soft"?: ThemeColour
gain?: ThemeColour
loss?: ThemeColour
live?: ThemeColour
"chart-1"?: ThemeColour
"chart-2"?: ThemeColour
"chart-3"?: ThemeColour
"chart-4"?: ThemeColour
"chart-5"?: ThemeColour
/**
 * The margin at the edge of the page, in CSS pixels.
 */
gutter?: number
/**
 * The space between sections, in CSS pixels.
 */
"section-gap"?: number
/**
 * The height of a field, in CSS pixels.
 */
field?: number
/**
 * The height of the bar above the page, in CSS pixels.
 */
"header-height"?: number
/**
 * The height of the bar below the page, in CSS pixels.
 */
"bar-height"?: number
/**
 * The corner radius of buttons, in CSS pixels; 999 makes a pill.
 */
"radius-control"?: number
/**
 * The corner radius of fields, in CSS pixels.
 */
"radius-field"?: number
/**
 * The corner radius of cards, in CSS pixels.
 */
"radius-card"?: number
/**
 * The corner radius of tiles, in CSS pixels.
 */
"radius-tile"?: number
/**
 * The corner radius of sheets and of the menu, in CSS pixels.
 */
"radius-sheet"?: number
/**
 * The corner radius of tags, in CSS pixels.
 */
"radius-tag"?: number
/**
 * The width of an outline, in CSS pixels.
 */
edge?: number
/**
 * The width of a strong outline, in CSS pixels.
 */
"edge-strong"?: number
/**
 * The size of the largest headlines, in CSS pixels.
 */
"text-display"?: number
/**
 * The duration of the response to a touch, in milliseconds.
 */
"motion-touch"?: number
/**
 * The duration of a page transition, in milliseconds.
 */
"motion-page"?: number
}
/**
 * A page: its blocks by id, and their order.
 */
export interface Page {
/**
 * Block ids from top to bottom; "*" means the rest, in the inherited order.
 */
order?: string[]
/**
 * Single blocks at another place than the order has them, by id, such as "winners": { "before": "popular" }. The rest of the order stays as inherited, so that what a parent moves or adds later also moves here. The moves apply one after the other, after a list in "order".
 */
moves?: {
/**
 * The place of a block: before or after another block of the page.
 */
[k: string]: {
/**
 * The id of the block that comes right after it.
 */
before?: string
/**
 * The id of the block that comes right before it.
 */
after?: string
} | undefined
}
/**
 * The blocks by id. An inherited block may omit its type. A block with another type inherits nothing.
 */
blocks?: {
[k: string]: HeaderBlock | FooterBlock | BottomMenuBlock | SlideMenuBlock | ServiceBlock | BannerBlock | NoticesBlock | AccountBlock | CategoriesBlock | VendorSectionBlock | PopularGamesBlock | WinnerBoardBlock | ScoreboardBlock | FixturesBlock | ContactBlock | DocumentBlock | PromoCardBlock | CountdownBlock | PictureLinkBlock | QuestionsBlock | GameListBlock | VendorBarBlock | GameGridBlock | GameSearchBlock | LobbyFiltersBlock | MyGamesBlock | VendorHeadBlock | LotteriesBlock | PictureBlock | LoginFormBlock | RegisterFormBlock | TrialFormBlock | SocialLoginBlock | TrialPlayBlock | RedEnvelopeBlock | LiveRoomsBlock | MemberProfileBlock | MemberWalletBlock | MemberMenuBlock | DepositBlock | PointsBalanceBlock | GoodsBlock | PointsExchangeBlock | MallOrdersBlock | HelpTopicsBlock | ServiceChannelsBlock | PromotionsBlock | AppDownloadsBlock | SignInCalendarBlock | RewardListBlock | MissionsBlock | LevelGiftsBlock | undefined
}
}
/**
 * A page of a merchant's own, with its address, its title, and its blocks by id. Links and menus lead to its path.
 */
export interface OwnPage {
/**
 * A path below /m/ that no other page has, such as /m/club.
 */
path: string
title: Text
/**
 * The bars around the page: "page" has the bottom menu and the whole footer, "form" has no bottom menu and the footer of a form. By default "page".
 */
layout?: ("page" | "form")
/**
 * The sessions that may enter; everyone by default. A guest who may not enter is sent to login and returns afterwards. Any other visitor sees which account the page needs.
 * 
 * @minItems 1
 * 
 * Items: A session. An agent is also a member; a trial account is not.
 */
sessions?: ("guest" | "member" | "trial" | "agent")[]
/**
 * The whitelabel flag that must be on for the page to exist.
 */
flag?: ("FACEBOOKLOGIN3" | "GOOGLELOGIN3" | "PTSYS3" | "PROFPIC3" | "FREEPLAY3" | "CAPTCHA3" | "GEETEST3" | "INBOX3" | "REWCEN3" | "FEEDBACK3" | "GAMELOFAV3" | "GAMELOREC3" | "GAMELOHOT3" | "AFFMAN3" | "REG3" | "MEMTRANS3" | "FUNDTRANS3" | "CBS3" | "SIGNCONDIV3" | "DAILYSALCONT3" | "HOURSAL3")
order?: PageOrder
moves?: PageMoves
blocks?: PageBlocks
}
/**
 * Single blocks at another place than the order has them, by id, such as "winners": { "before": "popular" }. The rest of the order stays as inherited, so that what a parent moves or adds later also moves here. The moves apply one after the other, after a list in "order".
 */
export interface PageMoves {
/**
 * The place of a block: before or after another block of the page.
 */
[k: string]: {
/**
 * The id of the block that comes right after it.
 */
before?: string
/**
 * The id of the block that comes right before it.
 */
after?: string
} | undefined
}
/**
 * The blocks by id. An inherited block may omit its type. A block with another type inherits nothing.
 */
export interface PageBlocks {
[k: string]: HeaderBlock | FooterBlock | BottomMenuBlock | SlideMenuBlock | ServiceBlock | BannerBlock | NoticesBlock | AccountBlock | CategoriesBlock | VendorSectionBlock | PopularGamesBlock | WinnerBoardBlock | ScoreboardBlock | FixturesBlock | ContactBlock | DocumentBlock | PromoCardBlock | CountdownBlock | PictureLinkBlock | QuestionsBlock | GameListBlock | VendorBarBlock | GameGridBlock | GameSearchBlock | LobbyFiltersBlock | MyGamesBlock | VendorHeadBlock | LotteriesBlock | PictureBlock | LoginFormBlock | RegisterFormBlock | TrialFormBlock | SocialLoginBlock | TrialPlayBlock | RedEnvelopeBlock | LiveRoomsBlock | MemberProfileBlock | MemberWalletBlock | MemberMenuBlock | DepositBlock | PointsBalanceBlock | GoodsBlock | PointsExchangeBlock | MallOrdersBlock | HelpTopicsBlock | ServiceChannelsBlock | PromotionsBlock | AppDownloadsBlock | SignInCalendarBlock | RewardListBlock | MissionsBlock | LevelGiftsBlock | undefined
}
/**
 * The bottom menu and the slide-in menu. Both list entries: a page of the product by its name, a page of your own, or an entry of "entries".
 */
export interface Navigation {
/**
 * The entries of the bottom menu. At most five of them may be shown at the same time.
 * 
 * @minItems 3
 * @maxItems 10
 */
bottom?: NavigationName[]
/**
 * The links of the slide-in menu below the game categories, in groups. By default the pages that the variant of the menu has for a member. With groups of your own, guests see those of their links too.
 * 
 * @maxItems 10
 */
menu?: NavigationGroup[]
/**
 * What an entry of a menu shows and when, by its name. An entry without a row here has the title and the icon of its page, and is always shown.
 */
entries?: {
[k: string]: NavigationEntry | undefined
}
}
/**
 * A group of links.
 */
export interface NavigationGroup {
title?: Text
/**
 * The links of the group.
 * 
 * @minItems 1
 * @maxItems 20
 */
entries: NavigationName[]
}
/**
 * An entry of a menu.
 */
export interface NavigationEntry {
page?: NavigationName
label?: Text
icon?: ThemeIcon
drawing?: Art
when?: Condition
}
/**
 * Describes a block of this workspace to Livery: blocks/<type>/block.json. The name of the folder is the type. It has a dash, as no group of messages does.
 */
export interface OwnBlock {
/**
 * The address of this schema for editors.
 */
$schema?: string
/**
 * The version of this file's format.
 */
schemaVersion: 1
/**
 * The name of the block for colleagues, in English.
 */
title: string
/**
 * What the block shows, in one sentence.
 */
description: string
/**
 * The structures of the block. The first is the default. Without it, the only one is "plain".
 * 
 * @minItems 1
 */
variants?: string[]
/**
 * The settings that a merchant gives to the block, by name.
 */
settings?: {
[k: string]: OwnBlockSetting | undefined
}
/**
 * The height in CSS pixels that the page keeps free until the block is shown. It is the height that the block has on a screen that is 390 pixels wide.
 */
height: number
/**
 * The flags of the gateway that the component reads.
 */
flags?: string[]
/**
 * The calls of the gateway that the component makes.
 */
calls?: string[]
/**
 * The calls of the gateway that Livery does not know and the component makes, by name. The code names each with the type of the block: "club-card.status".
 */
ownCalls?: {
[k: string]: OwnBlockCall | undefined
}
}
/**
 * The schema of one setting: a subset of JSON Schema, and the kinds "text", "art" and "link" of Livery.
 */
export interface OwnBlockSetting {
/**
 * The kind of the value. A "text" is a message key or words by language, "art" the path of a picture, and "link" a page or an address.
 */
type: ("boolean" | "integer" | "number" | "string" | "text" | "art" | "link")
/**
 * What the setting does. The studio shows it beside the field.
 */
description: string
/**
 * The value of a boolean, a number or a string that no merchant sets. Without it, the component gets no value.
 */
default?: (boolean | number | string)
/**
 * The key of the message that the component shows in place of a text that no merchant sets.
 */
usual?: string
/**
 * The words that a string may be.
 * 
 * @minItems 1
 */
enum?: string[]
/**
 * The smallest number.
 */
minimum?: number
/**
 * The largest number.
 */
maximum?: number
/**
 * The most characters of a string.
 */
maxLength?: number
}
/**
 * A call of the gateway that only one block makes.
 */
export interface OwnBlockCall {
/**
 * What the call does, in one sentence.
 */
description: string
/**
 * The method of the request. A "GET" changes nothing at the gateway, so it may be repeated. Any other method changes something, and each action of a player has its own idempotency key.
 */
method: ("GET" | "POST" | "PUT" | "DELETE")
/**
 * The path of the gateway, below /wps/ or /lgw/. A merchant can set another one in "gateway.paths", under the type of the block and the name of the call.
 */
path: string
/**
 * Whether the call needs a session. It is never sent for a guest then.
 */
session: boolean
/**
 * The module of the call, for the ModuleId header. Without it, "member" for a call that needs a session and "common" for any other.
 */
module?: ("common" | "registration" | "captcha" | "announcements" | "games" | "member" | "fundTransfer" | "memberTransactionReport" | "personalReport" | "agentInfo" | "agentDownline" | "agentAnnouncements")
/**
 * What is sent with the call, by name: in the query of a "GET", in the JSON body of any other.
 */
parameters?: {
[k: string]: OwnBlockParameter | undefined
}
answer: OwnBlockShape
/**
 * The calls whose answers this call changes. Components that show one load it again afterwards.
 */
changes?: string[]
}
/**
 * A value that is sent with a call.
 */
export interface OwnBlockParameter {
/**
 * The type of the value.
 */
type: ("boolean" | "integer" | "number" | "string")
/**
 * What the value is.
 */
description: string
/**
 * Set to true for a value that may be left out.
 */
optional?: boolean
/**
 * The words that a string may be.
 * 
 * @minItems 1
 */
enum?: string[]
/**
 * The value that "livery conform" sends. A call with a parameter that is needed and has no example is not sent.
 */
example?: (boolean | number | string)
}
/**
 * The shape of a value: a subset of JSON Schema.
 */
export interface OwnBlockShape {
/**
 * The type of the value.
 */
type: ("array" | "boolean" | "integer" | "number" | "object" | "string")
/**
 * What the value is.
 */
description?: string
/**
 * The fields that an object always has.
 */
required?: string[]
additionalProperties?: OwnBlockShape
items?: OwnBlockShape
/**
 * The words that a string may be. Any other word of the gateway reaches the component as "unknown".
 * 
 * @minItems 1
 */
enum?: string[]
/**
 * "decimal" for a string that is an amount, such as "12.50", as <Money> takes it.
 */
format?: "decimal"
/**
 * The fields of an object by name. An answer may have others, which the component does not get a type for.
 */
properties?: {
[k: string]: OwnBlockShape | undefined
}
}

/** Every block by its type. */
export interface BlockMap {
  "account": AccountBlock
  "app-downloads": AppDownloadsBlock
  "banner": BannerBlock
  "bottom-menu": BottomMenuBlock
  "categories": CategoriesBlock
  "contact": ContactBlock
  "countdown": CountdownBlock
  "deposit": DepositBlock
  "document": DocumentBlock
  "fixtures": FixturesBlock
  "footer": FooterBlock
  "game-grid": GameGridBlock
  "game-list": GameListBlock
  "game-search": GameSearchBlock
  "goods": GoodsBlock
  "header": HeaderBlock
  "help-topics": HelpTopicsBlock
  "level-gifts": LevelGiftsBlock
  "live-rooms": LiveRoomsBlock
  "lobby-filters": LobbyFiltersBlock
  "login-form": LoginFormBlock
  "lotteries": LotteriesBlock
  "mall-orders": MallOrdersBlock
  "member-menu": MemberMenuBlock
  "member-profile": MemberProfileBlock
  "member-wallet": MemberWalletBlock
  "missions": MissionsBlock
  "my-games": MyGamesBlock
  "notices": NoticesBlock
  "picture-link": PictureLinkBlock
  "picture": PictureBlock
  "points-balance": PointsBalanceBlock
  "points-exchange": PointsExchangeBlock
  "popular-games": PopularGamesBlock
  "promo-card": PromoCardBlock
  "promotions": PromotionsBlock
  "questions": QuestionsBlock
  "red-envelope": RedEnvelopeBlock
  "register-form": RegisterFormBlock
  "reward-list": RewardListBlock
  "scoreboard": ScoreboardBlock
  "service-channels": ServiceChannelsBlock
  "service": ServiceBlock
  "sign-in-calendar": SignInCalendarBlock
  "slide-menu": SlideMenuBlock
  "social-login": SocialLoginBlock
  "trial-form": TrialFormBlock
  "trial-play": TrialPlayBlock
  "vendor-bar": VendorBarBlock
  "vendor-head": VendorHeadBlock
  "vendor-section": VendorSectionBlock
  "winner-board": WinnerBoardBlock
}
export type BlockType = keyof BlockMap

/** The place of every block by its type: a page, or a place in the shell. */
export interface BlockPlaces {
  "account": "page"
  "app-downloads": "page"
  "banner": "page"
  "bottom-menu": "bottom"
  "categories": "page"
  "contact": "page"
  "countdown": "page"
  "deposit": "page"
  "document": "page"
  "fixtures": "page"
  "footer": "foot"
  "game-grid": "page"
  "game-list": "page"
  "game-search": "page"
  "goods": "page"
  "header": "top"
  "help-topics": "page"
  "level-gifts": "page"
  "live-rooms": "page"
  "lobby-filters": "page"
  "login-form": "page"
  "lotteries": "page"
  "mall-orders": "page"
  "member-menu": "page"
  "member-profile": "page"
  "member-wallet": "page"
  "missions": "page"
  "my-games": "page"
  "notices": "page"
  "picture-link": "page"
  "picture": "page"
  "points-balance": "page"
  "points-exchange": "page"
  "popular-games": "page"
  "promo-card": "page"
  "promotions": "page"
  "questions": "page"
  "red-envelope": "line"
  "register-form": "page"
  "reward-list": "page"
  "scoreboard": "page"
  "service-channels": "page"
  "service": "bar"
  "sign-in-calendar": "page"
  "slide-menu": "drawer"
  "social-login": "page"
  "trial-form": "page"
  "trial-play": "page"
  "vendor-bar": "page"
  "vendor-head": "page"
  "vendor-section": "page"
  "winner-board": "page"
}
