/* Written by `npm run generate` from tests/fixtures/broken/. */

export interface FindingExample {
  readonly file: string
  readonly line: number
  /** The line that it points at. */
  readonly typed: string
  readonly message: string
}

/** The finding of each broken example merchant, by its code. */
export const findingExamples: Readonly<Record<string, FindingExample>> = {
  "adapter-code": {
    "file": "gateways/north.ts",
    "line": 2,
    "typed": "open: () => ({ value: fetch('/elsewhere') }),",
    "message": "\"fetch\" is not available to an adapter. Return what the gateway is asked with, and the player sends it."
  },
  "archived-parent": {
    "file": "merchants/broken/merchant.json",
    "line": 6,
    "typed": "\"extends\": \"other\",",
    "message": "The merchant inherits from \"other\", which is archived. Restore \"other\", or change \"extends\"."
  },
  "art-broken": {
    "file": "merchants/broken/art/logo.svg",
    "line": 4,
    "typed": "</svg>",
    "message": "The picture \"art/logo.svg\" cannot be read: it has a \"</svg>\" that nothing opens. Save it again as a plain SVG."
  },
  "art-heavy": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"brand\": { \"logo\": \"art/logo.svg\" }",
    "message": "The picture \"art/logo.svg\" is 312 KB, more than the 300 KB that load well on a phone. Make it smaller."
  },
  "art-missing": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"brand\": { \"logo\": \"art/logo.svg\" }",
    "message": "The picture \"art/logo.svg\" does not exist in any of \"merchants/broken/\". Add the file, or correct the path."
  },
  "art-unsafe": {
    "file": "merchants/broken/art/logo.svg",
    "line": 1,
    "typed": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"><script>alert(1)</script></svg>",
    "message": "The picture \"art/logo.svg\" contains a script. Remove this, and save the picture again."
  },
  "brand-name": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"brand\": { \"name\": { \"en\": \"The Lagoon of the Long and Quiet Evenings\" } }",
    "message": "The name \"The Lagoon of the Long and Quiet Evenin…\" has 41 letters, but the header has room for 24. Use a short form; the header cuts off the rest."
  },
  "contrast": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"theme\": { \"mode\": \"light\", \"tokens\": { \"text-muted\": \"#EEEEEE\" } }",
    "message": "\"text-muted\" on \"surface-page\" has a contrast of 1.00:1; at least 4.5:1 is needed. Set \"text-muted\" to \"#616161\", the nearest colour that passes."
  },
  "cookie-in-query": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"gateway\": { \"session\": \"cookie\", \"tokenInQuery\": true }",
    "message": "With sessions in cookies, pages have no token that they could write into addresses. Set \"gateway.tokenInQuery\" to false."
  },
  "cookie-insecure": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"gateway\": { \"session\": \"cookie\", \"origin\": \"http://gateway.example\" }",
    "message": "The gateway keeps sessions in a cookie, and pages with https send no cookie to \"http://gateway.example\". Change it to \"https://gateway.example\"."
  },
  "cookie-other-domain": {
    "file": "merchants/broken/merchant.json",
    "line": 12,
    "typed": "\"fallbackOrigins\": [\"https://second.lagoon.example\", \"https://third.example\"]",
    "message": "\"https://third.example\" never gets the cookie of \"api.lagoon.example\", because the two have no domain in common, so players seem signed out while it answers. Use an origin of the same domain, or remove it."
  },
  "document-heading": {
    "file": "merchants/broken/documents/about.en.md",
    "line": 3,
    "typed": "#### Licence",
    "message": "This heading has level 4 below one of level 2, so a screen reader skips a level. Write it with 3 \"#\"."
  },
  "document-html": {
    "file": "merchants/broken/documents/about.en.md",
    "line": 3,
    "typed": "Call <b>us</b>.",
    "message": "A document cannot contain HTML, so players would read \"<b>\". Write it as Markdown, or remove it."
  },
  "document-missing": {
    "file": "merchants/broken/merchant.json",
    "line": 15,
    "typed": "\"text\": { \"type\": \"document\", \"settings\": { \"file\": \"about\" } }",
    "message": "There is no document called \"about\", so the block would be empty. Write it to merchants/broken/documents/about.en.md."
  },
  "document-picture": {
    "file": "merchants/broken/documents/about.en.md",
    "line": 3,
    "typed": "![Our house](house.png)",
    "message": "A document has no pictures, so only the description of this one is shown. Place a block of type \"picture\" before or after the document."
  },
  "document-untranslated": {
    "file": "merchants/broken/merchant.json",
    "line": 15,
    "typed": "\"text\": { \"type\": \"document\", \"settings\": { \"file\": \"about\" } }",
    "message": "The document \"about\" has no file in \"th\", so players who read that language see it in another one. Write about.th.md."
  },
  "duplicate-key": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"lobby\": { \"lines\": 25, \"lines\": 30 }",
    "message": "\"lines\" is already set on line 9, and only the last value would apply. Remove one of the two."
  },
  "empty-region": {
    "file": "merchants/broken/merchant.json",
    "line": 11,
    "typed": "\"order\": [\"mall\"],",
    "message": "The page \"home\" shows no block when flag PTSYS3 is off. Add a block that is shown then."
  },
  "empty-window": {
    "file": "merchants/broken/merchant.json",
    "line": 17,
    "typed": "\"time\": { \"from\": \"2030-12-27T00:00[Asia/Bangkok]\", \"until\": \"2030-12-24T18:00[Asia/Bangkok]\" }",
    "message": "This window ends at 2030-12-24 18:00 (Asia/Bangkok, +07:00), which is not after its beginning at 2030-12-27 00:00 (Asia/Bangkok, +07:00), so no moment is in it. Change one of the two times."
  },
  "extends-cycle": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"extends\": \"other\"",
    "message": "The merchants extend each other in a cycle: broken → other → broken. Change \"extends\" in one of them, or remove it."
  },
  "extends-missing": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"extends\": \"nobody\"",
    "message": "There is no merchant called \"nobody\" to inherit from. Create merchants/nobody/merchant.json, or name another merchant."
  },
  "file-too-large": {
    "file": "merchants/broken/world.json",
    "line": 1,
    "typed": "",
    "message": "The file has more than 500,000 characters, so it is not read. Remove what the merchant does not need."
  },
  "final-override": {
    "file": "merchants/broken/merchant.json",
    "line": 10,
    "typed": "\"registration\": { \"minimumAge\": 18 }",
    "message": "\"registration.minimumAge\" is final in \"parent\" and keeps the inherited value: The licence asks for it. Remove it here."
  },
  "flag-forced-off": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"flags\": { \"FREEPLAY3\": true },",
    "message": "The merchant forces \"FREEPLAY3\" off, so this value never applies. Remove this line, or the one under \"forceOff\"."
  },
  "flag-unread": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"flags\": { \"GOOGLELOGIN3\": true }",
    "message": "No condition, block or page of this merchant reads the flag \"GOOGLELOGIN3\", so this line changes nothing. Remove it, or place a block that reads the flag."
  },
  "font-broken": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"theme\": { \"fonts\": { \"display\": \"art/fonts/wide.woff2\" } }",
    "message": "The font \"art/fonts/wide.woff2\" is not a complete WOFF2, TrueType or OpenType file with one font. Export it again."
  },
  "font-missing": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"theme\": { \"fonts\": { \"display\": \"art/fonts/wide.woff2\" } }",
    "message": "The font \"art/fonts/wide.woff2\" does not exist in any of \"merchants/broken/\". Add the file, or correct the path."
  },
  "gateway-answer": {
    "file": "merchants/broken/merchant.json",
    "line": 1,
    "typed": "{",
    "message": "The gateway did not return a usable answer to \"templates\". The status is 500, without an error code. Ask the platform to fix it."
  },
  "gateway-block-hidden": {
    "file": "merchants/broken/merchant.json",
    "line": 14,
    "typed": "\"mall\": { \"type\": \"contact\", \"when\": { \"all\": [{ \"flag\": \"PTSYS3\" }, { \"session\": \"member\" }] } }",
    "message": "No player sees \"pages.home.blocks.mall\" with the settings of this gateway. Flag PTSYS3 is off (set by the gateway). Its state would change if flag PTSYS3 were on and the session were member. Ask the platform to change the setting, or change the block or its \"when\"."
  },
  "gateway-field-dropped": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"registration\": { \"order\": [\"username\", \"password\", \"confirmPassword\"] }",
    "message": "The gateway requires \"line\" for a registration, but the order leaves it out, so players cannot register. Add \"line\" to \"registration.order\"."
  },
  "gateway-field-unordered": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"registration\": { \"order\": [\"username\", \"password\", \"confirmPassword\"] }",
    "message": "The gateway also has the optional field \"email\", but the order leaves it out, so the form does not show it. Add it to \"registration.order\", or ask the platform to switch it off."
  },
  "gateway-flag-contradicted": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"flags\": { \"FREEPLAY3\": false }",
    "message": "The gateway sends the flag \"FREEPLAY3\" as on, so the \"false\" here only applies until it answers. Remove this line, or force the flag off under \"forceOff\" with a reason."
  },
  "gateway-flag-unknown": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"flags\": { \"PTSYS3\": true }",
    "message": "The gateway sends the flag \"PTSYS4\", which Livery does not know, so it has no effect. Ask the platform whether \"PTSYS3\" is meant."
  },
  "gateway-flag-unread": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"pages\": {",
    "message": "The gateway sends the flag \"GOOGLELOGIN3\" as on, but no condition, block or page of this merchant reads it, so it changes nothing. Place a block that reads it, or ask the platform to switch it off."
  },
  "gateway-flag-unsaid": {
    "file": "merchants/broken/merchant.json",
    "line": 14,
    "typed": "\"mall\": { \"type\": \"contact\", \"when\": { \"flag\": \"FREEPLAY3\" } }",
    "message": "The gateway does not send the flag \"FREEPLAY3\", so its default (on) applies. Set it under \"flags\", or ask the platform to send it."
  },
  "gateway-frame-refused": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"gateway\": { \"origin\": \"https://gateway.example\" }",
    "message": "The gateway has games, but \"gateway.frameHosts\" lists no host, so no game opens. Add the hosts from which the platform serves games."
  },
  "gateway-image-refused": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"gateway\": { \"imageHosts\": [\"img.example\"] }",
    "message": "An icon CDN of the gateway is at \"https://cdn.example/a\", which the page's content security policy blocks. Add \"cdn.example\" to \"gateway.imageHosts\", or ask the platform to change it."
  },
  "gateway-key": {
    "file": "merchants/broken/merchant.json",
    "line": 1,
    "typed": "{",
    "message": "The gateway's public key \"info.encryption.publicKey\" is not the SPKI of an RSA key, so passwords cannot be sent safely. Ask the platform to correct it, or set the right one as \"gateway.publicKey\"."
  },
  "gateway-language": {
    "file": "merchants/broken/merchant.json",
    "line": 7,
    "typed": "\"languages\": { \"default\": \"en\", \"supported\": [\"en\", \"th\"] },",
    "message": "In \"th\", the gateway has no banners or notices, but has some in \"en\". Ask the platform to add texts in this language, or remove it from \"languages.supported\"."
  },
  "gateway-link-refused": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"gateway\": { \"linkHosts\": [\"line.me\"] }",
    "message": "The contact \"LINE\" of the gateway links to \"https://line.example/shop\", which is not on the allow-list, so the link does not work. Add its https host to \"gateway.linkHosts\", or ask the platform to change it."
  },
  "gateway-no-identity": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"registration\": { \"order\": [\"mobileNum\", \"password\", \"confirmPassword\"] }",
    "message": "With the settings of this gateway, the registration asks for nothing that identifies a player. Add \"username\" to its order, or ask the platform to switch on one of \"mobileNum\"."
  },
  "gateway-page-flags-unsaid": {
    "file": "merchants/broken/merchant.json",
    "line": 1,
    "typed": "{",
    "message": "The gateway does not send these flags, which pages and the frame read, so their defaults apply: PROFPIC3. Set them under \"flags\", or ask the platform to send them."
  },
  "gateway-pattern-loose": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"registration\": { \"minimumAge\": 21 }",
    "message": "The gateway's pattern for \"username\", \"[0-9a-zA-Z-_.]+\", accepts every value that contains a match, such as \"bad somchai88!\". Ask the platform for \"^(?:[0-9a-zA-Z-_.]+)$\" if the whole value must match."
  },
  "gateway-pattern-narrow": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"registration\": { \"statement\": true }",
    "message": "The gateway's pattern for \"email\", \"^[a-z]+$\" of at least 5 characters, accepts nothing that players usually type, such as \"somchai@example.com\". Ask the platform whether this is intended."
  },
  "gateway-pattern-refused": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"registration\": { \"statement\": true }",
    "message": "The gateway's pattern for \"username\", \"(a)\\1\", is not run: it uses a back reference, \"\\1\", which takes too long on some texts. Only the length of a value is checked before it is sent. Ask the platform for a pattern without back references."
  },
  "gateway-route-unknown": {
    "file": "merchants/broken/merchant.json",
    "line": 11,
    "typed": "\"fallbackOrigins\": [\"https://second.example\", \"https://old.example\"]",
    "message": "The gateway does not list \"https://old.example\" as a route, so pages do not use it when the gateway's own origin cannot be reached. Remove it from \"gateway.fallbackOrigins\", or ask the platform to list it."
  },
  "gateway-template": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"pages\": {",
    "message": "The gateway sends the template \"mem_cen\", which is \"new\" there, but no condition of this merchant reads it, so no page changes. Add a block for it, or ask the platform to switch it back."
  },
  "gateway-unknown-account": {
    "file": "merchants/broken/merchant.json",
    "line": 10,
    "typed": "\"revealUnknownAccount\": true",
    "message": "For a password by e-mail, \"revealUnknownAccount\" is \"true\" here but \"false\" at the gateway, so the page promises what the gateway does not do. Set it to false, or ask the platform to change its setting."
  },
  "half-character": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"brand\": { \"name\": { \"en\": \"Lagoon \\ud83d\" } }",
    "message": "This text contains half of a character (U+D83D), which is displayed as a box. Remove it, or write the whole character."
  },
  "hidden-character": {
    "file": "merchants/broken/merchant.json",
    "line": 7,
    "typed": "\"brand\": { \"name\": { \"en\": \"Lucky ‮yekcuL\" } },",
    "message": "An invisible character (U+202E) changes the order in which this text is displayed. Remove it."
  },
  "host-conflict": {
    "file": "merchants/broken/merchant.json",
    "line": 6,
    "typed": "\"hosts\": [\"broken.localhost\"],",
    "message": "The host \"broken.localhost\" is also listed by the merchant \"other\". Remove it from one of the two."
  },
  "host-reserved": {
    "file": "merchants/broken/merchant.json",
    "line": 6,
    "typed": "\"hosts\": [\"games.localhost\"],",
    "message": "The host \"games.localhost\" is reserved: the demonstration games use it. Choose another host."
  },
  "hostile-key": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"lobby\": { \"__proto__\": { \"lines\": 1 } }",
    "message": "\"__proto__\" is a reserved name, so it is ignored. Remove it."
  },
  "identity-not-inherited": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"extends\": \"parent\"",
    "message": "\"parent\" sets the codes by which the gateway knows it, and no other merchant inherits them. Set \"gateway.merchantCode\" (\"broken\" applies) and \"gateway.trialMerchantCode\" (\"broken-trial\" applies) to the codes by which the gateway knows this merchant."
  },
  "logo-contrast": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"brand\": { \"logo\": \"art/logo.svg\" }",
    "message": "The main colour of the logo \"art/logo.svg\", #ffffff, has a contrast of 1.15:1 on \"surface-page\" (#eaf0f4); at least 3:1 is needed. Provide a version of the logo for this background."
  },
  "logo-shape": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"brand\": { \"logo\": \"art/logo.svg\" }",
    "message": "The logo \"art/logo.svg\" is taller than wide, so the header shows it small, with the name beside it. Set a wide logo here, and the square one as \"brand.mark\"."
  },
  "look-address": {
    "file": "merchants/broken/look/row.css",
    "line": 2,
    "typed": "background: url(\"https://example.com/row.svg\");",
    "message": "\"https://example.com/row.svg\" is not a file of the merchant's art. Put the file into \"art/\" and write url(art/…)."
  },
  "look-at-rule": {
    "file": "merchants/broken/look/row.css",
    "line": 1,
    "typed": "@import \"base.css\";",
    "message": "\"@import\" is not an at-rule for a look. Write the rules into the file of their part."
  },
  "look-colour": {
    "file": "merchants/broken/look/row.css",
    "line": 2,
    "typed": "border: 1px solid #2f4a6d;",
    "message": "\"#2f4a6d\" is a colour of its own, so no contrast is known of it and no other brand can take the look. Write \"var(--link)\", which is the same colour."
  },
  "look-contrast": {
    "file": "merchants/broken/look/row.css",
    "line": 5,
    "typed": "color: var(--text);",
    "message": "\"text\" on \"primary\" has a contrast of 1.91:1 in the colours of \"broken\"; at least 4.5:1 is needed. Use \"var(--border-on-primary)\", the nearest token that passes."
  },
  "look-cycle": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"theme\": { \"look\": \"other\" }",
    "message": "The merchants take each other's look in a cycle: broken → other → broken. Change \"theme.look\" in one of them, or remove it."
  },
  "look-depth": {
    "file": "merchants/broken/merchant.json",
    "line": 8,
    "typed": "\"theme\": { \"depth\": \"glow\" }",
    "message": "\"theme.depth\" is \"glow\", which sets only shadows and edges: the parts are drawn by the look of \"top\", which is made for another depth. Write \"look\": \"glowing\" into \"theme\" to draw them as \"glowing\" does, or \"look\": \"top\" if only the depth is wanted."
  },
  "look-hidden": {
    "file": "merchants/broken/look/row.css",
    "line": 2,
    "typed": "display: none;",
    "message": "\"display: none\" hides something, and a look shows everything that a page has. Remove it."
  },
  "look-important": {
    "file": "merchants/broken/look/row.css",
    "line": 2,
    "typed": "color: var(--text) !important;",
    "message": "\"color\" is set with \"!important\", which a look does not need, because it lies above the kit. Remove \"!important\"."
  },
  "look-large": {
    "file": "merchants/broken/look/button.css",
    "line": 2,
    "typed": "padding: 400px;",
    "message": "\"padding: 400px\" takes the room of other parts on a phone. Write 144px or less."
  },
  "look-missing": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"theme\": { \"look\": \"brokn\" }",
    "message": "\"theme.look\" is \"brokn\", but there is no such merchant. Change it to \"broken\"."
  },
  "look-motion": {
    "file": "merchants/broken/look/button.css",
    "line": 2,
    "typed": "transition: translate var(--motion-touch);",
    "message": "\"transition\" moves \"[data-kit=\"button\"]\" also for players who asked for less motion. Move the rule into \"@media (prefers-reduced-motion: no-preference)\"."
  },
  "look-name": {
    "file": "merchants/broken/look/row.css",
    "line": 1,
    "typed": "[data-kit=\"row\"] [data-part=\"titel\"] {",
    "message": "There is no piece of \"row\" called \"titel\". Change it to \"title\"."
  },
  "look-newer": {
    "file": "merchants/broken/look/row.css",
    "line": 2,
    "typed": "rotate: 3deg;",
    "message": "\"rotate\" came with Chrome 104, and players also come with Chrome 100 and iOS 15.4. Write what they get, and put this into @supports (rotate: 3deg) after it."
  },
  "look-property": {
    "file": "merchants/broken/look/row.css",
    "line": 2,
    "typed": "colour: var(--text);",
    "message": "\"colour\" is not a property of CSS that a look may set. Change it to \"color\"."
  },
  "look-selector": {
    "file": "merchants/broken/look/row.css",
    "line": 1,
    "typed": "[data-kit=\"row\"] .title {",
    "message": "\".title\" selects by a class, which is not a name of the kit that stays. Select by [data-kit], [data-part], [data-state] and [data-kind]."
  },
  "look-small": {
    "file": "merchants/broken/look/button.css",
    "line": 2,
    "typed": "min-block-size: 32px;",
    "message": "\"min-block-size: 32px\" makes what a finger presses smaller than 44px. Write 44px or more."
  },
  "look-token": {
    "file": "merchants/broken/look/tokens.json",
    "line": 3,
    "typed": "\"tokens\": { \"foam\": { \"value\": \"var(--foam)\" } }",
    "message": "The token \"foam\" is \"var(--foam)\", which is not a colour that can be computed. Write a colour, a token, or a colour that is computed from tokens."
  },
  "look-value": {
    "file": "merchants/broken/look/row.css",
    "line": 2,
    "typed": "border: 1px soild var(--border);",
    "message": "\"soild\" is not a value of \"border\". Change it to \"solid\"."
  },
  "look-words": {
    "file": "merchants/broken/look/row.css",
    "line": 2,
    "typed": "content: \"New\";",
    "message": "\"New\" is a text in a style sheet, which nobody translates and no screen reader announces well. Write \"\" for a drawn element, and put words into messages."
  },
  "lost-move": {
    "file": "merchants/broken/merchant.json",
    "line": 12,
    "typed": "\"moves\": { \"winners\": { \"before\": \"baner\" } },",
    "message": "\"home\" moves \"winners\" beside \"baner\", which is not in its order, so the move has no effect. Rename it to \"banner\"."
  },
  "menu-crowded": {
    "file": "merchants/broken/merchant.json",
    "line": 10,
    "typed": "\"bottom\": [\"home\", \"slots\", \"live\", \"fish\", \"winners\", \"help\"],",
    "message": "The bottom menu has room for 5 entries and shows more when the session is guest. Remove an entry, or give one a \"when\" that is not true then."
  },
  "menu-drawing": {
    "file": "merchants/broken/merchant.json",
    "line": 12,
    "typed": "\"help\": { \"drawing\": \"art/mark.png\" }",
    "message": "The drawing \"art/mark.png\" of the menu entry \"help\" is not an SVG, so it cannot take the colour of the label. Use an SVG."
  },
  "menu-entry-unlisted": {
    "file": "merchants/broken/merchant.json",
    "line": 11,
    "typed": "\"help\": { \"icon\": \"idea\" }",
    "message": "The entry \"help\" is in no menu, so it is never shown. Add it to \"navigation.bottom\" or to a group of \"navigation.menu\", or remove it."
  },
  "menu-icon": {
    "file": "merchants/broken/merchant.json",
    "line": 18,
    "typed": "\"menu\": [{ \"entries\": [\"help\", \"own-club\"] }]",
    "message": "The menu entry \"own-club\" has no icon, because a page of your own has none, so it shows that for information. Add \"icon\" or \"drawing\" to its row under \"navigation.entries\"."
  },
  "message-missing": {
    "file": "merchants/broken/merchant.json",
    "line": 13,
    "typed": "\"contact\": { \"type\": \"contact\", \"settings\": { \"title\": \"home.titel\" } }",
    "message": "There is no message called \"home.titel\". Change it to \"home.title\"."
  },
  "message-unreadable": {
    "file": "merchants/broken/messages/en.json",
    "line": 2,
    "typed": "\"home\": { \"title\": \"  \" }",
    "message": "The message \"home.title\" shows nothing. Write its text, or remove the line."
  },
  "misplaced-block": {
    "file": "merchants/broken/merchant.json",
    "line": 14,
    "typed": "\"menu\": { \"type\": \"slide-menu\" }",
    "message": "A \"slide-menu\" block belongs to the shell and is ignored on the page \"home\". Move it to the page \"shell\"."
  },
  "missing-setting": {
    "file": "merchants/broken/merchant.json",
    "line": 13,
    "typed": "\"slots\": { \"type\": \"vendor-section\", \"settings\": { \"rows\": 2 } }",
    "message": "\"pages.home.blocks.slots.settings\" does not set \"category\" and does not inherit it. Add it."
  },
  "moved-setting": {
    "file": "merchants/broken/merchant.json",
    "line": 13,
    "typed": "\"games\": { \"type\": \"game-grid\", \"settings\": { \"filters\": \"pills\" } }",
    "message": "\"game-grid\" no longer has a setting called \"filters\". Remove it, and place a block of type \"lobby-filters\" with the variant \"tabs\" or \"pills\" before this block."
  },
  "never-ordered": {
    "file": "merchants/broken/merchant.json",
    "line": 14,
    "typed": "\"winners\": { \"type\": \"winner-board\" }",
    "message": "The block \"winners\" is not in the order of \"home\", so it is never shown. Add it to \"order\", or remove the block."
  },
  "nothing-to-remove": {
    "file": "merchants/broken/merchant.json",
    "line": 10,
    "typed": "\"theme\": { \"tokens\": { \"link\": { \"$remove\": true } } }",
    "message": "\"theme.tokens.link\" is removed, but nothing is inherited there. Remove this line."
  },
  "order-unknown-id": {
    "file": "merchants/broken/merchant.json",
    "line": 11,
    "typed": "\"order\": [\"banner\", \"winers\"],",
    "message": "The order of \"home\" names \"winers\", but the page has no block with that id. Rename it to \"winners\"."
  },
  "outside-link": {
    "file": "merchants/broken/art/logo.svg",
    "line": 1,
    "typed": "",
    "message": "\"art/logo.svg\" is a symbolic link that leads out of the merchants' folder, to a missing file or in a cycle, so it is not followed. Replace the link with the file or folder itself."
  },
  "own-block-code": {
    "file": "blocks/club-card/block.tsx",
    "line": 2,
    "typed": "return <p>{localStorage.length}</p>",
    "message": "\"localStorage\" is not available to a block. Keep the value in useState(), or let the gateway keep it."
  },
  "own-block-type": {
    "file": "blocks/clubcard/block.json",
    "line": 1,
    "typed": "{",
    "message": "\"clubcard\" cannot be the type of a block: a type is made of lower-case words with dashes between them, two words at least, such as \"club-card\". Rename the folder blocks/clubcard."
  },
  "own-block-words": {
    "file": "blocks/club-card/messages/en.json",
    "line": 2,
    "typed": "\"home\": { \"title\": \"Club\" }",
    "message": "\"home\" is not the group of this block, so its messages would be those of the product. Move them below \"club-card\"."
  },
  "own-call": {
    "file": "blocks/club-card/block.json",
    "line": 11,
    "typed": "\"path\": \"/wps/../wps/member/info\",",
    "message": "\"/wps/../wps/member/info\" cannot be the path of a call. Write a path below /wps/ or /lgw/ with letters, digits, \"-\", \"_\", \"~\" and dots, such as /wps/relay/CLUB_status."
  },
  "own-call-types": {
    "file": "blocks/club-card/calls.d.ts",
    "line": 1,
    "typed": "// Written from block.json. `npx livery validate --fix` writes it again.",
    "message": "The types of this file differ from the calls that blocks/club-card/block.json declares, so editors check the code against the wrong ones. Run \"npx livery validate --fix\"."
  },
  "own-page-name": {
    "file": "merchants/broken/merchant.json",
    "line": 10,
    "typed": "\"club\": {",
    "message": "The product has no page \"club\", and the name of a page of your own begins with \"own-\". Rename it to \"own-club\"."
  },
  "past-moment": {
    "file": "merchants/broken/merchant.json",
    "line": 16,
    "typed": "\"settings\": { \"until\": \"2020-12-27T00:00+07:00\", \"title\": { \"en\": \"Opens in\" } }",
    "message": "This moment was 2020-12-27 00:00 (+07:00) and does not come again, so players see that it has ended. Change it, or remove the block."
  },
  "past-window": {
    "file": "merchants/broken/merchant.json",
    "line": 16,
    "typed": "\"when\": { \"time\": { \"until\": \"2020-12-27T00:00+07:00\" } }",
    "message": "This window ended at 2020-12-27 00:00 (+07:00) and does not come again. Change \"until\", or remove the window and what it is for."
  },
  "path-taken": {
    "file": "merchants/broken/merchant.json",
    "line": 11,
    "typed": "\"path\": \"/m/help\",",
    "message": "The path \"/m/help\" belongs to the page \"help\" of the product, so nobody would come to \"own-help\". Choose another path below /m/."
  },
  "placeholder-mismatch": {
    "file": "merchants/broken/merchant.json",
    "line": 15,
    "typed": "\"settings\": { \"title\": { \"en\": \"Hello {{name}}\", \"th\": \"สวัสดี {{nmae}}\" } }",
    "message": "\"pages.home.blocks.contact.settings.title\" has \"{{nmae}}\" in \"th\", but \"{{name}}\" in \"en\". Use the same placeholders."
  },
  "registration-no-identity": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"registration\": { \"order\": [\"password\", \"confirmPassword\"] }",
    "message": "The registration asks for nothing that identifies a player. Add \"username\", \"mobileNum\" or \"email\" to its order."
  },
  "registration-way-hidden": {
    "file": "merchants/broken/merchant.json",
    "line": 12,
    "typed": "\"trial\": { \"variant\": \"pair\" }",
    "message": "The page \"login\" leads to registration only by \"trial\", whose condition reads the flag \"FREEPLAY3\", so guests may find no way to join. Write \"when\": { \"$remove\": true } in \"trial\", or set \"join\" of the login form to true."
  },
  "remembered-login": {
    "file": "merchants/broken/merchant.json",
    "line": 8,
    "typed": "\"safety\": { \"rememberedLogin\": \"credentials\" }",
    "message": "Devices store the remembered password encoded but not encrypted, which does not protect it. Set \"safety.rememberedLogin\" to \"username\"."
  },
  "repeated-name": {
    "file": "merchants/broken/world.json",
    "line": 7,
    "typed": "{ \"code\": \"B\", \"name\": { \"en\": \"Golden Bell\" }, \"vendor\": \"ONE\", \"category\": \"RNG\" }",
    "message": "\"ONE\" already has a game called \"Golden Bell\", on line 6. Rename one of them."
  },
  "retired-value": {
    "file": "merchants/broken/merchant.json",
    "line": 12,
    "typed": "\"blocks\": { \"service\": { \"type\": \"service\", \"variant\": \"tab\" } }",
    "message": "\"service\" no longer has the variant \"tab\"; it is shown as \"headset\". Write \"headset\"."
  },
  "schema-not-found": {
    "file": "merchants/broken/merchant.json",
    "line": 3,
    "typed": "\"$schema\": \"../../../schemas/merchant.schema.json\",",
    "message": "\"$schema\" is \"../../../schemas/merchant.schema.json\", where there is no schema of this file, so editors complete and check nothing. Change it to \"../../schemas/merchant.schema.json\"."
  },
  "schema-stale": {
    "file": "schemas/merchant.schema.json",
    "line": 1,
    "typed": "{",
    "message": "This schema does not describe the blocks of the workspace as they are, so editors do not know their settings and messages. Run \"npx livery validate --fix\"."
  },
  "seed-moved": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"theme\": { \"mode\": \"light\", \"surface\": \"#F6F5F2\", \"accent\": \"#F2F0EA\" }",
    "message": "\"theme.accent\" is #f2f0ea, which is too close to the page colour (1.04:1; at least 2:1 is needed), so the page shows #1c1b16. Choose a colour that differs more from \"theme.surface\"."
  },
  "syntax": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"lobby\": { \"lines\": 25 \"minimumBet\": 1 }",
    "message": "A comma is missing before this. Add one."
  },
  "time-without-zone": {
    "file": "merchants/broken/merchant.json",
    "line": 16,
    "typed": "\"when\": { \"time\": { \"from\": \"2030-12-24T18:00\" } }",
    "message": "\"2030-12-24T18:00\" has neither an offset nor a zone, so it is another moment in each country. Add one, such as \"2030-12-24T18:00+07:00\" or \"2030-12-24T18:00[Asia/Bangkok]\"."
  },
  "title-untranslated": {
    "file": "merchants/broken/merchant.json",
    "line": 12,
    "typed": "\"title\": { \"en\": \"Club\" },",
    "message": "The title of \"own-club\" has no text in \"th\", so players who read that language see it in another one. Add it under \"title\"."
  },
  "undeclared-read": {
    "file": "blocks/club-card/block.json",
    "line": 7,
    "typed": "\"flags\": [\"INBOX3\"]",
    "message": "The code of the block reads \"PTSYS3\", which \"flags\" does not name, so explanations leave it out. Add it to \"flags\"."
  },
  "unknown-adapter": {
    "file": "merchants/broken/merchant.json",
    "line": 8,
    "typed": "\"gateway\": { \"adapter\": \"nort\" }",
    "message": "There is no file gateways/nort.ts. Add it, or remove the setting."
  },
  "unknown-block": {
    "file": "merchants/broken/merchant.json",
    "line": 13,
    "typed": "\"wins\": { \"type\": \"winer-board\" }",
    "message": "There is no block type called \"winer-board\". Rename it to \"winner-board\"."
  },
  "unknown-call": {
    "file": "blocks/club-card/block.json",
    "line": 7,
    "typed": "\"calls\": [\"memberInf\"]",
    "message": "The gateway has no call named \"memberInf\". Rename it to \"memberInfo\"."
  },
  "unknown-flag": {
    "file": "merchants/broken/merchant.json",
    "line": 14,
    "typed": "\"mall\": { \"type\": \"contact\", \"when\": { \"flag\": \"PTSYS33\" } }",
    "message": "The platform has no flag called \"PTSYS33\". Rename it to \"PTSYS3\"."
  },
  "unknown-live-setting": {
    "file": "merchants/broken/merchant.json",
    "line": 14,
    "typed": "\"mall\": { \"type\": \"contact\", \"when\": { \"setting\": \"register.capthca\" } }",
    "message": "The platform has no live setting called \"register.capthca\", so its value is never known. Rename it to \"register.captcha\"."
  },
  "unknown-name": {
    "file": "merchants/broken/art/recipe.json",
    "line": 5,
    "typed": "\"bell\": { \"file\": \"art/logo.svg\", \"family\": \"slot\", \"names\": [\"Bell\"] }",
    "message": "There is no family called \"slot\". Rename it to \"slots\"."
  },
  "unknown-route": {
    "file": "merchants/broken/merchant.json",
    "line": 15,
    "typed": "\"settings\": { \"links\": [{ \"text\": { \"en\": \"Terms\" }, \"to\": \"/m/hepl?from=footer\" }] }",
    "message": "There is no page at \"/m/hepl?from=footer\", so the link opens the home page. Change it to \"/m/help\"."
  },
  "unknown-setting": {
    "file": "merchants/broken/merchant.json",
    "line": 13,
    "typed": "\"wins\": { \"type\": \"winner-board\", \"settings\": { \"rosw\": 20 } }",
    "message": "\"winner-board\" has no setting called \"rosw\". Rename it to \"rows\"."
  },
  "unknown-zone": {
    "file": "merchants/broken/merchant.json",
    "line": 16,
    "typed": "\"when\": { \"time\": { \"from\": \"2030-12-24T18:00[Asia/Bangkk]\" } }",
    "message": "There is no time zone called \"Asia/Bangkk\". Rename it to \"Asia/Bangkok\"."
  },
  "unreachable-block": {
    "file": "merchants/broken/merchant.json",
    "line": 16,
    "typed": "\"when\": { \"all\": [{ \"session\": \"guest\" }, { \"session\": \"member\" }] }",
    "message": "\"pages.home.blocks.mall\" is never shown: its condition requires things that are never true together. Change its \"when\", or remove it."
  },
  "unreadable-file": {
    "file": "merchants/broken/messages/en.json",
    "line": 1,
    "typed": "",
    "message": "\"messages/en.json\" exists but cannot be read. Change its permissions, or replace it with a file."
  },
  "unsafe-link": {
    "file": "merchants/broken/merchant.json",
    "line": 15,
    "typed": "\"settings\": { \"links\": [{ \"text\": { \"en\": \"Terms\" }, \"to\": \"javascript:alert(1)\" }] }",
    "message": "The link \"javascript:alert(1)\" is not on the allow-list. Use a path that starts with one \"/\", a tel:, mailto: or line: address, or add its https host to \"gateway.linkHosts\"."
  },
  "unused-adapter": {
    "file": "gateways/north.ts",
    "line": 1,
    "typed": "export default { path: (path: string) => `/api${path}` }",
    "message": "No merchant, environment or other adapter uses this file. Set \"gateway.adapter\" of a merchant to \"north\", or remove the file."
  },
  "unused-call": {
    "file": "blocks/club-card/block.json",
    "line": 8,
    "typed": "\"status\": {",
    "message": "No code of the block makes the call \"club-card.status\". Make it, or remove it here."
  },
  "unused-flag": {
    "file": "blocks/club-card/block.json",
    "line": 7,
    "typed": "\"flags\": [\"PTSYS3\"]",
    "message": "No code of the block reads the flag \"PTSYS3\". Read it, or remove it here."
  },
  "unused-key": {
    "file": "merchants/broken/merchant.json",
    "line": 10,
    "typed": "\"publicKey\": \"MIIBIjANBgkqhkiG9w0BAQ\"",
    "message": "The adapter \"north\" sends the calls of this gateway, and no call with an adapter is encrypted beside TLS, so \"gateway.publicKey\" has no effect. Remove it."
  },
  "wrong-id": {
    "file": "merchants/broken/merchant.json",
    "line": 13,
    "typed": "\"bigWins\": { \"type\": \"winner-board\" }",
    "message": "\"bigWins\" is not a valid id: an id is made of lower-case words with dashes between them. Rename it to \"big-wins\"."
  },
  "wrong-key": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"gateway\": { \"publicKey\": \"MIIBIjANBgkqhkiG9w0BAQ\" }",
    "message": "\"gateway.publicKey\" is not the SPKI of an RSA key, so passwords cannot be sent safely. Paste the base64 SPKI from the platform, or remove the key."
  },
  "wrong-value": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"theme\": { \"shape\": \"rond\" }",
    "message": "\"theme.shape\" is \"rond\", but must be one of \"sharp\", \"soft\", \"round\", \"pill\". Change it to \"round\"."
  }
}
