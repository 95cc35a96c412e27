/* Written by `npm run generate` from schemas/. */

/**
 * A path such as art/logo.svg, ending in svg, png, webp or jpg.
 */
export type Art = string
/**
 * Words a player reads: either a message key of the locale files, or the words themselves by language tag.
 */
export type Text = (string | {
[k: string]: string | undefined
})
/**
 * When a block or a field is shown. A tree of all, any and not over single facts. Its result is true, false or unknown, each with a reason; unknown hides only what carries the condition.
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
 * The state asked for.
 */
is?: boolean
} | {
/**
 * A template flag of the platform.
 */
template: ("mem_cen" | "dep_func")
/**
 * The template asked for.
 */
is?: ("base" | "new")
} | {
/**
 * A live setting by dotted path, such as "register.captcha" or "wallet.isSingle".
 */
setting: string
/**
 * The value asked for.
 */
is?: (boolean | string | number)
} | {
/**
 * Who looks; with a list, any of them.
 */
session: (("guest" | "member" | "trial" | "agent") | ("guest" | "member" | "trial" | "agent")[])
} | {
/**
 * The language shown; with a list, any of them.
 */
language: (string | string[])
} | {
/**
 * How the page was opened; with a list, any of them.
 */
device: (("browser" | "pwa" | "webclip" | "app") | ("browser" | "pwa" | "webclip" | "app")[])
})
/**
 * The kind of block.
 */
export type FallbackType = ("header" | "footer" | "bottom-menu" | "slide-menu" | "service" | "banner" | "notices" | "account" | "categories" | "vendor-section" | "popular-games" | "winner-board" | "contact" | "fixtures" | "scoreboard" | "game-list" | "vendor-bar" | "game-grid" | "vendor-head" | "my-games" | "game-search" | "lobby-filters" | "lotteries" | "picture" | "login-form" | "register-form" | "trial-form" | "social-login" | "trial-play")
/**
 * Where a tap leads: a route of the product that starts with one slash, or an https, tel, mailto or line address that passes the link allow-list.
 */
export type Link = string
/**
 * A colour as #rrggbb or #rrggbbaa.
 */
export type ThemeColour = string
/**
 * An icon.
 */
export type ThemeIcon = ("home" | "menu" | "back" | "close" | "chevron" | "chevron-down" | "search" | "globe" | "check" | "warning" | "info" | "refresh" | "eye" | "eye-off" | "announce" | "pause" | "play" | "chat" | "phone" | "headset" | "line" | "facebook" | "google" | "user" | "lock" | "wrench" | "heart" | "heart-full" | "filter" | "random" | "hot" | "clock" | "mail" | "deposit" | "withdraw" | "transfer" | "wallet" | "records" | "settings" | "help" | "download" | "gift" | "mall" | "sign-out" | "member" | "activity" | "plus" | "minus" | "arrow" | "picture" | "slots" | "fish" | "live" | "sports" | "esports" | "poker" | "lottery" | "elottery" | "crash" | "mini" | "cricket" | "cockfight")
/**
 * A place of the interface that a picture may dress; category-… is the mark of a game category, by the name of its icon.
 */
export type ThemeOrnament = ("empty" | "error" | "offline" | "maintenance" | "restricted" | "not-available" | "success" | "loading" | "divider" | "sheet" | "menu" | "bottom-raised" | "section" | "page" | "slider" | "category-slots" | "category-fish" | "category-live" | "category-sports" | "category-esports" | "category-poker" | "category-lottery" | "category-elottery" | "category-cockfight" | "category-cricket" | "category-crash" | "category-mini" | "stub" | "account")

/**
 * A login or register prompt for a guest; name, balance with mask and refresh, and money buttons for somebody signed in.
 */
export interface AccountBlock {
/**
 * The kind of block.
 */
type: "account"
/**
 * The composition.
 */
variant?: ("strip" | "figures" | "passbook" | "hero")
/**
 * What this block can be told.
 */
settings?: {
greeting?: Text
line?: Text
/**
 * The money buttons, the first being the main one.
 * 
 * Items: A money page.
 */
actions?: ("deposit" | "withdraw" | "transfer")[]
/**
 * Whether the balance starts masked.
 */
masked?: boolean
/**
 * What becomes of the balance where there is one wallet for everything.
 */
single?: ("hide" | "show")
/**
 * What the hero variant stands on: a deep ground, or the picture of a hero above it, which it makes as tall as itself for a member.
 */
tone?: ("deep" | "clear")
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * What stands in a place when the running version does not know its block.
 */
export interface Fallback {
type: FallbackType
/**
 * The composition.
 */
variant?: string
/**
 * What the block is told.
 */
settings?: {
[k: string]: unknown | undefined
}
}
/**
 * Banners of the gateway; with more than one it plays by itself and loops.
 */
export interface BannerBlock {
/**
 * The kind of block.
 */
type: "banner"
/**
 * The composition.
 */
variant?: ("inset" | "full-bleed" | "poster" | "hero")
/**
 * What this block can be told.
 */
settings?: {
/**
 * The announcements group asked for.
 */
group?: string
/**
 * Milliseconds a banner stays.
 */
autoplay?: number
/**
 * Milliseconds a change takes.
 */
speed?: number
/**
 * Pixels a finger must travel to change the banner.
 */
threshold?: number
art?: Art
memberArt?: Art
title?: Text
line?: Text
/**
 * How many pixels the blocks after a hero take that stand on its picture. With it a guest's hero leaves them just that much of the first screen, and somebody signed in sees the picture behind the next block, such as a hero account, which is then as tall as it.
 */
followed?: number
/**
 * Words that belong to the picture of the hero variant, each at its place.
 * 
 * Items: One word.
 */
labels?: {
text: Text
/**
 * Its middle from the left, in hundredths of the picture's width.
 */
x: number
/**
 * Its middle from the top, in hundredths of the picture's width.
 */
y: number
/**
 * Whether it stands on a guest's picture alone, or on a member's too.
 */
who?: ("guest" | "all")
/**
 * Whether it is dark or light.
 */
ink?: ("dark" | "light")
}[]
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * The bar at the foot of the screen with three to five entries of navigation.bottom, hidden on pages that are about one thing, such as login.
 */
export interface BottomMenuBlock {
/**
 * The kind of block.
 */
type: "bottom-menu"
/**
 * The composition.
 */
variant?: ("flat" | "ruled" | "floating" | "notched" | "dock")
/**
 * What this block can be told.
 */
settings?: {
/**
 * Whether every entry has its word or only the active one.
 */
labels?: ("all" | "active")
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * The game categories the gateway sorts, as a way into each.
 */
export interface CategoriesBlock {
/**
 * The kind of block.
 */
type: "categories"
/**
 * The composition. The rail has the vendors of one category beside it; at the side of a lobby its categories stand in a column that stays while the page scrolls, and the blocks after it stand beside it.
 */
variant?: ("grid" | "rail" | "side" | "tabs" | "pills")
/**
 * What this block can be told.
 */
settings?: {
/**
 * The categories shown, in this order; all that the gateway sorts, without it.
 * 
 * Items: A game category.
 */
only?: ("RNG" | "FISH" | "LIVE" | "SPORTS" | "ESPORTS" | "PVP" | "LOTT" | "ELOTT" | "COCKFIGHT" | "CRICKET" | "CRASH" | "MINI")[]
/**
 * The category that is open at first in the rail variant.
 */
initial?: ("RNG" | "FISH" | "LIVE" | "SPORTS" | "ESPORTS" | "PVP" | "LOTT" | "ELOTT" | "COCKFIGHT" | "CRICKET" | "CRASH" | "MINI")
/**
 * How many vendor tiles the rail variant shows beside the rail.
 */
tiles?: number
/**
 * Whether the rail begins with a lamp for the hot games of every category.
 */
hot?: boolean
/**
 * Whether the first hot game of the lit category stands wide over its vendors, with its last win.
 */
feature?: boolean
/**
 * How the ground of the section begins.
 */
edge?: ("none" | "arc" | "scallop")
/**
 * The ground of the block above, which the edge lets through.
 */
over?: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
/**
 * The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.
 */
tone?: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * Call and social-line links of the gateway.
 */
export interface ContactBlock {
/**
 * The kind of block.
 */
type: "contact"
/**
 * The composition: links as pills, as cards, or as the cells of one frame on the inverse ground, which goes over into an inverse footer.
 */
variant?: ("pills" | "cards" | "cells")
/**
 * What this block can be told.
 */
settings?: {
title?: Text
line?: Text
art?: Art
/**
 * How a link is filled: raised from the page, or in the primary colour.
 */
look?: ("soft" | "solid")
/**
 * What the links stand on: the page, or a ground a step below it, which a sunken footer goes on with.
 */
ground?: ("page" | "sunken")
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * Matches to come from the lobby news, by day, with the time of the start on the player’s clock; a tap opens the vendor that offers it.
 */
export interface FixturesBlock {
/**
 * The kind of block.
 */
type: "fixtures"
/**
 * The composition.
 */
variant?: "rows"
/**
 * What this block can be told.
 */
settings?: {
title?: Text
/**
 * Only matches of this game category; all of them, without it.
 */
category?: ("SPORTS" | "ESPORTS" | "COCKFIGHT" | "CRICKET")
/**
 * How many matches; the number beside the heading counts all of them.
 */
limit?: number
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * The foot of every page: links, age mark and responsible-play link. The mark and the link cannot be removed.
 */
export interface FooterBlock {
/**
 * The kind of block.
 */
type: "footer"
/**
 * The composition: sunken is a ground a step below the page, the age mark first with a sentence on playing within one's means; level is the same on the page's own ground.
 */
variant?: ("plain" | "inverse" | "sunken" | "level")
/**
 * What this block can be told.
 */
settings?: {
/**
 * Links before the age mark.
 * 
 * Items: One link.
 */
links?: {
text: Text
to: Link
}[]
statement?: Text
/**
 * How the foot stands on pages without the bottom menu, such as login: whole, or one line with the age mark, the responsible-play link and customer service.
 */
forms?: ("full" | "line")
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * The games of the lobby's category, a page more whenever the player comes near the end; a guest sees the popular ones. Which of them is for a lobby-filters block to say.
 */
export interface GameGridBlock {
/**
 * The kind of block.
 */
type: "game-grid"
/**
 * The composition: covers in a grid, the same with their vendor below, a list of rows with a small picture, or one popular game across the page. As the first block of a lobby the lead stands behind the page's bar.
 */
variant?: ("covers" | "captioned" | "rows" | "lead")
/**
 * What this block can be told.
 */
settings?: {
/**
 * How many covers stand in a row.
 */
columns?: number
/**
 * Wide pictures of games by their code, 390 by 268, for the lead: the first popular game that has one stands there, else the first, cropped from its own picture.
 */
wide?: {
[k: string]: Art | undefined
}
/**
 * The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.
 */
tone?: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * Vendor tiles per game type; a tap launches that vendor's game, for slots it opens the vendor's game list.
 */
export interface GameListBlock {
/**
 * The kind of block.
 */
type: "game-list"
/**
 * The composition: cards, small rows two by two, upright pictures that fill their tiles, or one list in which each row is a game type and who offers it.
 */
variant?: ("tiles" | "compact" | "scenes" | "rows")
/**
 * What this block can be told.
 */
settings?: {
/**
 * The game types, in this order; all that the gateway sorts, without it.
 * 
 * Items: A game type.
 */
types?: ("RNG" | "FISH" | "LIVE" | "SPORTS" | "ESPORTS" | "PVP" | "LOTT" | "ELOTT" | "COCKFIGHT" | "CRICKET" | "CRASH" | "MINI")[]
/**
 * How many vendors of a type are shown.
 */
limit?: number
title?: Text
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * The way into the search for games and makers, over all categories. A guest searches the popular games.
 */
export interface GameSearchBlock {
/**
 * The kind of block.
 */
type: "game-search"
/**
 * The composition: a field across the page, or a short pill in the middle.
 */
variant?: ("field" | "pill")
/**
 * What this block can be told.
 */
settings?: {
/**
 * The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.
 */
tone?: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
/**
 * How many games are shown at most.
 */
limit?: number
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * The bar at the top of home: logo, language picker, and a deposit button shown only to a guest.
 */
export interface HeaderBlock {
/**
 * The kind of block.
 */
type: "header"
/**
 * The composition.
 */
variant?: ("bar" | "overlay")
/**
 * What this block can be told.
 */
settings?: {
/**
 * Where the menu button stands.
 */
menuSide?: ("start" | "end")
/**
 * How the language shown is written.
 */
languageLabel?: ("name" | "code")
/**
 * Whether a guest sees the deposit button.
 */
showDeposit?: boolean
/**
 * Whether a member has a way to the messages in it, while the flag INBOX3 is on.
 */
inbox?: boolean
/**
 * How high the logo stands: 28 or 36.
 */
logo?: ("regular" | "large")
/**
 * What stands beside the language: a globe before it, or a chevron after it.
 */
languageIcon?: ("globe" | "chevron")
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * Which games the lists of a lobby show: all, hot, new, favourites or those entered last, for slots of a least bet and a number of lines, in which order, and how many they are. The choice stands in the address. Without it a lobby shows every game.
 */
export interface LobbyFiltersBlock {
/**
 * The kind of block.
 */
type: "lobby-filters"
/**
 * The composition: words in a row, pills in a row, or a button; behind the button at the end everything else rises as a sheet.
 */
variant?: ("tabs" | "pills" | "sheet")
/**
 * What this block can be told.
 */
settings?: {
/**
 * The kinds of games that can be chosen beside all of them, in this order. Favourites, recent and hot games need their flags GAMELOFAV3, GAMELOREC3 and GAMELOHOT3.
 * 
 * Items: Games of a kind.
 */
shows?: ("hot" | "new" | "favourites" | "recent")[]
/**
 * Whether a button enters any one of the games.
 */
random?: boolean
/**
 * Whether it says how many games there are.
 */
count?: boolean
/**
 * The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.
 */
tone?: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * User name or mobile, password, captcha when the server asks for it, human check, remember me, forgot password, login and join.
 */
export interface LoginFormBlock {
/**
 * The kind of block.
 */
type: "login-form"
/**
 * The composition.
 */
variant?: ("boxed" | "ruled" | "filled")
/**
 * What this block can be told.
 */
settings?: {
/**
 * Whether the way to join stands under the form.
 */
join?: boolean
/**
 * How the way to join is drawn: as a button, or as a line of words with a link.
 */
joinAs?: ("button" | "line")
/**
 * How the form shows what is done: dots is a bulb on a cord beside each field.
 */
progress?: ("none" | "dots")
/**
 * The colour of the login button: primary where another block holds the one main action.
 */
button?: ("accent" | "primary")
/**
 * When the captcha shows: once the gateway asks for it, or always, for a gateway that wants one at every login and cannot say so beforehand.
 */
captcha?: ("asked" | "always")
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * The lotteries of the gateway with the time to the next draw and the last result.
 */
export interface LotteriesBlock {
/**
 * The kind of block.
 */
type: "lotteries"
/**
 * The composition: the next draw as a leaf, tiles, rows, or every draw of the lists under chips of their groups, where one group at a time can be chosen.
 */
variant?: ("leaf" | "tiles" | "rows" | "groups")
/**
 * What this block can be told.
 */
settings?: {
/**
 * Which list of the gateway is shown.
 */
mode?: ("Lott" | "Elott")
/**
 * Which lists of the gateway stand in the groups variant.
 * 
 * @minItems 1
 * 
 * Items: A list of the gateway.
 */
modes?: ("Lott" | "Elott")[]
/**
 * How a draw looks in the groups variant: a tile, a leaf to tear off, two in a row, or a row.
 */
draws?: ("tiles" | "leaves" | "rows")
/**
 * How many lotteries; the groups variant shows every one.
 */
limit?: number
title?: Text
/**
 * The calendar written beside the date on the binding of a leaf.
 */
calendar?: ("none" | "chinese")
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * Games the player entered last, favourites, or the hot games of the platform: on a home of every category, in a lobby of its own. It hides where there are none, for a guest where it would show any but hot games, and for everybody while its flag GAMELOREC3, GAMELOFAV3 or GAMELOHOT3 is off.
 */
export interface MyGamesBlock {
/**
 * The kind of block.
 */
type: "my-games"
/**
 * The composition: a row that scrolls sideways, or three in a row.
 */
variant?: ("rail" | "grid")
/**
 * What this block can be told.
 */
settings?: {
/**
 * Which games.
 */
which?: ("recent" | "favourites" | "hot")
title?: Text
/**
 * How many games at most.
 */
limit?: number
/**
 * The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.
 */
tone?: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * A horizontal line of announcement titles, or a line that there is none.
 */
export interface NoticesBlock {
/**
 * The kind of block.
 */
type: "notices"
/**
 * The composition.
 */
variant?: ("line" | "ticker")
/**
 * What this block can be told.
 */
settings?: {
/**
 * The window's width divided by this is what the line moves in one frame.
 */
divisor?: number
/**
 * The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.
 */
tone?: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * A drawn picture with a title and a line, at the head of a form page.
 */
export interface PictureBlock {
/**
 * The kind of block.
 */
type: "picture"
/**
 * The composition. A field is the brand's colour with two bands, cut by the first letter of its name; as the first block of a page it reaches up behind the page's bar, and it shows words and no picture.
 */
variant?: ("scene" | "banner" | "headline" | "field")
/**
 * What this block can be told.
 */
settings?: {
art?: Art
over?: Art
/**
 * Whether the picture, as the first block of a page, reaches up behind the page's bar; untitled leaves the bar without its title because the picture says it. None, without it.
 */
behindBar?: ("none" | "titled" | "untitled")
title?: Text
line?: Text
/**
 * How many pixels of a banner's foot the next block stands on, which then has the clear tone.
 */
followed?: number
/**
 * An announcements group whose first banner takes the place of the picture, such as m_reg.
 */
group?: string
/**
 * Whether the brand's logo stands over the words, and how high: 28 or 36 pixels. For pages whose bar does not show it, such as login.
 */
logo?: ("none" | "regular" | "large")
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * The games most played.
 */
export interface PopularGamesBlock {
/**
 * The kind of block.
 */
type: "popular-games"
/**
 * The composition.
 */
variant?: ("strip" | "grid" | "covers")
/**
 * What this block can be told.
 */
settings?: {
/**
 * Which list of the gateway is shown.
 */
source?: ("popular" | "hot")
/**
 * How many games.
 */
limit?: number
/**
 * Whether a card has the name of its vendor under it.
 */
footer?: boolean
title?: Text
/**
 * Whether a link in the heading leads to the hot games of the lobby.
 */
more?: boolean
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * The fields that configuration orders and the gateway enables.
 */
export interface RegisterFormBlock {
/**
 * The kind of block.
 */
type: "register-form"
/**
 * The composition.
 */
variant?: ("boxed" | "ruled" | "filled")
/**
 * What this block can be told.
 */
settings?: {
/**
 * How the form shows what is done: a line of words, bulbs on a cord beside the fields with the count, or a ring.
 */
progress?: ("none" | "count" | "dots" | "ring")
/**
 * Where the ring stands: over the fields, or on the banner of 390 by 208 above the form, in the hole drawn there.
 */
ringAt?: ("form" | "picture")
/**
 * Whether a way to log in stands under the form.
 */
login?: boolean
/**
 * Whether age and agreement are two boxes, or one that says both; with the statement of not being barred beside it, the two stand ruled under the age mark.
 */
statements?: ("each" | "joined")
/**
 * Where the main action stands: at the end of the form, or fixed at the foot of the screen while the form is seen.
 */
submit?: ("end" | "fixed")
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * Matches in play from the lobby news: both sides, the score, and a ruler of the time played on which a ball stands at the minute and dotted arcs join the goals. The first one stands on the inverse ground.
 */
export interface ScoreboardBlock {
/**
 * The kind of block.
 */
type: "scoreboard"
/**
 * The composition.
 */
variant?: "rail"
/**
 * What this block can be told.
 */
settings?: {
title?: Text
/**
 * Only matches of this game category; all of them, without it.
 */
category?: ("SPORTS" | "ESPORTS" | "COCKFIGHT" | "CRICKET")
/**
 * How many matches; the number beside the heading counts all of them.
 */
limit?: number
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * A button per available service, at most two.
 */
export interface ServiceBlock {
/**
 * The kind of block.
 */
type: "service"
/**
 * The composition.
 */
variant?: ("disc" | "tab")
/**
 * What this block can be told.
 */
settings?: {
/**
 * How many services are shown.
 */
limit?: number
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * The menu that slides over the page.
 */
export interface SlideMenuBlock {
/**
 * The kind of block.
 */
type: "slide-menu"
/**
 * The composition: a panel with the account at its foot, the same in three blocks of colour behind an arc with the drawing of the menu ornament, a bound book, or an index with the account at its head, the categories as headlines and the rest in two columns.
 */
variant?: ("panel" | "blocks" | "book" | "index")
/**
 * What this block can be told.
 */
settings?: {
/**
 * The side it comes from.
 */
side?: ("start" | "end")
/**
 * What becomes of the balance where there is one wallet for everything.
 */
single?: ("hide" | "show")
/**
 * The categories listed, in this order; all that the gateway sorts, without it.
 * 
 * Items: A game category.
 */
only?: ("RNG" | "FISH" | "LIVE" | "SPORTS" | "ESPORTS" | "PVP" | "LOTT" | "ELOTT" | "COCKFIGHT" | "CRICKET" | "CRASH" | "MINI")[]
/**
 * What a category's number counts: games without a unit, games with one such as 64 tables, or vendors; a book names units and an index counts vendors without it.
 */
counts?: ("plain" | "units" | "vendors")
/**
 * Whether a category says how many of its matches are in play, by the lobby news.
 */
inPlay?: boolean
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * Buttons of the sign-in providers that are initialised and whose flag is on.
 */
export interface SocialLoginBlock {
/**
 * The kind of block.
 */
type: "social-login"
/**
 * The composition: badges are buttons on a raised ground with each mark on a round badge; row is plain buttons side by side that say what they continue with, without a line above.
 */
variant?: ("buttons" | "icons" | "badges" | "row")
/**
 * What this block can be told.
 */
settings?: {
/**
 * The order of the buttons.
 * 
 * Items: A provider.
 */
providers?: ("facebook" | "google")[]
/**
 * The other way in, for the row: a join button before the providers, or a line under them that leads members to login. It stays where no provider is set up.
 */
other?: ("none" | "join" | "login")
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * The generated trial name, what a trial can and cannot do, and the button that starts it.
 */
export interface TrialFormBlock {
/**
 * The kind of block.
 */
type: "trial-form"
/**
 * The composition.
 */
variant?: ("boxed" | "filled")
/**
 * What this block can be told.
 */
settings?: {

}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * The action that starts a demo account at once.
 */
export interface TrialPlayBlock {
/**
 * The kind of block.
 */
type: "trial-play"
/**
 * The composition: pair has a way to join beside it, which stays where free play is off.
 */
variant?: ("button" | "pill" | "link" | "pair")
/**
 * What this block can be told.
 */
settings?: {
text?: Text
/**
 * The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.
 */
tone?: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
/**
 * How the trial button of a pair is drawn: on a raised ground with its icon, or outlined like the one beside it.
 */
look?: ("soft" | "outline")
lead?: Text
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * The vendors of the lobby's category; one tap keeps the games of one of them.
 */
export interface VendorBarBlock {
/**
 * The kind of block.
 */
type: "vendor-bar"
/**
 * The composition.
 */
variant?: ("chips" | "bubbles")
/**
 * What this block can be told.
 */
settings?: {
/**
 * The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.
 */
tone?: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * The maker whose games a list shows: its mark, its name, how many games it has, and the time of its maintenance.
 */
export interface VendorHeadBlock {
/**
 * The kind of block.
 */
type: "vendor-head"
/**
 * The composition: a row, or the maker's own picture across the page with its name on it.
 */
variant?: ("row" | "banner")
/**
 * What this block can be told.
 */
settings?: {
/**
 * The ground the block stands on; clear lets through what reaches under it from a block above, such as the picture of a hero.
 */
tone?: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * One game category, or each that no other block of the page names: its heading, its vendors in rows, and a link to the rest. Live and fishing stand in two rows, the others in three, unless rows says otherwise.
 */
export interface VendorSectionBlock {
/**
 * The kind of block.
 */
type: "vendor-section"
/**
 * The composition: cards, numbered lanes that scroll, seals in a list, round tiles, pictures that fill their tiles, rows that begin with a picture, wide pictures with the name on them in rows that scroll, small pictures beside the name in rows that scroll, or the popular games of the category: one wide over tiles two in a row, or capsules three in a row. Where a category has no popular game, those two show its vendors.
 */
variant?: ("grid" | "lanes" | "list" | "bubbles" | "scenes" | "rows" | "posters" | "crops" | "feature" | "capsules")
/**
 * What this block can be told.
 */
settings?: {
/**
 * The game category. "*" draws a section for each category that the gateway offers and that no block of the page names, in the gateway's order; such sections have the name of their category as heading, and no edge, perch or depth.
 */
category: ("RNG" | "FISH" | "LIVE" | "SPORTS" | "ESPORTS" | "PVP" | "LOTT" | "ELOTT" | "COCKFIGHT" | "CRICKET" | "CRASH" | "MINI" | "*")
/**
 * Categories for which the category "*" draws no section.
 * 
 * Items: A game category.
 */
except?: ("RNG" | "FISH" | "LIVE" | "SPORTS" | "ESPORTS" | "PVP" | "LOTT" | "ELOTT" | "COCKFIGHT" | "CRICKET" | "CRASH" | "MINI")[]
title?: Text
/**
 * How many rows of vendors.
 */
rows?: number
/**
 * Whether the link to the rest stands in the heading.
 */
more?: boolean
/**
 * The ground the section stands on; clear lets through what reaches under it from a block above.
 */
tone?: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
/**
 * Whether the first vendor of the grid stands across the whole first row.
 */
lead?: boolean
/**
 * How the ground of the section begins.
 */
edge?: ("none" | "arc" | "scallop")
/**
 * The ground of the block above, which the edge lets through.
 */
over?: ("plain" | "clear" | "tinted" | "deep" | "accent" | "inverse")
depth?: Text
perch?: Art
/**
 * How the popular games of the category stand above a list of vendors: three in a row with their vendor, or a strip.
 */
covers?: ("none" | "grid" | "strip")
/**
 * What the number beside the heading counts.
 */
count?: ("games" | "vendors" | "none")
/**
 * Where the number stands: beside the heading with its unit, or alone in the link to the rest.
 */
countAt?: ("title" | "more")
moreText?: Text
/**
 * Categories whose popular games stand among those of this one, in the feature and capsules variants.
 * 
 * Items: A game category.
 */
alike?: ("RNG" | "FISH" | "LIVE" | "SPORTS" | "ESPORTS" | "PVP" | "LOTT" | "ELOTT" | "COCKFIGHT" | "CRICKET" | "CRASH" | "MINI")[]
/**
 * Wide pictures of games by their code, 358 by 196, for the game that stands across the section; a game without one is cropped from its own picture.
 */
wide?: {
[k: string]: Art | undefined
}
/**
 * Whether small pictures are the vendors’ marks on a sunken ground.
 */
marks?: boolean
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
/**
 * A ranked, scrolling list of recent wins: an index and a sentence of name, game and whole amount.
 */
export interface WinnerBoardBlock {
/**
 * The kind of block.
 */
type: "winner-board"
/**
 * The composition.
 */
variant?: ("podium" | "table" | "almanac" | "ticker")
/**
 * What this block can be told.
 */
settings?: {
/**
 * How many of the hundred wins are shown.
 */
rows?: number
/**
 * How many rows stand on the page at once.
 */
visible?: number
title?: Text
legend?: Text
}
when?: Condition
fallback?: Fallback
/**
 * A note to colleagues; players never see it.
 */
note?: string
}
export interface Flags {
/**
 * Facebook login. The first button of the social-login block. This is what it is taken for until the gateway says.
 */
FACEBOOKLOGIN3?: boolean
/**
 * Google login. The second button of the social-login block. This is what it is taken for until the gateway says.
 */
GOOGLELOGIN3?: boolean
/**
 * Points mall. The points mall route and its entries in the slide-in menu. This is what it is taken for until the gateway says.
 */
PTSYS3?: boolean
/**
 * Profile picture. Whether the avatar picker opens. This is what it is taken for until the gateway says.
 */
PROFPIC3?: boolean
/**
 * Free play. The trial page and the trial-play action. This is what it is taken for until the gateway says.
 */
FREEPLAY3?: boolean
/**
 * Captcha. Whether a captcha code can be asked. This is what it is taken for until the gateway says.
 */
CAPTCHA3?: boolean
/**
 * Human check. Whether the slider check stands in login and registration. This is what it is taken for until the gateway says.
 */
GEETEST3?: boolean
/**
 * Inbox. Internal messages. This is what it is taken for until the gateway says.
 */
INBOX3?: boolean
/**
 * Reward centre. The reward centre. This is what it is taken for until the gateway says.
 */
REWCEN3?: boolean
/**
 * Feedback. The feedback form of customer service. This is what it is taken for until the gateway says.
 */
FEEDBACK3?: boolean
/**
 * Favourites. Favourites in the game lobby. This is what it is taken for until the gateway says.
 */
GAMELOFAV3?: boolean
/**
 * Recent games. Recent games in the game lobby. This is what it is taken for until the gateway says.
 */
GAMELOREC3?: boolean
/**
 * Hot games. Hot games in the game lobby. This is what it is taken for until the gateway says.
 */
GAMELOHOT3?: boolean
/**
 * Affiliates. Affiliate links in the agent centre. This is what it is taken for until the gateway says.
 */
AFFMAN3?: boolean
/**
 * Registration. The registration page and every way to it. This is what it is taken for until the gateway says.
 */
REG3?: boolean
/**
 * Member transfer. Transfers between members. This is what it is taken for until the gateway says.
 */
MEMTRANS3?: boolean
/**
 * Fund transfer. Transfers between wallets. This is what it is taken for until the gateway says.
 */
FUNDTRANS3?: boolean
/**
 * Chat. The chat of customer service. This is what it is taken for until the gateway says.
 */
CBS3?: boolean
/**
 * Dividend contracts. Dividend contracts. This is what it is taken for until the gateway says.
 */
SIGNCONDIV3?: boolean
/**
 * Daily-salary contracts. Daily-salary contracts. This is what it is taken for until the gateway says.
 */
DAILYSALCONT3?: boolean
/**
 * Hourly-salary contracts. Hourly-salary contracts. This is what it is taken for until the gateway says.
 */
HOURSAL3?: boolean
}
/**
 * One merchant of the platform. What it does not say it inherits from the merchant it extends.
 */
export interface Merchant {
/**
 * Where editors find this schema.
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
 * Items: A host in small letters, such as brand.localhost, without scheme, port or path.
 */
hosts?: string[]
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
 * The languages players choose from, and the one of a first visit.
 */
languages?: {
/**
 * The language of a first visit, as a language tag.
 */
default?: string
/**
 * The languages a player can choose, in this order.
 * 
 * @minItems 1
 */
supported?: string[]
/**
 * What the list of languages says beside each name: a greeting or a call to switch, both in that language, or its name in the language shown.
 */
notes?: ("none" | "greeting" | "invitation" | "translated")
}
/**
 * Where the platform answers and how.
 */
gateway?: {
/**
 * The gateway's origin; empty for the host the page came from.
 */
origin?: string
/**
 * Other origins of the same gateway. While its own cannot be reached, a read is sent to those of them that the gateway told as its routes, or to all while it told none; the page's policy lets a request go to no other.
 * 
 * Items: An https origin, such as https://gateway-2.example.com.
 */
fallbackOrigins?: string[]
/**
 * A code that the gateway has for the merchant, in letters without accents, digits and signs, without a space, such as LAGOON-1; the code of its folder where nothing is said.
 */
merchantCode?: string
/**
 * A code that the gateway has for the merchant's trial accounts, written as merchantCode is, such as LAGOON-1-trial; the folder's code with -trial where nothing is said.
 */
trialMerchantCode?: string
/**
 * Paths of single calls by call name, over the defaults.
 */
paths?: {
/**
 * A path of the gateway's own host that starts with one slash and has no query, such as /wps/session/login.
 */
[k: string]: string | undefined
}
/**
 * What the header ModuleId says for the calls of each module; the name of the module, without it.
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
}
/**
 * Which prize mode is sent when the lotteries or games of a category are asked for.
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
 * Whether the token is repeated in the query of calls that a gateway wants it in.
 */
tokenInQuery?: boolean
/**
 * How a gateway that sends only a status number is read.
 */
statusReading?: ("A" | "B")
/**
 * How customer-service paths are decoded.
 */
serviceDecoder?: ("plain" | "base64")
/**
 * The pinned key for encrypted calls, base64 SPKI.
 */
publicKey?: string
/**
 * Hosts that pictures may come from, besides the page.
 * 
 * Items: A host such as example.com, or *.example.com for every host under it.
 */
imageHosts?: string[]
/**
 * Hosts that links from outside may lead to.
 * 
 * Items: A host such as example.com, or *.example.com for every host under it.
 */
linkHosts?: string[]
/**
 * Hosts that games and chats live at: a frame shows no other, and no other is opened as a game.
 * 
 * Items: A host such as example.com, or *.example.com for every host under it.
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
}
flags?: Flags
/**
 * The pages that are assembled from blocks. "shell" is what stands around every page; "lobby" is the game container, "lobby-sports" that of sports and e-sports, "lobby-lottery" that of the lottery; where one of these two is not made up, "lobby" stands; "vendor-games" is the game list of one slot vendor, "more-lotteries" the list of every lottery.
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
}
/**
 * The registration form.
 */
registration?: {
/**
 * The fields from top to bottom; "*" stands for the rest, as inherited.
 */
order?: ("affiliateCode" | "recommenderId" | "username" | "payeeName" | "nickname" | "password" | "confirmPassword" | "mobileNum" | "qqNum" | "email" | "line" | "facebook" | "captcha" | "humanCheck" | "*")[]
/**
 * What is said of single fields.
 */
fields?: {
/**
 * One field.
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
 * The age a player must confirm.
 */
minimumAge?: number
/**
 * Whether the player also states not to be barred from gambling.
 */
statement?: boolean
}
/**
 * Where the bottom menu leads.
 */
navigation?: {
/**
 * The entries of the bottom menu.
 * 
 * @minItems 3
 * @maxItems 5
 * 
 * Items: An entry.
 */
bottom?: ("home" | "sports" | "live" | "slots" | "fish" | "lottery" | "esports" | "poker" | "crash" | "mini" | "activity" | "account" | "menu" | "service")[]
}
/**
 * The game lobby.
 */
lobby?: {
/**
 * The least bet of the slot filter.
 */
minimumBet?: number
/**
 * The lines of the slot filter.
 */
lines?: number
/**
 * Where games open. In a frame the player stays on the page, with the balance and the time played above the game; in a window the page offers a button that opens it, for vendors whose games refuse to be framed. Either way the address has to be of a host in gateway.frameHosts.
 */
launch?: {
/**
 * Where the games of every vendor open that is not named below.
 */
in?: ("frame" | "window")
/**
 * Where the games of single vendors open, by the vendor's account type.
 */
vendors?: {
[k: string]: "frame" | "window" | undefined
}
}
}
/**
 * What keeps players safe: the demands of a market, what a device remembers, how long a session stays open.
 */
safety?: {
/**
 * The named set of a market's demands.
 */
profile?: ("default" | "strict")
/**
 * What a device remembers of a login.
 */
rememberedLogin?: ("credentials" | "username" | "off")
/**
 * Minutes without a touch after which a session ends.
 */
inactivityMinutes?: number
/**
 * Whether password by email says that an account does not exist.
 */
revealUnknownAccount?: boolean
}
/**
 * Values that no merchant below may change, by dotted path, each with its reason. A value of a block also keeps the block in its order and without a new "when".
 */
$final?: {
[k: string]: string | undefined
}
}
/**
 * The look: a few brand values from which the platform derives every colour and measure.
 */
export interface Theme {
/**
 * Whether surfaces are light or dark.
 */
mode?: ("light" | "dark")
primary?: ThemeColour
accent?: ThemeColour
surface?: ThemeColour
/**
 * How corners are cut.
 */
shape?: ("sharp" | "soft" | "round" | "pill")
/**
 * How things stand off the page.
 */
depth?: ("flat" | "line" | "shadow" | "glow")
/**
 * How much air there is between things.
 */
density?: ("compact" | "roomy")
/**
 * The pair of display and text families.
 */
type?: ("system" | "prompt" | "kanit" | "archivo" | "serif-cjk" | "nunito" | "sn-pro")
/**
 * The size of text; large moves every step one up.
 */
scale?: ("regular" | "large")
/**
 * How much moves. Nothing moves when the player asked for less motion.
 */
motion?: ("calm" | "lively")
/**
 * How the one main action of a screen is dressed: as any button, or with rings around a disc at its end. With rings a ring also spreads from the finger on whatever is pressed.
 */
action?: ("plain" | "rings")
tokens?: ThemeTokens
/**
 * The merchant's own icon files by the icon's name.
 */
icons?: {
[k: string]: Art | undefined
}
/**
 * Pictures that dress a named place of the interface.
 */
ornaments?: {
[k: string]: Art | undefined
}
}
/**
 * Single tokens set by hand, over what is derived: colours, and some measures as numbers. "npx livery tokens <merchant>" prints a page of them all with what they follow from.
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
 * The edge of the page, in CSS pixels.
 */
gutter?: number
/**
 * The air between sections, in CSS pixels.
 */
"section-gap"?: number
/**
 * How high a field is, in CSS pixels.
 */
field?: number
/**
 * The bar over the page, in CSS pixels.
 */
"header-height"?: number
/**
 * The bar under the page, in CSS pixels.
 */
"bar-height"?: number
/**
 * The corners of buttons, in CSS pixels; 999 makes a pill.
 */
"radius-control"?: number
/**
 * The corners of fields, in CSS pixels.
 */
"radius-field"?: number
/**
 * The corners of cards, in CSS pixels.
 */
"radius-card"?: number
/**
 * The corners of tiles, in CSS pixels.
 */
"radius-tile"?: number
/**
 * The corners of sheets and of the menu, in CSS pixels.
 */
"radius-sheet"?: number
/**
 * The corners of tags, in CSS pixels.
 */
"radius-tag"?: number
/**
 * How wide an outline is, in CSS pixels.
 */
edge?: number
/**
 * How wide an outline is that carries weight, in CSS pixels.
 */
"edge-strong"?: number
/**
 * The largest headlines, in CSS pixels.
 */
"text-display"?: number
/**
 * How long a touch is answered, in milliseconds.
 */
"motion-touch"?: number
/**
 * How long a page takes to come, in milliseconds.
 */
"motion-page"?: number
}
/**
 * A page: its blocks by id, and their order apart.
 */
export interface Page {
/**
 * Block ids from top to bottom; "*" stands for the rest, as inherited.
 */
order?: string[]
/**
 * The blocks by id. A block that is inherited may leave out its type; another type takes nothing over.
 */
blocks?: {
[k: string]: HeaderBlock | FooterBlock | BottomMenuBlock | SlideMenuBlock | ServiceBlock | BannerBlock | NoticesBlock | AccountBlock | CategoriesBlock | VendorSectionBlock | PopularGamesBlock | WinnerBoardBlock | ScoreboardBlock | FixturesBlock | ContactBlock | GameListBlock | VendorBarBlock | GameGridBlock | GameSearchBlock | LobbyFiltersBlock | MyGamesBlock | VendorHeadBlock | LotteriesBlock | PictureBlock | LoginFormBlock | RegisterFormBlock | TrialFormBlock | SocialLoginBlock | TrialPlayBlock | undefined
}
}

/** Every block by its type. */
export interface BlockMap {
  "account": AccountBlock
  "banner": BannerBlock
  "bottom-menu": BottomMenuBlock
  "categories": CategoriesBlock
  "contact": ContactBlock
  "fixtures": FixturesBlock
  "footer": FooterBlock
  "game-grid": GameGridBlock
  "game-list": GameListBlock
  "game-search": GameSearchBlock
  "header": HeaderBlock
  "lobby-filters": LobbyFiltersBlock
  "login-form": LoginFormBlock
  "lotteries": LotteriesBlock
  "my-games": MyGamesBlock
  "notices": NoticesBlock
  "picture": PictureBlock
  "popular-games": PopularGamesBlock
  "register-form": RegisterFormBlock
  "scoreboard": ScoreboardBlock
  "service": ServiceBlock
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

/** Where every block stands, by its type: on a page, or in a place of the shell. */
export interface BlockPlaces {
  "account": "page"
  "banner": "page"
  "bottom-menu": "bottom"
  "categories": "page"
  "contact": "page"
  "fixtures": "page"
  "footer": "foot"
  "game-grid": "page"
  "game-list": "page"
  "game-search": "page"
  "header": "top"
  "lobby-filters": "page"
  "login-form": "page"
  "lotteries": "page"
  "my-games": "page"
  "notices": "page"
  "picture": "page"
  "popular-games": "page"
  "register-form": "page"
  "scoreboard": "page"
  "service": "floating"
  "slide-menu": "drawer"
  "social-login": "page"
  "trial-form": "page"
  "trial-play": "page"
  "vendor-bar": "page"
  "vendor-head": "page"
  "vendor-section": "page"
  "winner-board": "page"
}
