/* Written by `npm run generate` from schemas/. */

/**
 * A text: one for every language, or by language tag; at most 2,000 characters. In banners, notices and messages, {day+3} is the date in three days, {days-1+5} the dates from yesterday to that in five days, {saturday} the next Saturday.
 */
export type WorldText = (string | {
[k: string]: string | undefined
})

/**
 * The recipe by which the sandbox gateway composes the pictures of a merchant's games from drawings in its art: merchants/<code>/art/recipe.json. A merchant without a recipe uses its parent's. Units are those of a shape's canvas. A subject's box is the square that its own drawing fills.
 */
export interface ArtRecipe {
/**
 * The address of this schema for editors.
 */
$schema?: string
/**
 * The family of each game category.
 */
categories: {
/**
 * A family.
 */
[k: string]: string | undefined
}
/**
 * Families of subjects, backgrounds and names, by name.
 */
families: {
[k: string]: ArtFamily | undefined
}
/**
 * Subjects of pictures, by name.
 */
subjects: {
[k: string]: ArtSubject | undefined
}
/**
 * Colour schemes, by name.
 */
palettes: {
[k: string]: ArtPalette | undefined
}
/**
 * The file name of a background drawing with {family}, {palette} and {motif} as placeholders. The motif is arc, slope or step, by the first letter of the brand's name. A background without a file is not used.
 */
grounds: string
/**
 * Canvases, by name.
 */
shapes: {
[k: string]: ArtShape | undefined
}
uses: ArtUses
/**
 * Colours of titles, by name.
 */
inks?: {
/**
 * One colour, or two for a gradient from top to bottom.
 * 
 * @minItems 1
 * @maxItems 2
 * 
 * Items: A colour, or the name of a colour token or of a picture colour, such as art-1-title.
 */
[k: string]: string[] | undefined
}
/**
 * Fonts of titles that are drawn into the picture, by name.
 */
faces?: {
[k: string]: ArtFace | undefined
}
title: ArtTitle
}
/**
 * A family of subjects, backgrounds and names.
 */
export interface ArtFamily {
/**
 * The backgrounds that it may have.
 * 
 * @minItems 1
 * 
 * Items: A background.
 */
grounds: string[]
/**
 * The palettes that it uses. By default all palettes.
 * 
 * Items: A palette.
 */
palettes?: string[]
/**
 * Subjects of other families that it may borrow.
 * 
 * Items: A subject.
 */
subjects?: string[]
/**
 * The font of its titles, by its name under "faces".
 */
face?: string
/**
 * The layer of its subjects, which overrides their own.
 */
layer?: string
/**
 * The position of a borrowed subject, by its bounds.
 */
fit?: {
/**
 * The middle of the subject, x and y.
 * 
 * @minItems 2
 * @maxItems 2
 * 
 * Items: A coordinate.
 */
centre: number[]
/**
 * The longer side of the subject.
 */
side: number
}
/**
 * Names of games, with {noun} for a name of the subject.
 * 
 * @minItems 1
 */
titles: WorldText[]
}
/**
 * The subject of a picture.
 */
export interface ArtSubject {
/**
 * The file of its drawing.
 */
file: string
/**
 * Its family.
 */
family: string
/**
 * The palettes of the backgrounds that it may have. By default all palettes.
 * 
 * Items: A palette.
 */
palettes?: string[]
/**
 * Its nouns in the names of games.
 * 
 * @minItems 1
 */
names: WorldText[]
/**
 * The ink of its titles.
 */
ink?: string
/**
 * Its position in a shape, which overrides the shape's own.
 */
place?: {
[k: string]: ArtPlace | undefined
}
/**
 * The scale and offset of a drawing that was made smaller to fit its canvas. Boxes apply to the original size.
 */
inset?: {
/**
 * The scale of the drawing in its box.
 */
scale: number
/**
 * The offset of the drawing in its box.
 */
x: number
/**
 * The offset of the drawing in its box.
 */
y: number
}
/**
 * The bounds of its opaque part in a box of 200: x, y, width, height.
 * 
 * @minItems 4
 * @maxItems 4
 * 
 * Items: A measure.
 */
bounds?: number[]
/**
 * Its layer.
 */
layer?: string
/**
 * The file of its shadow on a floor, drawn with currentColor.
 */
shadow?: string
/**
 * Drawings in front of it.
 * 
 * Items: A drawing.
 */
front?: string[]
/**
 * Colour replacements, by palette.
 */
recolour?: {
/**
 * Replacements for colours of the drawing.
 */
[k: string]: {
/**
 * The replacement colour.
 */
[k: string]: string | undefined
} | undefined
}
}
/**
 * The box of a subject under a title of one line, and of two lines if that differs.
 */
export interface ArtPlace {
one: ArtBox
two?: ArtBox
}
/**
 * A square.
 */
export interface ArtBox {
/**
 * The distance from the left.
 */
x: number
/**
 * The distance from the top.
 */
y: number
/**
 * Width and height.
 */
size: number
}
/**
 * A colour scheme.
 */
export interface ArtPalette {
/**
 * The ink of titles on it, or a colour.
 */
ink?: string
/**
 * Replacements for inks that are not readable on it.
 */
swap?: {
/**
 * The replacement ink.
 */
[k: string]: string | undefined
}
/**
 * The colour of shadows on it.
 */
shadow?: string
/**
 * Replacements for colours of the background drawing.
 */
recolour?: {
/**
 * The replacement colour, or the name of a colour token or of a picture colour, such as art-1-ground or field.
 */
[k: string]: string | undefined
}
}
/**
 * A canvas with its layers.
 */
export interface ArtShape {
/**
 * Canvas width.
 */
width?: number
/**
 * Canvas height.
 */
height?: number
subject?: ArtPlace
/**
 * The layers, from back to front.
 * 
 * @minItems 1
 */
layers?: ArtLayer[]
/**
 * The shape whose layers are drawn, without its title, instead of its own layers.
 */
of?: string
/**
 * The visible part of that shape's canvas: x, y, width, height.
 * 
 * @minItems 4
 * @maxItems 4
 * 
 * Items: A measure.
 */
crop?: number[]
}
/**
 * One layer.
 */
export interface ArtLayer {
/**
 * The kind of layer.
 */
draw: ("ground" | "shadow" | "subject" | "front" | "file" | "fade" | "title")
/**
 * For "file": the file of the drawing, which may contain {lines} (one or two) and {palette}.
 */
file?: string
/**
 * For "ground": the name of the only layer to draw, whose id ends in -layer- and this name.
 */
part?: string
/**
 * For "subject": draws the subject only if this is its layer.
 */
layer?: string
/**
 * For "shadow": the backgrounds that show a shadow.
 * 
 * Items: A background.
 */
on?: string[]
/**
 * For "ground" and "file": the box of the drawing, by default the whole canvas: x, y, width, height.
 * 
 * @minItems 4
 * @maxItems 4
 * 
 * Items: A measure.
 */
box?: number[]
/**
 * The visible part of the layer: x, y, width, height.
 * 
 * @minItems 4
 * @maxItems 4
 * 
 * Items: A measure.
 */
clip?: number[]
/**
 * For "file": mirrors the drawing for every second game.
 */
mirror?: boolean
/**
 * For "fade": its colour.
 */
colour?: string
/**
 * For "fade": its start, from the top, 0 to 1.
 */
from?: number
}
/**
 * The shapes by their use.
 */
export interface ArtUses {
/**
 * The shape of a game.
 */
game: string
/**
 * The shape of a vendor in its category.
 */
vendor: string
/**
 * The shape beside a winner.
 */
winner: string
/**
 * The picture behind the subject of a banner.
 */
banner?: {
/**
 * The shape.
 */
shape: string
/**
 * The background, which replaces {family}.
 */
ground: string
/**
 * The palette. Its ink is also the colour of the banner's text.
 */
palette: string
}
/**
 * The shape of the wide picture of a promotion; that of a vendor if absent.
 */
promotion?: string
/**
 * Other shapes for some categories.
 */
byCategory?: {
/**
 * Other shapes.
 */
[k: string]: {
/**
 * The shape of a game.
 */
game?: string
/**
 * The shape of a vendor.
 */
vendor?: string
/**
 * The shape beside a winner.
 */
winner?: string
} | undefined
}
}
/**
 * A font.
 */
export interface ArtFace {
/**
 * The font file, which may be a subset with the letters of the names.
 */
file: string
}
/**
 * The layout of the names of games.
 */
export interface ArtTitle {
/**
 * Draws names into the picture, or shows them over it as text of the page.
 */
in: ("picture" | "page")
/**
 * For "page": the area of the pictures that has room for names.
 */
at?: ("top" | "bottom")
/**
 * The horizontal position of the lines' anchor.
 */
x?: number
/**
 * The maximum length of a line.
 */
width?: number
/**
 * The alignment of lines at the anchor.
 */
anchor?: ("start" | "middle")
one?: ArtTitleLine
two?: ArtTitleLine
/**
 * An outline around the letters.
 */
outline?: {
/**
 * Its colour.
 */
colour: string
/**
 * Its width, in font sizes.
 */
width: number
}
/**
 * Other settings for some languages.
 */
languages?: {
/**
 * Other settings.
 */
[k: string]: {
/**
 * The font, which overrides the family's.
 */
face?: string
one?: ArtTitleLine
two?: ArtTitleLine
} | undefined
}
}
/**
 * The layout of lines.
 */
export interface ArtTitleLine {
/**
 * Font size.
 */
size: number
/**
 * The smallest font size, to which long titles shrink.
 */
least: number
/**
 * The baseline of the last line.
 */
bottom: number
/**
 * The maximum length of its line, if shorter than the title's.
 */
width?: number
/**
 * The distance between baselines, in font sizes.
 */
leading?: number
}
/**
 * The answers of the sandbox gateway for one merchant: merchants/<code>/world.json. Neither the player nor a real gateway reads it.
 */
export interface World {
/**
 * The address of this schema for editors.
 */
$schema?: string
/**
 * The currency.
 */
currency?: {
/**
 * ISO 4217 code.
 */
code: string
/**
 * The symbol of the currency.
 */
symbol: string
/**
 * The number of decimals.
 */
digits: number
}
/**
 * The opening balance of a demo member, as a decimal string.
 */
openingBalance?: string
/**
 * The largest win of the winner board. By default some hundred thousand.
 */
topWin?: number
/**
 * The parts of the balance in vendors' wallets. By default the first three vendors hold a part.
 * 
 * Items: The part in a vendor's wallet.
 */
openingWallets?: {
/**
 * Vendor code.
 */
vendor: string
/**
 * The amount, as a decimal string.
 */
amount: string
}[]
settings?: WorldSettings
/**
 * Customer services.
 * 
 * Items: A customer service.
 */
services?: {
/**
 * FACEBOOK, LINE, …
 */
csType: string
/**
 * Its address.
 */
url: string
hours?: WorldText
/**
 * The id that a player can copy, such as a LINE id.
 */
account?: string
}[]
/**
 * Contact links.
 * 
 * Items: A contact link.
 */
resources?: {
/**
 * LINE or MOBILENUMBER.
 */
resourceType: string
/**
 * Its address.
 */
url: string
}[]
/**
 * Affiliate codes.
 * 
 * Items: An affiliate code that is accepted.
 */
affiliates?: {
/**
 * The code.
 */
code: string
/**
 * The name of the inviter.
 */
inviter: string
/**
 * Hosts of the affiliate. Players who register there are invited without a code.
 */
domains?: string[]
}[]
/**
 * The first categories, in this order. The others follow.
 * 
 * Items: RNG, FISH, …
 */
categories?: string[]
/**
 * Vendors.
 */
vendors?: WorldVendor[]
/**
 * Games with a given name. The sandbox combines names for the rest of a vendor's games.
 */
games?: WorldGame[]
/**
 * Banners.
 */
banners?: WorldBanner[]
/**
 * Notices.
 * 
 * Items: A notice to players.
 */
notices?: {
/**
 * Its id.
 */
id: string
title: WorldText
content?: WorldText
}[]
/**
 * Lotteries.
 */
lotteries?: WorldLottery[]
/**
 * Lobby news. Times follow the clock, so that there is always a match in play.
 */
news?: {
/**
 * Matches in play. Each starts again when it ends.
 */
matches?: WorldMatch[]
/**
 * Matches to come. Each repeats every day.
 */
fixtures?: WorldFixture[]
}
/**
 * Popups on entry.
 * 
 * Items: A popup.
 */
popups?: {
/**
 * Its id.
 */
id: string
title: WorldText
content?: WorldText
}[]
/**
 * Notices about promotions.
 * 
 * Items: A notice to players.
 */
promotionNotices?: {
/**
 * Its id.
 */
id: string
title: WorldText
content?: WorldText
}[]
/**
 * Messages that the demo account member88 starts with, the oldest first.
 * 
 * Items: A message.
 */
messages?: {
/**
 * Its id.
 */
id: string
/**
 * The sender.
 */
from?: ("service" | "system")
title: WorldText
body: WorldText
/**
 * The hours between the message and the start of the sandbox.
 */
hoursAgo: number
/**
 * The member has read it.
 */
read?: boolean
}[]
/**
 * The banks that members can choose. If absent, the sandbox names some for the currency.
 * 
 * Items: A bank.
 */
banks?: {
/**
 * Its code.
 */
code: string
name: WorldText
/**
 * The numbers of digits that an account of it may have.
 * 
 * Items: A number of digits.
 */
digits?: number[]
}[]
/**
 * The topics of the help centre. Without them, players see the six topics of the product.
 * 
 * Items: A topic of the help centre.
 */
helpTopics?: {
/**
 * Its id.
 */
id: string
/**
 * Its category.
 */
category: string
question: WorldText
answer: WorldText
}[]
/**
 * The apps of the merchant.
 * 
 * Items: An app of the merchant.
 */
apps?: {
/**
 * The system that it is for.
 */
platform: ("android" | "ios")
/**
 * The address of the package. "/web-clip" is a web clip that the sandbox makes of the merchant, with its checksum.
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
 * The SHA-256 checksum in hexadecimal digits.
 */
sha256?: string
}[]
/**
 * The address of the live chat. "/chat" is the chat page of the sandbox.
 */
chat?: string
/**
 * The ways to deposit, in order. If absent, the sandbox makes some for the currency.
 * 
 * @maxItems 100
 */
depositMethods?: WorldDepositMethod[]
/**
 * The promotions that a deposit can have. If absent, the sandbox makes some.
 * 
 * @maxItems 100
 */
depositPromotions?: WorldDepositPromotion[]
withdrawals?: WorldWithdrawals
/**
 * The percentage of valid bets that members get back every day; 0.5 by default. Decimal string.
 */
rebatePercent?: string
/**
 * The days of records that the demo member and the demo agent start with; 92 by default. With 0, they start with the opening balance and nothing else.
 */
historyDays?: number
/**
 * The agents.
 */
agents?: {
/**
 * The levels below the demo agent; 3 by default.
 */
levels?: number
/**
 * The accounts below the demo agent; none by default.
 */
members?: number
/**
 * The days of records that these accounts start with; 0 by default.
 */
days?: number
/**
 * The percentage of valid bets that the demo agent receives as a rebate; 0.8 by default. Decimal string.
 */
rebatePercent?: string
/**
 * The percentage of the gross profit that is deducted before a dividend; 5 by default. Decimal string.
 */
platformFeePercent?: string
/**
 * The percentage of the first deposit of a player that the owner of the link receives; 0 by default. Decimal string.
 */
commissionPercent?: string
/**
 * How many direct subordinates may have a rebate rate of some height or above.
 * 
 * Items: A quota.
 */
quotas?: {
/**
 * The rate. A percentage as a decimal string.
 */
rate: string
/**
 * The highest number.
 */
max: number
}[]
/**
 * Announcements to agents.
 * 
 * Items: A notice to players.
 */
notices?: {
/**
 * Its id.
 */
id: string
title: WorldText
content?: WorldText
}[]
}
/**
 * The red envelopes. If absent, the sandbox makes one that opens every five minutes.
 * 
 * @maxItems 10
 */
envelopes?: WorldEnvelope[]
invite?: WorldInvite
mall?: WorldMall
/**
 * The time zone of the merchant's days, weeks, months and years in rewards, levels, the points mall, red envelopes and live rooms, such as Asia/Bangkok; UTC by default.
 */
zone?: string
rewards?: WorldRewards
levels?: WorldLevels
/**
 * The promotions of the activity centre. If absent, the sandbox makes twelve.
 * 
 * @maxItems 100
 */
promotions?: WorldPromotion[]
}
/**
 * The settings that can change while the sandbox runs.
 */
export interface WorldSettings {
/**
 * Whitelabel flags by name. Other flags have their declared defaults.
 */
whitelabel?: {
[k: string]: boolean | undefined
}
/**
 * Template variants: 1 is new.
 */
templates?: {
/**
 * Member centre.
 */
mem_cen?: string
/**
 * Deposit.
 */
dep_func?: string
}
/**
 * Registration.
 */
register?: {
/**
 * The fields by name.
 */
fields?: {
/**
 * The settings of a field.
 */
[k: string]: {
/**
 * True if registration asks for the field.
 */
enabled: boolean
/**
 * True if the field is required.
 */
required: boolean
/**
 * Its position in the order.
 */
ordinal?: number
} | undefined
}
/**
 * True if registration asks for a captcha code.
 */
captcha?: boolean
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
 * The patterns of fields by field name, also loginUsername and loginPassword. They override the sandbox's own patterns.
 */
patterns?: {
/**
 * The pattern that a field accepts.
 */
[k: string]: {
/**
 * A regular expression; * accepts anything.
 */
acceptedPattern: string
message?: WorldText
/**
 * The minimum number of characters.
 */
minLength?: number
/**
 * The maximum number of characters.
 */
maxLength?: number
} | undefined
}
/**
 * The point at which login asks for a captcha.
 */
loginCaptcha?: ("after-failures" | "always")
/**
 * The content of a captcha.
 */
captchaKind?: ("letters" | "equation" | "mixed")
/**
 * True if login asks for the slider check.
 */
humanCheck?: boolean
/**
 * True if the platform is under maintenance.
 */
maintenance?: boolean
/**
 * True if the player's region is blocked.
 */
regionRestriction?: boolean
/**
 * The number that the status sends instead of the two flags.
 */
statusNumber?: (number | null)
/**
 * A single wallet for every vendor, or one for each.
 */
wallet?: ("single" | "transfer")
/**
 * Vendors whose games the player's region may not open. A launch is refused with game.region.restricted.
 * 
 * Items: Vendor code.
 */
regionBlockedVendors?: string[]
/**
 * True if the gateway can send a password by mail.
 */
passwordByEmail?: boolean
/**
 * True if the answer to a password request reveals that no account matches. If false, it always reports success.
 */
revealUnknownAccount?: boolean
/**
 * The sign-in providers that are set up.
 * 
 * Items: A provider.
 */
socialProviders?: ("facebook" | "google")[]
/**
 * True if the gateway can send a code for a new password by SMS.
 */
passwordBySms?: boolean
/**
 * True if members have a withdrawal PIN.
 */
withdrawalPassword?: boolean
/**
 * The number of security questions that a member answers; 0 for none.
 */
securityQuestions?: number
/**
 * The highest number of bank accounts of a member.
 */
maxBankCards?: number
/**
 * True if members verify their identity.
 */
identity?: boolean
/**
 * The lowest and the highest number of characters of feedback.
 */
feedback?: {
/**
 * The lowest number.
 */
min: number
/**
 * The highest number.
 */
max: number
}
/**
 * What the cashier does with deposits that were paid and with withdrawals: approve them, reject them, or leave them undecided.
 */
cashier?: ("approve" | "reject" | "forget")
/**
 * The seconds that each step of the cashier takes.
 */
cashierSeconds?: number
/**
 * The hours until money can be withdrawn to a new bank account.
 */
cardWaitHours?: number
/**
 * Ways to deposit that are not offered.
 * 
 * @maxItems 100
 * 
 * Items: The id of a method.
 */
depositMethodsOff?: string[]
/**
 * Vendors whose transfers fail, or whose answer is lost, by code.
 */
transferFailures?: {
[k: string]: "failed" | "unknown" | undefined
}
}
/**
 * A vendor.
 */
export interface WorldVendor {
/**
 * Its account type, used in addresses.
 */
code: string
name: WorldText
/**
 * Its mark. By default drawn from its name.
 */
mark?: string
/**
 * The emblem of its mark alone, without the disc.
 */
emblem?: string
/**
 * The colour of its mark's disc.
 */
disc?: string
/**
 * The colour of a readable name on the disc.
 */
discInk?: string
/**
 * Its categories.
 * 
 * Items: Its offer in a category.
 */
categories: {
/**
 * RNG, FISH, …
 */
category: string
/**
 * The number of games, each with its own name and picture.
 */
games: number
/**
 * A finished picture of the merchant, which replaces the picture of the first game.
 */
art?: string
/**
 * A tag.
 */
tag?: ("HOT" | "NEW")
/**
 * True during maintenance.
 */
maintenance?: boolean
/**
 * The number that the gateway sends if it counts something other than games, such as today's matches.
 */
counted?: number
/**
 * The colour of a readable name on the picture.
 */
artInk?: string
}[]
}
/**
 * A game.
 */
export interface WorldGame {
/**
 * Its code.
 */
code: string
name: WorldText
/**
 * Its vendor's code.
 */
vendor: string
/**
 * Its category.
 */
category: string
/**
 * A finished picture of the merchant, which replaces the composed one.
 */
art?: string
/**
 * True for a hot game.
 */
hot?: boolean
/**
 * True for a new game.
 */
isNew?: boolean
/**
 * True for one of the most played games.
 */
popular?: boolean
/**
 * The subject of its picture, by its name in the art recipe. By default chosen by the code of the game.
 */
subject?: string
/**
 * Its background, as a family and a palette of the art recipe with a hyphen between them.
 */
ground?: string
}
/**
 * A banner.
 */
export interface WorldBanner {
/**
 * Its id.
 */
id: string
/**
 * m_home, m_reg, …
 */
group: string
title: WorldText
line?: WorldText
action?: WorldText
/**
 * The address that it links to.
 */
url?: string
/**
 * A picture of the merchant, or one inherited.
 */
art?: string
/**
 * A subject of the art recipe on the brand's field, instead of "art".
 */
subject?: string
/**
 * The area of the picture that has room for the title. By default its bottom.
 */
room?: ("sky" | "foot")
/**
 * The moment from which players see it, such as 2026-12-24T18:00+07:00 or 2026-12-24T18:00[Asia/Bangkok]. By default always.
 */
from?: string
/**
 * The moment from which players no longer see it, written like "from". By default never.
 */
until?: string
}
/**
 * A lottery.
 */
export interface WorldLottery {
/**
 * Its code.
 */
code: string
name: WorldText
/**
 * Its vendor's code.
 */
vendor?: string
group?: WorldText
/**
 * The list in which it appears.
 */
kind?: ("Lott" | "Elott")
/**
 * Its prize mode. By default that of its list.
 */
prizeMode?: ("Lott" | "ZY" | "Elott")
/**
 * The minutes between draws.
 */
minutes: number
/**
 * The number of balls in a draw.
 */
balls: number
/**
 * The lowest number.
 */
from: number
/**
 * The highest number.
 */
to: number
/**
 * True if a number can be drawn twice.
 */
repeats?: boolean
/**
 * The form of the numbers in a result: balls or dice.
 */
shape?: ("ball" | "die")
/**
 * The colour of the set, 0 to 3.
 */
tone?: number
}
/**
 * A match in play.
 */
export interface WorldMatch {
/**
 * Its id.
 */
id: string
competition: WorldText
/**
 * The category. By default SPORTS.
 */
category?: string
/**
 * Its vendor's code.
 */
vendor: string
home: WorldText
away: WorldText
/**
 * The minutes of regular play. By default 90.
 */
length?: number
/**
 * The minutes by which it is ahead of the clock, so that not all matches start together.
 */
ahead?: number
/**
 * The goals in order. Without the list, the minutes are not recorded.
 * 
 * Items: A goal.
 */
goals?: {
/**
 * The minute of the goal.
 */
minute: number
/**
 * The side that scored.
 */
side: ("home" | "away")
}[]
}
/**
 * A match to come.
 */
export interface WorldFixture {
/**
 * Its id.
 */
id: string
/**
 * The time of day, in UTC, such as 18:30.
 */
at: string
event: WorldText
competition: WorldText
/**
 * The category. By default SPORTS.
 */
category?: string
/**
 * Its vendor's code.
 */
vendor: string
}
/**
 * A way to deposit.
 */
export interface WorldDepositMethod {
/**
 * Its id.
 */
id: string
/**
 * The call that a deposit by it makes.
 */
provider: ("manualTransfer" | "alipay" | "qq" | "paymentGateway" | "weChat")
/**
 * Its kind.
 */
group: ("bank" | "qr" | "wallet" | "counter")
/**
 * How it is paid: to an account, with a QR code, or on the payment page of another site.
 */
pay: ("account" | "qr" | "page")
name: WorldText
/**
 * A drawing below the merchant's folder, such as art/methods/scan-qr.svg.
 */
logo?: string
/**
 * Its labels.
 * 
 * @maxItems 3
 * 
 * Items: A label.
 */
tags?: ("recommended" | "hot" | "new")[]
/**
 * The percentage that a deposit by it returns. Decimal string.
 */
rebate?: string
/**
 * The least amount. Decimal string.
 */
min: string
/**
 * The highest amount. Decimal string.
 */
max: string
/**
 * The fee; 0 by default. Decimal string.
 */
fee?: string
/**
 * The minutes until the amount is credited; 0 for at once.
 */
minutes: number
/**
 * True if the player chooses a bank.
 */
banks?: boolean
/**
 * True if the name of the depositor is asked.
 */
depositor?: boolean
/**
 * Its channels.
 * 
 * @maxItems 10
 * 
 * Items: A channel.
 */
channels?: {
/**
 * Its id.
 */
id: string
name: WorldText
/**
 * The least amount. Decimal string.
 */
min: string
/**
 * The highest amount. Decimal string.
 */
max: string
note?: WorldText
}[]
/**
 * Amounts to choose with one tap.
 * 
 * @maxItems 12
 * 
 * Items: An amount. Decimal string.
 */
amounts: string[]
/**
 * Whether the player sends a picture of the slip; none by default.
 */
slip?: ("none" | "optional" | "required")
/**
 * The minutes in which it must be paid; 15 by default.
 */
payMinutes?: number
/**
 * True while it is under maintenance.
 */
maintenance?: boolean
}
/**
 * A promotion for a deposit.
 */
export interface WorldDepositPromotion {
/**
 * Its id.
 */
id: string
title: WorldText
summary?: WorldText
/**
 * The bonus as a percentage of the deposit. Decimal string.
 */
percent?: string
/**
 * The bonus as a fixed amount. Decimal string.
 */
bonus?: string
/**
 * The highest bonus. Decimal string.
 */
maxBonus?: string
/**
 * The least deposit. Decimal string.
 */
minDeposit: string
/**
 * How many times the deposit and the bonus must be played.
 */
turnover: number
/**
 * The most that can be withdrawn from it. Decimal string.
 */
maxCashOut?: string
/**
 * The days in which the turnover must be played.
 */
days: number
/**
 * The game categories that count.
 * 
 * @maxItems 20
 * 
 * Items: A category.
 */
categories?: string[]
}
/**
 * The limits of withdrawals. By default three a day, at any hour, without a fee, of 100 to 50,000 in baht or yuan and of the same order in another currency, such as $10 to $5,000.
 */
export interface WorldWithdrawals {
/**
 * The least amount. Decimal string.
 */
min?: string
/**
 * The highest amount. Decimal string.
 */
max?: string
/**
 * The withdrawals of a day.
 */
countMax?: number
/**
 * The fee. Decimal string.
 */
fee?: string
/**
 * The minutes until it is paid.
 */
minutes?: number
/**
 * The hours, in the time zone.
 */
hours?: {
/**
 * Their start, such as 09:00.
 */
from: string
/**
 * Their end, such as 23:00.
 */
to: string
/**
 * The time zone, such as Asia/Bangkok.
 */
zone: string
}
}
/**
 * A red envelope that opens again and again.
 */
export interface WorldEnvelope {
/**
 * Its id.
 */
id: string
title: WorldText
/**
 * The minutes from one opening to the next, counted from midnight (UTC).
 */
everyMinutes: number
/**
 * The minutes for which it is open each time; fewer than those to the next.
 */
openMinutes: number
/**
 * How many a member can open a day (UTC).
 */
triesADay: number
/**
 * The amounts that it can hold.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: An amount.
 */
amounts: {
/**
 * The amount. Decimal string.
 */
amount: string
/**
 * How likely it is, compared with the others.
 */
weight: number
}[]
/**
 * How likely it is that nothing is in it, compared with the amounts; 0 by default.
 */
emptyWeight?: number
/**
 * How many times an amount must be played; 0 by default.
 */
turnover?: number
/**
 * The days in which the turnover must be played; without an end if absent.
 */
days?: number
rules?: WorldText
}
/**
 * The rewards for inviting friends.
 */
export interface WorldInvite {
/**
 * The least deposit of a friend that is rewarded. Decimal string.
 */
minDeposit: string
/**
 * The rewards, from the first friend on.
 * 
 * @minItems 1
 * @maxItems 20
 * 
 * Items: A reward.
 */
rewards: {
/**
 * The number of the friend from which on it applies.
 */
from: number
/**
 * The amount. Decimal string.
 */
amount: string
}[]
/**
 * How many times a reward must be played; 0 by default.
 */
turnover?: number
/**
 * The days in which the turnover must be played; without an end if absent.
 */
days?: number
}
/**
 * Points and the points mall. If absent, the sandbox makes some goods.
 */
export interface WorldMall {
/**
 * The valid bets that earn a point; by default 100 in baht or yuan, and of the same order in another currency. Decimal string.
 */
betPerPoint?: string
/**
 * When points expire: never, or at the end of the year after the one in which they were earned.
 */
expiry?: ("none" | "nextYearEnd")
/**
 * The points of the demo accounts, by name.
 */
openingPoints?: {
/**
 * Points.
 */
[k: string]: number | undefined
}
/**
 * How points become money.
 */
convert?: {
/**
 * So many points are worth the amount.
 */
points: number
/**
 * The amount for them. Decimal string.
 */
amount: string
/**
 * The least points of a conversion.
 */
min: number
/**
 * The most points of a day.
 */
dailyCap: number
/**
 * The number of times that the amount must be staked; 1 by default.
 */
turnover?: number
/**
 * The days in which it must be staked.
 */
days?: number
}
/**
 * The items.
 * 
 * @maxItems 200
 */
goods?: WorldGood[]
}
/**
 * An item of the points mall.
 */
export interface WorldGood {
/**
 * Its id.
 */
id: string
name: WorldText
note?: WorldText
/**
 * The path of its drawing in the merchant's folder.
 */
art?: string
/**
 * The points for one.
 */
points: number
/**
 * How many there are.
 */
stock: number
/**
 * The number of the level that it needs.
 */
level?: number
/**
 * How many one member can get.
 */
limit?: number
/**
 * The days until it arrives; 7 by default.
 */
days?: number
/**
 * Makes the item free spins, credited as a bonus.
 */
spins?: {
/**
 * The spins of one item.
 */
count: number
/**
 * The value of a spin. Decimal string.
 */
value: string
game: WorldText
/**
 * The game categories whose stakes count; slots by default.
 * 
 * @maxItems 20
 * 
 * Items: A category.
 */
categories?: string[]
/**
 * The number of times that the bonus must be staked; 1 by default.
 */
turnover?: number
/**
 * The days in which it must be staked; 7 by default.
 */
days?: number
}
}
/**
 * The reward centre.
 */
export interface WorldRewards {
/**
 * The tickets of the demo member.
 * 
 * @maxItems 100
 */
tickets?: WorldRewardTicket[]
/**
 * The missions.
 * 
 * @maxItems 100
 */
missions?: WorldMission[]
signIns?: WorldSignIns
}
/**
 * A ticket that the demo member has.
 */
export interface WorldRewardTicket {
/**
 * Its id.
 */
id: string
title: WorldText
note?: WorldText
/**
 * The bonus. Decimal string.
 */
amount: string
/**
 * How many times the bonus must be played; 1 by default.
 */
turnover?: number
/**
 * The days in which it can be claimed, from the start of the sandbox.
 */
days: number
/**
 * True if the demo member has claimed it.
 */
claimed?: boolean
}
/**
 * A mission.
 */
export interface WorldMission {
/**
 * Its id.
 */
id: string
title: WorldText
note?: WorldText
/**
 * What it counts: the sum or the number of deposits, valid bets, or days with a sign-in.
 */
metric: ("deposit" | "depositCount" | "validBets" | "signIns")
/**
 * The time in which it counts, and after which it begins anew.
 */
period: ("once" | "day" | "week" | "month")
/**
 * What is needed. Decimal string.
 */
target: string
/**
 * The bonus. Decimal string.
 */
amount: string
/**
 * How many times the bonus must be played; 1 by default.
 */
turnover?: number
/**
 * The game categories whose bets count.
 * 
 * @maxItems 20
 * 
 * Items: A category.
 */
categories?: string[]
}
/**
 * The calendar of sign-ins.
 */
export interface WorldSignIns {
/**
 * The rewards of the days of a series, which begins anew after the last one and after a day that was missed.
 * 
 * @minItems 1
 * @maxItems 31
 * 
 * Items: An amount. Decimal string.
 */
amounts: string[]
/**
 * How many times the bonus must be played; 1 by default.
 */
turnover?: number
/**
 * The days before today on which the demo member has signed in; 2 by default.
 */
signed?: number
}
/**
 * The levels.
 */
export interface WorldLevels {
/**
 * The levels, VIP 1 first.
 * 
 * @minItems 1
 * @maxItems 20
 */
list: WorldLevel[]
/**
 * The perks.
 * 
 * @maxItems 20
 */
perks?: WorldLevelPerk[]
/**
 * How many times a gift must be played; 1 by default.
 */
giftTurnover?: number
}
/**
 * A level.
 */
export interface WorldLevel {
rise?: WorldLevelTargets
keep?: WorldLevelTargets
/**
 * The gift for who reaches it. Decimal string.
 */
upgrade?: string
/**
 * The gift of each week. Decimal string.
 */
weekly?: string
/**
 * The gift of each month. Decimal string.
 */
monthly?: string
/**
 * The gift of the birthday. Decimal string.
 */
birthday?: string
}
/**
 * What a level needs in a month.
 */
export interface WorldLevelTargets {
/**
 * The valid bets. Decimal string.
 */
turnover: string
/**
 * The deposits. Decimal string.
 */
deposits: string
}
/**
 * A perk with its value in each level.
 */
export interface WorldLevelPerk {
/**
 * Its id.
 */
id: string
name: WorldText
/**
 * Its values, from the lowest level.
 * 
 * @minItems 1
 * @maxItems 20
 */
values: WorldText[]
}
/**
 * A promotion of the activity centre. Its times count from the start of the sandbox, so that it never ages.
 */
export interface WorldPromotion {
/**
 * Its id.
 */
id: string
/**
 * Its category.
 */
category: ("newMember" | "deposit" | "rebate" | "slots" | "fish" | "live" | "sports" | "lottery" | "mini" | "member")
title: WorldText
summary?: WorldText
rules: WorldText
/**
 * The hours from the start of the sandbox to its start; negative if it has begun.
 */
fromHours: number
/**
 * The hours from the start of the sandbox to its end; negative if it is over.
 */
untilHours: number
/**
 * A wide picture of the merchant, or one inherited.
 */
art?: string
/**
 * The colour of words on the wide picture. Without it they have a veil.
 */
ink?: string
/**
 * A subject of the art recipe, for the square picture and, without "art", for the wide one.
 */
subject?: string
/**
 * A palette of the art recipe for the subject.
 */
palette?: string
/**
 * The reward as a fixed amount. Decimal string.
 */
bonus?: string
/**
 * The reward as a percentage of what is counted, or of the least deposit for an application. Decimal string.
 */
percent?: string
/**
 * The highest reward. Decimal string.
 */
maxBonus?: string
/**
 * How many times the reward must be played; 0 for none.
 */
turnover: number
/**
 * The days in which the turnover must be played.
 */
days: number
/**
 * The most that can be withdrawn from it. Decimal string.
 */
maxCashOut?: string
/**
 * What a member has to reach after joining.
 */
target?: {
/**
 * What counts: deposits that were credited, or valid bets.
 */
kind: ("deposit" | "bets")
/**
 * The amount to reach. Decimal string.
 */
amount: string
/**
 * The minutes from reaching it until the reward is settled; 0 by default.
 */
settleMinutes?: number
}
/**
 * The least deposit that counts. Decimal string.
 */
minDeposit?: string
/**
 * The game categories whose stakes count. All if absent.
 * 
 * @maxItems 20
 * 
 * Items: A category.
 */
categories?: string[]
/**
 * True if the member applies and staff decides.
 */
application?: boolean
/**
 * True if a member who was rejected can apply again.
 */
reapply?: boolean
/**
 * The least VIP level.
 */
level?: number
/**
 * What a member needs to take part.
 * 
 * @maxItems 2
 * 
 * Items: Something that a member needs.
 */
needs?: ("bankCard" | "realName")[]
/**
 * How far the demo member is with it.
 */
demo?: {
/**
 * The status.
 */
status: ("signed" | "process" | "applying" | "issued" | "claim" | "claimed" | "rejected")
/**
 * What is counted of the target. Decimal string.
 */
done?: string
/**
 * Why the application was rejected.
 */
reason?: ("unreadable" | "incomplete" | "notEligible" | "duplicate" | "refused")
comment?: WorldText
}
}
