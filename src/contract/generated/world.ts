/* Written by `npm run generate` from schemas/. */

/**
 * Words: one for every language, or by language tag; at most 2,000 characters.
 */
export type WorldText = (string | {
[k: string]: string | undefined
})

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
 * Whether a password can be sent by mail.
 */
passwordByEmail?: boolean
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
 * A picture of the merchant, or one inherited.
 */
mark?: string
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
 * How many games.
 */
games: number
/**
 * A picture of the merchant, or one inherited.
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
 * A picture of the merchant, or one inherited.
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
