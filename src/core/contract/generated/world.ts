/* Written by `npm run generate` from schemas/. */

/**
 * Words: one for every language, or by language tag; at most 2,000 characters.
 */
export type WorldText = (string | {
[k: string]: string | undefined
})

/**
 * How the sandbox gateway composes the pictures of a merchant's games from drawings of its art: merchants/<code>/art/recipe.json. A merchant without one uses its parent's. Units are those of a shape's canvas; a subject's box is the square its own drawing fills.
 */
export interface ArtRecipe {
/**
 * Where editors find this schema.
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
 * What belongs together, by name.
 */
families: {
[k: string]: ArtFamily | undefined
}
/**
 * What a picture is of, by name.
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
 * The drawing of a ground with {family}, {palette} and {motif} in it, the last being arc, slope or step by the first letter of the brand's name; a ground whose file is missing is not used.
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
 * What titles are set in, by name.
 */
inks?: {
/**
 * One colour, or two for a gradient from top to bottom.
 * 
 * @minItems 1
 * @maxItems 2
 * 
 * Items: A colour, or the name of a colour token or of a colour of pictures, such as art-1-title.
 */
[k: string]: string[] | undefined
}
/**
 * Fonts of titles that are set in the picture, by name.
 */
faces?: {
[k: string]: ArtFace | undefined
}
title: ArtTitle
}
/**
 * Subjects, grounds and names that belong together.
 */
export interface ArtFamily {
/**
 * The grounds it may stand on.
 * 
 * @minItems 1
 * 
 * Items: A ground.
 */
grounds: string[]
/**
 * The palettes it keeps to; all of them, without it.
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
 * The face of its titles.
 */
face?: string
/**
 * The layer its subjects stand on, over their own.
 */
layer?: string
/**
 * Where a borrowed subject stands, by its bounds.
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
 * What a picture is of.
 */
export interface ArtSubject {
/**
 * Its drawing.
 */
file: string
/**
 * Its family.
 */
family: string
/**
 * The palettes of grounds it may stand on; all of them, without it.
 * 
 * Items: A palette.
 */
palettes?: string[]
/**
 * What it is called in a game's name.
 * 
 * @minItems 1
 */
names: WorldText[]
/**
 * The ink of its titles.
 */
ink?: string
/**
 * Where it stands in a shape, over what the shape says.
 */
place?: {
[k: string]: ArtPlace | undefined
}
/**
 * For a drawing that was made smaller to hold all of itself: boxes are those of the whole.
 */
inset?: {
/**
 * How much smaller the drawing was made to fit its box.
 */
scale: number
/**
 * Where it then begins.
 */
x: number
/**
 * Where it then begins.
 */
y: number
}
/**
 * Its solid part in a box of 200: x, y, width, height.
 * 
 * @minItems 4
 * @maxItems 4
 * 
 * Items: A measure.
 */
bounds?: number[]
/**
 * The layer it stands on.
 */
layer?: string
/**
 * The shadow it throws on a floor, drawn with currentColor.
 */
shadow?: string
/**
 * What stands before it.
 * 
 * Items: A drawing.
 */
front?: string[]
/**
 * By palette.
 */
recolour?: {
/**
 * Colours in place of those of the drawing.
 */
[k: string]: {
/**
 * The colour in its place.
 */
[k: string]: string | undefined
} | undefined
}
}
/**
 * Where a subject stands under a title of one line, and of two where that differs.
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
 * From the left.
 */
x: number
/**
 * From the top.
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
 * The ink of titles on it, or a colour of its own.
 */
ink?: string
/**
 * Inks that do not read on it.
 */
swap?: {
/**
 * The ink in its place.
 */
[k: string]: string | undefined
}
/**
 * The colour of shadows on it.
 */
shadow?: string
/**
 * Colours in place of those of the ground's drawing.
 */
recolour?: {
/**
 * The colour in its place, or the name of a colour token or of a colour of pictures, such as art-1-ground or field.
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
 * What is drawn, from the back.
 * 
 * @minItems 1
 */
layers?: ArtLayer[]
/**
 * The shape whose layers are drawn, without its title, in place of layers of its own.
 */
of?: string
/**
 * The part of that shape's canvas that is shown: x, y, width, height.
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
 * What is drawn.
 */
draw: ("ground" | "shadow" | "subject" | "front" | "file" | "fade" | "title")
/**
 * file: the drawing; it may hold {lines}, which is one or two, and {palette}.
 */
file?: string
/**
 * ground: only the layer of this name; its id ends in -layer- and the name.
 */
part?: string
/**
 * subject: only when the subject stands on this layer.
 */
layer?: string
/**
 * shadow: the grounds that take one.
 * 
 * Items: A ground.
 */
on?: string[]
/**
 * ground and file: where the drawing goes, in place of the whole canvas: x, y, width, height.
 * 
 * @minItems 4
 * @maxItems 4
 * 
 * Items: A measure.
 */
box?: number[]
/**
 * What of the layer is seen: x, y, width, height.
 * 
 * @minItems 4
 * @maxItems 4
 * 
 * Items: A measure.
 */
clip?: number[]
/**
 * file: turned sideways for every other game.
 */
mirror?: boolean
/**
 * fade: its colour.
 */
colour?: string
/**
 * fade: where it begins, from the top, 0 to 1.
 */
from?: number
}
/**
 * Which shape stands where.
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
 * What a subject of a banner stands on.
 */
banner?: {
/**
 * The shape.
 */
shape: string
/**
 * The ground, which takes the place of {family}.
 */
ground: string
/**
 * The palette; its ink is that of the banner's words.
 */
palette: string
}
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
 * The font file; it may be cut to the letters that names use.
 */
file: string
}
/**
 * How the names of games are set.
 */
export interface ArtTitle {
/**
 * Whether names are set in the picture, or stand over it as text of the page.
 */
in: ("picture" | "page")
/**
 * page: where the pictures leave room for them.
 */
at?: ("top" | "bottom")
/**
 * Where lines are anchored.
 */
x?: number
/**
 * How long a line may be.
 */
width?: number
/**
 * How lines are anchored.
 */
anchor?: ("start" | "middle")
one?: ArtTitleLine
two?: ArtTitleLine
/**
 * A line around the letters.
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
 * The face, over that of the family.
 */
face?: string
one?: ArtTitleLine
two?: ArtTitleLine
} | undefined
}
}
/**
 * How lines are set.
 */
export interface ArtTitleLine {
/**
 * Font size.
 */
size: number
/**
 * The smallest size it may be made to fit.
 */
least: number
/**
 * The baseline of the last line.
 */
bottom: number
/**
 * How long its line may be, where that is less than the title says.
 */
width?: number
/**
 * From baseline to baseline, in font sizes.
 */
leading?: number
}
/**
 * What the sandbox gateway answers for one merchant: merchants/<code>/world.json. Never read by the player or by a real gateway.
 */
export interface World {
/**
 * Where editors find this schema.
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
 * Its sign.
 */
symbol: string
/**
 * Digits after the point.
 */
digits: number
}
/**
 * What a demo member starts with, as a decimal string.
 */
openingBalance?: string
/**
 * The largest win of the winner board; some hundred thousand, without it.
 */
topWin?: number
/**
 * How much of it lies with vendors; without it the first three hold a part.
 * 
 * Items: A part with a vendor.
 */
openingWallets?: {
/**
 * Vendor code.
 */
vendor: string
/**
 * As a decimal string.
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
 * Who invites.
 */
inviter: string
/**
 * Hosts that belong to the affiliate: who registers there is invited without a code.
 */
domains?: string[]
}[]
/**
 * The categories that come first, in this order; the others follow.
 * 
 * Items: RNG, FISH, …
 */
categories?: string[]
/**
 * Vendors.
 */
vendors?: WorldVendor[]
/**
 * Games that are known by name; the rest of a vendor's count is named by combination.
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
 * Lobby news. Times follow the clock, so that something is always on.
 */
news?: {
/**
 * Matches in play; each begins anew when it is over.
 */
matches?: WorldMatch[]
/**
 * Matches to come; each returns every day.
 */
fixtures?: WorldFixture[]
}
}
/**
 * What can be switched while the sandbox runs.
 */
export interface WorldSettings {
/**
 * Whitelabel flags by name; the rest is as declared.
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
 * By field name.
 */
fields?: {
/**
 * One field.
 */
[k: string]: {
/**
 * Whether it is asked.
 */
enabled: boolean
/**
 * Whether it must be filled.
 */
required: boolean
/**
 * Its place.
 */
ordinal?: number
} | undefined
}
/**
 * Whether a captcha code is asked.
 */
captcha?: boolean
/**
 * Whether the slider check is asked.
 */
humanCheck?: boolean
/**
 * Whether an entered affiliate code is verified.
 */
affiliate?: boolean
/**
 * The least age.
 */
minimumAge?: number
}
/**
 * What fields accept, over the sandbox's own patterns, by field name; also loginUsername and loginPassword.
 */
patterns?: {
/**
 * What one field accepts.
 */
[k: string]: {
/**
 * A regular expression; * accepts anything.
 */
acceptedPattern: string
message?: WorldText
/**
 * Fewest characters.
 */
minLength?: number
/**
 * Most characters.
 */
maxLength?: number
} | undefined
}
/**
 * When login asks a captcha.
 */
loginCaptcha?: ("after-failures" | "always")
/**
 * What a captcha shows.
 */
captchaKind?: ("letters" | "equation" | "mixed")
/**
 * Whether login asks the slider check.
 */
humanCheck?: boolean
/**
 * The platform is under maintenance.
 */
maintenance?: boolean
/**
 * The player's region is blocked.
 */
regionRestriction?: boolean
/**
 * Send only this number in place of the two marks.
 */
statusNumber?: (number | null)
/**
 * One wallet for every vendor, or one each.
 */
wallet?: ("single" | "transfer")
/**
 * Vendors whose games the player's region may not open: a launch is refused with game.region.restricted.
 * 
 * Items: Vendor code.
 */
regionBlockedVendors?: string[]
/**
 * Whether a password can be sent by mail.
 */
passwordByEmail?: boolean
/**
 * Whether a password by mail says that no account fits; off, it answers as if it were sent.
 */
revealUnknownAccount?: boolean
/**
 * Sign-in providers that are initialised.
 * 
 * Items: A provider.
 */
socialProviders?: ("facebook" | "google")[]
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
 * Its mark; drawn by its name, without it.
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
 * The colour in which a name reads on the disc.
 */
discInk?: string
/**
 * Its categories.
 * 
 * Items: What it offers in a category.
 */
categories: {
/**
 * RNG, FISH, …
 */
category: string
/**
 * How many games; each has a name and a picture of its own.
 */
games: number
/**
 * A finished picture of the merchant, in place of one of its first game.
 */
art?: string
/**
 * A tag.
 */
tag?: ("HOT" | "NEW")
/**
 * Closed for now.
 */
maintenance?: boolean
/**
 * What the gateway says it has, where it counts something else, such as today's matches.
 */
counted?: number
/**
 * The colour in which a name reads on the picture.
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
 * A finished picture of the merchant, in place of a composed one.
 */
art?: string
/**
 * Hot.
 */
hot?: boolean
/**
 * New.
 */
isNew?: boolean
/**
 * Among the games most played.
 */
popular?: boolean
/**
 * What its picture is of, by the name the art recipe gives it; chosen by its code, without it.
 */
subject?: string
/**
 * The ground it stands on, as family and palette of the art recipe with a hyphen between.
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
 * Where it leads.
 */
url?: string
/**
 * A picture of the merchant, or one inherited.
 */
art?: string
/**
 * In place of art, a subject of the art recipe on the brand's field.
 */
subject?: string
/**
 * Where the picture leaves room for the title; at its foot, without it.
 */
room?: ("sky" | "foot")
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
 * Which list it stands in.
 */
kind?: ("Lott" | "Elott")
/**
 * Its prize mode; that of its list, without it.
 */
prizeMode?: ("Lott" | "ZY" | "Elott")
/**
 * Minutes between draws.
 */
minutes: number
/**
 * How many are drawn.
 */
balls: number
/**
 * The lowest.
 */
from: number
/**
 * The highest.
 */
to: number
/**
 * Whether a number can be drawn twice.
 */
repeats?: boolean
/**
 * How a result is drawn.
 */
shape?: ("ball" | "die")
/**
 * 0 to 3: a colour of the set.
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
 * SPORTS without it.
 */
category?: string
/**
 * Its vendor's code.
 */
vendor: string
home: WorldText
away: WorldText
/**
 * Minutes of regular play; 90 without it.
 */
length?: number
/**
 * How many minutes it is ahead of the clock, so that not all begin at once.
 */
ahead?: number
/**
 * Goals in order; without the list nobody keeps minutes.
 * 
 * Items: A goal.
 */
goals?: {
/**
 * When, in minutes.
 */
minute: number
/**
 * Who scored.
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
 * When on every day, in UTC, such as 18:30.
 */
at: string
event: WorldText
competition: WorldText
/**
 * SPORTS without it.
 */
category?: string
/**
 * Its vendor's code.
 */
vendor: string
}
