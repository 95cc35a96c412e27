/* Written by `npm run generate` from tests/fixtures/broken/. */

export interface FindingExample {
  readonly file: string
  readonly line: number
  /** The line that it points at. */
  readonly typed: string
  readonly message: string
}

/** Each finding as it is said of a merchant that is broken that way, by its code. */
export const findingExamples: Readonly<Record<string, FindingExample>> = {
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
    "message": "The picture \"art/logo.svg\" weighs 312 KB; at most 300 KB load well on a phone. Make it smaller."
  },
  "art-missing": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"brand\": { \"logo\": \"art/logo.svg\" }",
    "message": "The picture \"art/logo.svg\" is in none of \"merchants/broken/\". Put the file there, or correct the path."
  },
  "art-unsafe": {
    "file": "merchants/broken/art/logo.svg",
    "line": 1,
    "typed": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"><script>alert(1)</script></svg>",
    "message": "The picture \"art/logo.svg\" contains a script. Save it again without it."
  },
  "brand-name": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"brand\": { \"name\": { \"en\": \"The Lagoon of the Long and Quiet Evenings\" } }",
    "message": "The name \"The Lagoon of the Long and Quiet Evenin…\" has 41 letters, and the header has room for 24. Give the short form; a longer one is cut off."
  },
  "contrast": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"theme\": { \"mode\": \"light\", \"tokens\": { \"text-muted\": \"#EEEEEE\" } }",
    "message": "\"text-muted\" on \"surface-page\" has a contrast of 1.09, and 4.5 is needed to be read. Set \"text-muted\" to \"#676767\", the nearest colour that passes."
  },
  "duplicate-key": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"lobby\": { \"lines\": 25, \"lines\": 30 }",
    "message": "\"lines\" was already said on line 9; only the last one would count. Keep one of the two."
  },
  "empty-region": {
    "file": "merchants/broken/merchant.json",
    "line": 11,
    "typed": "\"order\": [\"mall\"],",
    "message": "The page \"home\" has nothing to show when flag PTSYS3 is off. Add a block that shows then."
  },
  "extends-cycle": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"extends\": \"other\"",
    "message": "The merchants inherit in a circle: broken → other → broken. Let one of them extend another merchant, or none."
  },
  "extends-missing": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"extends\": \"nobody\"",
    "message": "There is no merchant called \"nobody\" to inherit from. Create merchants/nobody/merchant.json, or name another."
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
    "message": "\"registration.minimumAge\" is final in \"parent\": The licence asks for it. It keeps its value. Remove this."
  },
  "gateway-answer": {
    "file": "merchants/broken/merchant.json",
    "line": 1,
    "typed": "{",
    "message": "The gateway has no answer to \"templates\" that can be used. The status is 500, without an error code. Ask the platform to fix it."
  },
  "gateway-block-hidden": {
    "file": "merchants/broken/merchant.json",
    "line": 14,
    "typed": "\"mall\": { \"type\": \"contact\", \"when\": { \"all\": [{ \"flag\": \"PTSYS3\" }, { \"session\": \"member\" }] } }",
    "message": "\"pages.home.blocks.mall\" can show to nobody with the settings of this gateway. Flag PTSYS3 is off (set by the gateway). Let the platform change it, or change its \"when\"."
  },
  "gateway-field-dropped": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"registration\": { \"order\": [\"username\", \"password\", \"confirmPassword\"] }",
    "message": "The gateway takes no registration without \"line\", but the order leaves it out, so players are refused. Add \"line\" to \"registration.order\"."
  },
  "gateway-field-unordered": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"registration\": { \"order\": [\"username\", \"password\", \"confirmPassword\"] }",
    "message": "The gateway asks for \"email\" too, which may stay empty, but the order leaves it out, so nobody is asked. Add it to \"registration.order\", or let the platform switch it off."
  },
  "gateway-flag-unknown": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"flags\": { \"PTSYS3\": true }",
    "message": "The gateway says a flag \"PTSYS4\" that Livery does not know, so it changes nothing. Ask the platform whether \"PTSYS3\" is meant."
  },
  "gateway-flag-unsaid": {
    "file": "merchants/broken/merchant.json",
    "line": 14,
    "typed": "\"mall\": { \"type\": \"contact\", \"when\": { \"flag\": \"FREEPLAY3\" } }",
    "message": "The gateway never says the flag \"FREEPLAY3\", which is read here, so it is taken for on, its default. Say it under \"flags\", or let the platform say it."
  },
  "gateway-frame-refused": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"gateway\": { \"origin\": \"https://gateway.example\" }",
    "message": "The gateway has games, but \"gateway.frameHosts\" names no host, so none of them opens. Add the hosts that the platform opens games at."
  },
  "gateway-image-refused": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"gateway\": { \"imageHosts\": [\"img.example\"] }",
    "message": "An icon CDN of the gateway is at \"https://cdn.example/a\", from where the page's policy lets no picture in. Add \"cdn.example\" to \"gateway.imageHosts\", or let the platform change it."
  },
  "gateway-key": {
    "file": "merchants/broken/merchant.json",
    "line": 1,
    "typed": "{",
    "message": "The gateway's public key \"info.encryption.publicKey\" is not the SPKI of an RSA key, so no password can be sent safely. Let the platform correct it, or pin the right one as \"gateway.publicKey\"."
  },
  "gateway-language": {
    "file": "merchants/broken/merchant.json",
    "line": 7,
    "typed": "\"languages\": { \"default\": \"en\", \"supported\": [\"en\", \"th\"] },",
    "message": "In \"th\" the gateway has no banners or notices, but has some in \"en\". Let the platform add them, or take the language out of \"languages.supported\"."
  },
  "gateway-link-refused": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"gateway\": { \"linkHosts\": [\"line.me\"] }",
    "message": "The contact \"LINE\" of the gateway leads to \"https://line.example/shop\", which is outside the allow-list, so it leads nowhere. Add its https host to \"gateway.linkHosts\", or let the platform change it."
  },
  "gateway-no-identity": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"registration\": { \"order\": [\"mobileNum\", \"password\", \"confirmPassword\"] }",
    "message": "With the settings of this gateway the registration asks for nothing that identifies a player. Add \"username\" to its order, or let the platform switch on one of \"mobileNum\"."
  },
  "gateway-pattern-narrow": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"registration\": { \"statement\": true }",
    "message": "The gateway's pattern of \"email\", \"^[a-z]+$\" of at least 5 characters, accepts nothing that players usually type, such as \"somchai@example.com\". Ask the platform whether it is meant."
  },
  "gateway-pattern-refused": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"registration\": { \"statement\": true }",
    "message": "The gateway's pattern of \"username\", \"(a)\\1\", is not run: it uses a back reference, \"\\1\", which takes too long on some texts. Only its lengths are checked before the gateway decides. Ask the platform for a pattern without back references."
  },
  "gateway-route-unknown": {
    "file": "merchants/broken/merchant.json",
    "line": 11,
    "typed": "\"fallbackOrigins\": [\"https://second.example\", \"https://old.example\"]",
    "message": "The gateway does not name \"https://old.example\" as a route, so players never ask it while the gateway's own origin cannot be reached. Remove it from \"gateway.fallbackOrigins\", or let the platform name it."
  },
  "gateway-template": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"pages\": {",
    "message": "The gateway has a template \"mem_cen\", which is new there, but no condition of this merchant reads it, so pages stay as they are. Add a block for it, or let the platform switch it back."
  },
  "gateway-unknown-account": {
    "file": "merchants/broken/merchant.json",
    "line": 10,
    "typed": "\"revealUnknownAccount\": true",
    "message": "For a password by mail \"revealUnknownAccount\" is \"true\" here, but \"false\" at the gateway, so the page promises what the gateway does not do. Set it to false, or ask the platform to change its setting."
  },
  "half-character": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"brand\": { \"name\": { \"en\": \"Lagoon \\ud83d\" } }",
    "message": "The text has half of a character, U+D83D, which is shown as a box. Remove it, or write the whole character."
  },
  "hidden-character": {
    "file": "merchants/broken/merchant.json",
    "line": 7,
    "typed": "\"brand\": { \"name\": { \"en\": \"Lucky ‮yekcuL\" } },",
    "message": "The character U+202E stands here unseen, and text is shown in another order than it is typed in. Remove it."
  },
  "host-conflict": {
    "file": "merchants/broken/merchant.json",
    "line": 6,
    "typed": "\"hosts\": [\"broken.localhost\"],",
    "message": "The host \"broken.localhost\" is also claimed by \"other\". Leave it to one of the two."
  },
  "host-reserved": {
    "file": "merchants/broken/merchant.json",
    "line": 6,
    "typed": "\"hosts\": [\"games.localhost\"],",
    "message": "No merchant can have the host \"games.localhost\": demonstration games live there. Choose another."
  },
  "hostile-key": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"lobby\": { \"__proto__\": { \"lines\": 1 } }",
    "message": "\"__proto__\" is a name that programs keep for themselves, so it is left out. Remove it."
  },
  "logo-contrast": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"brand\": { \"logo\": \"art/logo.svg\" }",
    "message": "The logo \"art/logo.svg\" is hardly seen on \"surface-page\", which is #f7f9fa: most of it is #ffffff, a contrast of 1.06, and 3 is needed. Give one that is drawn for this ground."
  },
  "logo-shape": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"brand\": { \"logo\": \"art/logo.svg\" }",
    "message": "The logo \"art/logo.svg\" is taller than wide, so it is drawn small, with the name beside it, in the header. Give the wide logo here, and the square one as \"brand.mark\"."
  },
  "message-missing": {
    "file": "merchants/broken/merchant.json",
    "line": 13,
    "typed": "\"contact\": { \"type\": \"contact\", \"settings\": { \"title\": \"home.titel\" } }",
    "message": "There is no message called \"home.titel\". Change it to \"home.title\"."
  },
  "misplaced-block": {
    "file": "merchants/broken/merchant.json",
    "line": 14,
    "typed": "\"menu\": { \"type\": \"slide-menu\" }",
    "message": "A \"slide-menu\" stands around every page, so \"home\" never shows one. Put it into the page \"shell\"."
  },
  "missing-setting": {
    "file": "merchants/broken/merchant.json",
    "line": 13,
    "typed": "\"slots\": { \"type\": \"vendor-section\", \"settings\": { \"rows\": 2 } }",
    "message": "\"pages.home.blocks.slots.settings\" does not say its \"category\", nor inherits one. Add it."
  },
  "moved-setting": {
    "file": "merchants/broken/merchant.json",
    "line": 13,
    "typed": "\"games\": { \"type\": \"game-grid\", \"settings\": { \"filters\": \"pills\" } }",
    "message": "\"game-grid\" has no setting called \"filters\" any more. Place a block of type \"lobby-filters\" before it, with \"tabs\" or \"pills\" as its variant, and remove the setting."
  },
  "never-ordered": {
    "file": "merchants/broken/merchant.json",
    "line": 14,
    "typed": "\"winners\": { \"type\": \"winner-board\" }",
    "message": "The block \"winners\" is not in the order of \"home\", so it never shows. Add it to \"order\", or remove the block."
  },
  "nothing-to-remove": {
    "file": "merchants/broken/merchant.json",
    "line": 10,
    "typed": "\"theme\": { \"tokens\": { \"link\": { \"$remove\": true } } }",
    "message": "\"theme.tokens.link\" is removed, but nothing is inherited there. Take the line out."
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
    "message": "\"art/logo.svg\" is a symbolic link that leads out of the merchants' folder, to nothing or in a circle, so it is not followed. Put the file itself there."
  },
  "placeholder-mismatch": {
    "file": "merchants/broken/merchant.json",
    "line": 15,
    "typed": "\"settings\": { \"title\": { \"en\": \"Hello {{name}}\", \"th\": \"สวัสดี {{nmae}}\" } }",
    "message": "\"pages.home.blocks.contact.settings.title\" in \"th\" has \"{{nmae}}\", but \"{{name}}\" in \"en\". Use the same placeholders."
  },
  "registration-no-identity": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"registration\": { \"order\": [\"password\", \"confirmPassword\"] }",
    "message": "The registration asks for nothing that identifies a player. Add \"username\", \"mobileNum\" or \"email\" to its order."
  },
  "remembered-login": {
    "file": "merchants/broken/merchant.json",
    "line": 8,
    "typed": "\"safety\": { \"rememberedLogin\": \"credentials\" }",
    "message": "Devices keep a remembered password that is only encoded, which protects nothing. Set \"safety.rememberedLogin\" to \"username\"."
  },
  "repeated-name": {
    "file": "merchants/broken/world.json",
    "line": 7,
    "typed": "{ \"code\": \"B\", \"name\": { \"en\": \"Golden Bell\" }, \"vendor\": \"ONE\", \"category\": \"RNG\" }",
    "message": "\"ONE\" already has a game called \"Golden Bell\", on line 6. Call one of them something else."
  },
  "seed-moved": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"theme\": { \"mode\": \"light\", \"surface\": \"#F6F5F2\", \"accent\": \"#F2F0EA\" }",
    "message": "\"theme.accent\" is #f2f0ea, hardly told from the page (1.05, and 2 is needed), so the page shows #1c1b16. Choose a colour further from \"theme.surface\"."
  },
  "syntax": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"lobby\": { \"lines\": 25 \"minimumBet\": 1 }",
    "message": "A comma is missing before this. Add one."
  },
  "unknown-block": {
    "file": "merchants/broken/merchant.json",
    "line": 13,
    "typed": "\"wins\": { \"type\": \"winer-board\" }",
    "message": "There is no kind of block called \"winer-board\". Rename it to \"winner-board\"."
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
    "message": "The platform has no live setting called \"register.capthca\", so it is never known. Rename it to \"register.captcha\"."
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
    "message": "The product has no page at \"/m/hepl?from=footer\", so the link leads home. Change it to \"/m/help\"."
  },
  "unknown-setting": {
    "file": "merchants/broken/merchant.json",
    "line": 13,
    "typed": "\"wins\": { \"type\": \"winner-board\", \"settings\": { \"rosw\": 20 } }",
    "message": "\"winner-board\" has no setting called \"rosw\". Rename it to \"rows\"."
  },
  "unreachable-block": {
    "file": "merchants/broken/merchant.json",
    "line": 16,
    "typed": "\"when\": { \"all\": [{ \"session\": \"guest\" }, { \"session\": \"member\" }] }",
    "message": "\"pages.home.blocks.mall\" can never show: its condition asks for things that are never true together. Change its \"when\", or remove it."
  },
  "unreadable-file": {
    "file": "merchants/broken/messages/en.json",
    "line": 1,
    "typed": "",
    "message": "\"messages/en.json\" is there, but cannot be read. Let it be read, or put a file in its place."
  },
  "unsafe-link": {
    "file": "merchants/broken/merchant.json",
    "line": 15,
    "typed": "\"settings\": { \"links\": [{ \"text\": { \"en\": \"Terms\" }, \"to\": \"javascript:alert(1)\" }] }",
    "message": "The link \"javascript:alert(1)\" is outside the allow-list. Use a path that starts with one \"/\", a tel:, mailto: or line: address, or add its https host to \"gateway.linkHosts\"."
  },
  "wrong-id": {
    "file": "merchants/broken/merchant.json",
    "line": 13,
    "typed": "\"bigWins\": { \"type\": \"winner-board\" }",
    "message": "\"bigWins\" cannot be an id: ids are lower-case words with dashes between them. Rename it to \"big-wins\"."
  },
  "wrong-key": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"gateway\": { \"publicKey\": \"MIIBIjANBgkqhkiG9w0BAQ\" }",
    "message": "\"gateway.publicKey\" is not the SPKI of an RSA key, so no password can be sent safely. Paste the base64 SPKI that the platform gives, or remove the key."
  },
  "wrong-value": {
    "file": "merchants/broken/merchant.json",
    "line": 9,
    "typed": "\"theme\": { \"shape\": \"rond\" }",
    "message": "\"theme.shape\" is \"rond\", but must be one of \"sharp\", \"soft\", \"round\", \"pill\". Change it to \"round\"."
  }
}
