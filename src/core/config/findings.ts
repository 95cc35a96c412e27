import { maxKilobytes } from './drawing/check-logo-size.ts'
import { lookFindings } from './look/look-findings.ts'

interface FindingKind {
  readonly severity: 'error' | 'warning'
  /** Formats the message: what happened, then what to do. */
  readonly message: (values: never) => string
}

const quote = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ')
const rename = (nearest: string | undefined, otherwise: string): string =>
  nearest === undefined ? otherwise : `Rename it to "${nearest}".`

const patternAdvice = {
  'back-reference': 'Ask the platform for a pattern without back references.',
  syntax: 'Ask the platform to correct the pattern.',
  'too-large':
    'Ask the platform for a shorter pattern, with the lengths in "minLength" and "maxLength".',
  unsupported: 'Ask the platform for a pattern that JavaScript supports.',
} as const

/** The findings about a merchant's files and its gateway, by code. Codes are permanent. */
export const findings = {
  ...lookFindings,
  syntax: {
    severity: 'error',
    message: ({ problem, advice }: { problem: string; advice: string }) => `${problem} ${advice}`,
  },
  'duplicate-key': {
    severity: 'error',
    message: ({ key, line }: { key: string; line: number }) =>
      `"${key}" is already set on line ${line}, and only the last value would apply. Remove one of the two.`,
  },
  'hostile-key': {
    severity: 'error',
    message: ({ key }: { key: string }) =>
      `"${key}" is a reserved name, so it is ignored. Remove it.`,
  },
  'hidden-character': {
    severity: 'error',
    message: ({ name, count, reorders }: { name: string; count: number; reorders: boolean }) => {
      const [characters, change, are, remove] =
        count === 1
          ? [`An invisible character (${name})`, 'changes', 'is', 'Remove it.']
          : [`${count} invisible characters (${name} …)`, 'change', 'are', 'Remove them.']
      return reorders
        ? `${characters} ${change} the order in which this text is displayed. ${remove}`
        : `${characters} ${are} in this text. ${remove}`
    },
  },
  'half-character': {
    severity: 'error',
    message: ({ name }: { name: string }) =>
      `This text contains half of a character (${name}), which is displayed as a box. Remove it, or write the whole character.`,
  },
  'file-too-large': {
    severity: 'error',
    message: ({ most }: { most: number }) =>
      `The file has more than ${most.toLocaleString('en')} characters, so it is not read. Remove what the merchant does not need.`,
  },
  'unknown-setting': {
    severity: 'error',
    message: ({
      owner,
      key,
      known,
      nearest,
    }: {
      owner: string
      key: string
      known: readonly string[]
      nearest?: string | undefined
    }) =>
      `${owner} has no setting called "${key}". ${rename(nearest, known.length > 0 ? `Use one of ${quote(known)}, or remove it.` : 'Remove it.')}`,
  },
  'moved-setting': {
    severity: 'error',
    message: ({ owner, key, advice }: { owner: string; key: string; advice: string }) =>
      `${owner} no longer has a setting called "${key}". ${advice}`,
  },
  'retired-value': {
    severity: 'warning',
    message: (values: { owner: string; key: string; typed: string; written: string }) =>
      `${values.owner} no longer has the ${values.key} "${values.typed}"; it is shown as "${values.written}". Write "${values.written}".`,
  },
  'wrong-id': {
    severity: 'error',
    message: ({ id, corrected }: { id: string; corrected?: string | undefined }) =>
      `"${id}" is not a valid id: an id is made of lower-case words with dashes between them. ${rename(corrected, 'Choose another id.')}`,
  },
  'unknown-block': {
    severity: 'error',
    message: ({
      type,
      known,
      nearest,
    }: {
      type: string
      known: readonly string[]
      nearest?: string | undefined
    }) =>
      `There is no block type called "${type}". ${rename(nearest, `Use one of ${quote(known)}.`)}`,
  },
  'own-block-type': {
    severity: 'error',
    message: ({ problem, type }: { problem: string; type: string }) =>
      `${problem} Rename the folder blocks/${type}.`,
  },
  'own-block-words': {
    severity: 'error',
    message: ({ group, type }: { group: string; type: string }) =>
      `"${group}" is not the group of this block, so its messages would be those of the product. Move them below "${type}".`,
  },
  'own-block-code': {
    severity: 'error',
    message: ({ problem, advice }: { problem: string; advice: string }) => `${problem} ${advice}`,
  },
  'schema-stale': {
    severity: 'warning',
    message: ({ isThere }: { isThere: boolean }) =>
      `${isThere ? 'This schema does not describe the blocks of the workspace as they are' : 'The workspace has no schema of its own'}, so editors do not know their settings and messages. Run "npx livery validate --fix".`,
  },
  'own-call': {
    severity: 'error',
    message: ({ problem, advice }: { problem: string; advice: string }) => `${problem} ${advice}`,
  },
  'unused-call': {
    severity: 'warning',
    message: ({ call }: { call: string }) =>
      `No code of the block makes the call "${call}". Make it, or remove it here.`,
  },
  'unused-flag': {
    severity: 'warning',
    message: ({ flag }: { flag: string }) =>
      `No code of the block reads the flag "${flag}". Read it, or remove it here.`,
  },
  'undeclared-read': {
    severity: 'warning',
    message: ({ list, names }: { list: string; names: readonly string[] }) =>
      `The code of the block reads ${quote(names)}, which "${list}" does not name, so explanations leave it out. Add it to "${list}".`,
  },
  'own-call-types': {
    severity: 'warning',
    message: ({ file }: { file: string }) =>
      `The types of this file differ from the calls that ${file} declares, so editors check the code against the wrong ones. Run "npx livery validate --fix".`,
  },
  'adapter-code': {
    severity: 'error',
    message: ({ problem, advice }: { problem: string; advice: string }) => `${problem} ${advice}`,
  },
  'unknown-adapter': {
    severity: 'error',
    message: ({ name, nearest }: { name: string; nearest?: string | undefined }) =>
      `There is no file gateways/${name}.ts. ${rename(nearest, 'Add it, or remove the setting.')}`,
  },
  'unused-adapter': {
    severity: 'warning',
    message: ({ name }: { name: string }) =>
      `No merchant, environment or other adapter uses this file. Set "gateway.adapter" of a merchant to "${name}", or remove the file.`,
  },
  'unknown-call': {
    severity: 'error',
    message: ({ call, nearest }: { call: string; nearest?: string | undefined }) =>
      `The gateway has no call named "${call}". ${rename(nearest, 'Remove it.')}`,
  },
  'wrong-value': {
    severity: 'error',
    message: ({
      name,
      typed,
      expected,
      advice,
    }: {
      name: string
      typed: string
      expected: string
      advice?: string | undefined
    }) => `"${name}" is ${typed}, but must be ${expected}. ${advice ?? 'Change it.'}`,
  },
  'missing-setting': {
    severity: 'error',
    message: ({ owner, key }: { owner: string; key: string }) =>
      `${owner} does not set "${key}" and does not inherit it. Add it.`,
  },
  'order-unknown-id': {
    severity: 'error',
    message: ({ id, page, nearest }: { id: string; page: string; nearest?: string | undefined }) =>
      `The order of "${page}" names "${id}", but the page has no block with that id. ${rename(nearest, 'Add the block, or remove it from the order.')}`,
  },
  'lost-move': {
    severity: 'warning',
    message: ({
      id,
      wrong,
      page,
      why,
      nearest,
    }: {
      id: string
      wrong: string
      page: string
      why: 'unknown' | 'absent' | 'circle'
      nearest?: string | undefined
    }) => {
      if (why === 'unknown')
        return `"${page}" moves "${wrong}", but the page has no block with that id. ${rename(nearest, 'Add the block, or remove the move.')}`
      if (why === 'circle')
        return `"${page}" moves "${id}" beside "${wrong}", which is beside "${id}" itself, so the move has no effect. Remove it.`
      return `"${page}" moves "${id}" beside "${wrong}", which is not in its order, so the move has no effect. ${rename(nearest, 'Name a block of the order, or remove the move.')}`
    },
  },
  'never-ordered': {
    severity: 'warning',
    message: ({ id, page }: { id: string; page: string }) =>
      `The block "${id}" is not in the order of "${page}", so it is never shown. Add it to "order", or remove the block.`,
  },
  'misplaced-block': {
    severity: 'warning',
    message: ({ type, page, inShell }: { type: string; page: string; inShell: boolean }) =>
      inShell
        ? `A "${type}" block belongs to the shell and is ignored on the page "${page}". Move it to the page "shell".`
        : `A "${type}" block belongs to a page and is ignored in "${page}". Move it to the page that should show it.`,
  },
  'nothing-to-remove': {
    severity: 'warning',
    message: ({ path, nearest }: { path: string; nearest?: string | undefined }) =>
      `"${path}" is removed, but nothing is inherited there. ${rename(nearest, 'Remove this line.')}`,
  },
  'identity-not-inherited': {
    severity: 'warning',
    message: ({
      layer,
      values,
    }: {
      layer: string
      values: readonly { readonly name: string; readonly value: string }[]
    }) => {
      const all = values.map(({ name, value }) => `"${name}" ("${value}" applies)`).join(' and ')
      return `"${layer}" sets the codes by which the gateway knows it, and no other merchant inherits them. Set ${all} to the codes by which the gateway knows this merchant.`
    },
  },
  'extends-missing': {
    severity: 'error',
    message: ({ parent, nearest }: { parent: string; nearest?: string | undefined }) =>
      `There is no merchant called "${parent}" to inherit from. ${rename(nearest, `Create merchants/${parent}/merchant.json, or name another merchant.`)}`,
  },
  'extends-cycle': {
    severity: 'error',
    message: ({ chain }: { chain: readonly string[] }) =>
      `The merchants extend each other in a cycle: ${chain.join(' → ')}. Change "extends" in one of them, or remove it.`,
  },
  'final-override': {
    severity: 'error',
    message: ({ path, layer, reason }: { path: string; layer: string; reason: string }) =>
      `"${path}" is final in "${layer}" and keeps the inherited value: ${reason} Remove it here.`,
  },
  'archived-parent': {
    severity: 'error',
    message: ({ parent }: { parent: string }) =>
      `The merchant inherits from "${parent}", which is archived. Restore "${parent}", or change "extends".`,
  },
  'host-conflict': {
    severity: 'error',
    message: ({ host, other }: { host: string; other: string }) =>
      `The host "${host}" is also listed by the merchant "${other}". Remove it from one of the two.`,
  },
  'host-reserved': {
    severity: 'error',
    message: ({ host, reason }: { host: string; reason: string }) =>
      `The host "${host}" is reserved: ${reason}. Choose another host.`,
  },
  'unknown-flag': {
    severity: 'error',
    message: ({ flag, nearest }: { flag: string; nearest?: string | undefined }) =>
      `${formatNoFlag(flag)}. ${rename(nearest, 'Use a flag from schemas/flags.schema.json.')}`,
  },
  'unknown-live-setting': {
    severity: 'warning',
    message: ({ name, nearest }: { name: string; nearest?: string | undefined }) =>
      `${formatNoLiveSetting(name)}, so its value is never known. ${rename(nearest, 'Use a setting that it has, such as "register.captcha".')}`,
  },
  'unreachable-block': {
    severity: 'error',
    message: ({ what, because }: { what: string; because: string }) =>
      `${what} is never shown: ${because}. Change its "when", or remove it.`,
  },
  'time-without-zone': {
    severity: 'error',
    message: ({ time }: { time: string }) =>
      `"${time}" has neither an offset nor a zone, so it is another moment in each country. Add one, such as "${time}+07:00" or "${time}[Asia/Bangkok]".`,
  },
  'unknown-zone': {
    severity: 'error',
    message: ({ zone, nearest }: { zone: string; nearest?: string | undefined }) =>
      `There is no time zone called "${zone}". ${rename(nearest, 'Use the name of a zone, such as "Asia/Bangkok".')}`,
  },
  'empty-window': {
    severity: 'error',
    message: ({ begin, end }: { begin: string; end: string }) =>
      `This window ends at ${end}, which is not after its beginning at ${begin}, so no moment is in it. Change one of the two times.`,
  },
  'past-window': {
    severity: 'warning',
    message: ({ end }: { end: string }) =>
      `This window ended at ${end} and does not come again. Change "until", or remove the window and what it is for.`,
  },
  'past-moment': {
    severity: 'warning',
    message: ({ moment }: { moment: string }) =>
      `This moment was ${moment} and does not come again, so players see that it has ended. Change it, or remove the block.`,
  },
  'empty-region': {
    severity: 'warning',
    message: ({ page, facts }: { page: string; facts: readonly string[] }) =>
      facts.length === 0
        ? `The page "${page}" shows no block to any player. Add a block to its order.`
        : `The page "${page}" shows no block when ${facts.join(' and ')}. Add a block that is shown then.`,
  },
  'message-missing': {
    severity: 'error',
    message: ({ problem, advice }: { problem: string; advice: string }) => `${problem} ${advice}`,
  },
  'schema-not-found': {
    severity: 'warning',
    message: ({ address, right }: { address: string; right: string }) =>
      `"$schema" is "${address}", where there is no schema of this file, so editors complete and check nothing. Change it to "${right}".`,
  },
  'registration-way-hidden': {
    severity: 'warning',
    message: ({ page, block, flag }: { page: string; block: string; flag: string }) =>
      `The page "${page}" leads to registration only by "${block}", whose condition reads the flag "${flag}", so guests may find no way to join. Write "when": { "$remove": true } in "${block}", or set "join" of the login form to true.`,
  },
  'message-unreadable': {
    severity: 'warning',
    message: ({ key, problem, advice }: { key: string; problem: string; advice: string }) =>
      `The message "${key}" ${problem}. ${advice}`,
  },
  'placeholder-mismatch': {
    severity: 'error',
    message: ({
      key,
      language,
      has,
      reference,
      needs,
    }: {
      key: string
      language: string
      has: readonly string[]
      reference: string
      needs: readonly string[]
    }) =>
      `"${key}" has ${placeholders(has)} in "${language}", but ${placeholders(needs)} in ${reference}. Use the same placeholders.`,
  },
  'art-missing': {
    severity: 'error',
    message: ({
      art,
      folders,
      nearest,
    }: {
      art: string
      folders: readonly string[]
      nearest?: string | undefined
    }) =>
      `The picture "${art}" does not exist in any of ${quote(folders)}. ${nearest === undefined ? 'Add the file, or correct the path.' : `Change it to "${nearest}".`}`,
  },
  'outside-link': {
    severity: 'error',
    message: ({ name }: { name: string }) =>
      `"${name}" is a symbolic link that leads out of the merchants' folder, to a missing file or in a cycle, so it is not followed. Replace the link with the file or folder itself.`,
  },
  'unreadable-file': {
    severity: 'error',
    message: ({ name }: { name: string }) =>
      `"${name}" exists but cannot be read. Change its permissions, or replace it with a file.`,
  },
  'font-missing': {
    severity: 'error',
    message: ({
      font,
      folders,
      nearest,
    }: {
      font: string
      folders: readonly string[]
      nearest?: string | undefined
    }) =>
      `The font "${font}" does not exist in any of ${quote(folders)}. ${nearest === undefined ? 'Add the file, or correct the path.' : `Change it to "${nearest}".`}`,
  },
  'font-broken': {
    severity: 'error',
    message: ({ font }: { font: string }) =>
      `The font "${font}" is not a complete WOFF2, TrueType or OpenType file with one font. Export it again.`,
  },
  'art-heavy': {
    severity: 'error',
    message: ({ art, kilobytes }: { art: string; kilobytes: number }) =>
      `The picture "${art}" is ${kilobytes} KB, more than the ${maxKilobytes} KB that load well on a phone. Make it smaller.`,
  },
  'art-unsafe': {
    severity: 'error',
    message: ({ art, what }: { art: string; what: string }) =>
      `The picture "${art}" contains ${what}. Remove this, and save the picture again.`,
  },
  'art-broken': {
    severity: 'error',
    message: ({ art, what, kind = 'plain SVG' }: { art: string; what: string; kind?: string }) =>
      `The picture "${art}" cannot be read: it has ${what}. Save it again as a ${kind}.`,
  },
  'unknown-name': {
    severity: 'error',
    message: ({
      kind,
      name,
      known,
      nearest,
    }: {
      kind: string
      name: string
      known: readonly string[]
      nearest?: string | undefined
    }) => `There is no ${kind} called "${name}". ${rename(nearest, useOneOf(known))}`,
  },
  'repeated-name': {
    severity: 'warning',
    message: ({ name, line, owner }: { name: string; line: number; owner: string }) =>
      `"${owner}" already has a game called "${name}", on line ${line}. Rename one of them.`,
  },
  'brand-name': {
    severity: 'warning',
    message: ({ name, problem, advice }: { name: string; problem: string; advice: string }) =>
      `The name "${name}" ${problem}. ${advice}`,
  },
  'logo-shape': {
    severity: 'warning',
    message: ({ art, shape, advice }: { art: string; shape: string; advice: string }) =>
      `The logo "${art}" is ${shape}. ${advice}`,
  },
  'logo-contrast': {
    severity: 'warning',
    message: ({
      art,
      background,
      hex,
      main,
      ratio,
    }: {
      art: string
      background: string
      hex: string
      main: string
      ratio: string
    }) =>
      `The main colour of the logo "${art}", ${main}, has a contrast of ${ratio}:1 on "${background}" (${hex}); at least 3:1 is needed. Provide a version of the logo for this background.`,
  },
  'seed-moved': {
    severity: 'warning',
    message: ({
      seed,
      typed,
      shown,
      why,
      advice,
    }: {
      seed: string
      typed: string
      shown: string
      why: string
      advice: string
    }) => `"theme.${seed}" is ${typed}, which is ${why}, so the page shows ${shown}. ${advice}`,
  },
  contrast: {
    severity: 'error',
    message: ({
      text,
      background,
      ratio,
      needed,
      token,
      nearest,
    }: {
      text: string
      background: string
      ratio: string
      needed: number
      token: string
      nearest: string | undefined
    }) =>
      `"${text}" on "${background}" has a contrast of ${ratio}:1; at least ${needed}:1 is needed. ${
        nearest === undefined
          ? `No lightness of "${token}" reaches it on every background. Remove the related tokens that are set by hand.`
          : `Set "${token}" to "${nearest}", the nearest colour that passes.`
      }`,
  },
  'unsafe-link': {
    severity: 'error',
    message: ({ link }: { link: string }) =>
      `The link "${link}" is not on the allow-list. Use a path that starts with one "/", a tel:, mailto: or line: address, or add its https host to "gateway.linkHosts".`,
  },
  'unknown-route': {
    severity: 'warning',
    message: ({ link, nearest }: { link: string; nearest?: string | undefined }) =>
      `There is no page at "${link}", so the link opens the home page. ${nearest === undefined ? 'Use a path from the route table.' : `Change it to "${nearest}".`}`,
  },
  'path-taken': {
    severity: 'error',
    message: ({ path, page, owner }: { path: string; page: string; owner: string }) =>
      `The path "${path}" belongs to ${owner}, so nobody would come to "${page}". Choose another path below /m/.`,
  },
  'own-page-name': {
    severity: 'error',
    message: ({ name, advice }: { name: string; advice: string }) =>
      `The product has no page "${name}", and the name of a page of your own begins with "own-". Rename it to "${advice}".`,
  },
  'title-untranslated': {
    severity: 'warning',
    message: ({ page, languages }: { page: string; languages: readonly string[] }) =>
      `The title of "${page}" has no text in ${quote(languages)}, so players who read ${languages.length === 1 ? 'that language' : 'these languages'} see it in another one. Add it under "title".`,
  },
  'menu-icon': {
    severity: 'warning',
    message: ({ entry }: { entry: string }) =>
      `The menu entry "${entry}" has no icon, because a page of your own has none, so it shows that for information. Add "icon" or "drawing" to its row under "navigation.entries".`,
  },
  'menu-drawing': {
    severity: 'error',
    message: ({ entry, drawing }: { entry: string; drawing: string }) =>
      `The drawing "${drawing}" of the menu entry "${entry}" is not an SVG, so it cannot take the colour of the label. Use an SVG.`,
  },
  'menu-entry-unlisted': {
    severity: 'warning',
    message: ({ entry }: { entry: string }) =>
      `The entry "${entry}" is in no menu, so it is never shown. Add it to "navigation.bottom" or to a group of "navigation.menu", or remove it.`,
  },
  'menu-crowded': {
    severity: 'error',
    message: ({ room, facts }: { room: number; facts: readonly string[] }) =>
      `The bottom menu has room for ${room} entries and shows more${facts.length === 0 ? '' : ` when ${facts.join(' and ')}`}. Remove an entry, or give one a "when" that is not true then.`,
  },
  'document-missing': {
    severity: 'error',
    message: ({
      document,
      file,
      nearest,
    }: {
      document: string
      file: string
      nearest?: string | undefined
    }) =>
      `There is no document called "${document}", so the block would be empty. ${rename(nearest, `Write it to ${file}.`)}`,
  },
  'document-untranslated': {
    severity: 'warning',
    message: ({ document, languages }: { document: string; languages: readonly string[] }) =>
      `The document "${document}" has no file in ${quote(languages)}, so players who read ${languages.length === 1 ? 'that language' : 'these languages'} see it in another one. Write ${languages.length === 1 ? `${document}.${languages[0]}.md` : 'one for each'}.`,
  },
  'document-html': {
    severity: 'error',
    message: ({ html }: { html: string }) =>
      `A document cannot contain HTML, so players would read ${JSON.stringify(html)}. Write it as Markdown, or remove it.`,
  },
  'document-picture': {
    severity: 'error',
    message: (_: object) =>
      'A document has no pictures, so only the description of this one is shown. Place a block of type "picture" before or after the document.',
  },
  'document-heading': {
    severity: 'warning',
    message: ({ level, before }: { level: number; before: number }) =>
      `This heading has level ${level} below one of level ${before}, so a screen reader skips a level. Write it with ${before + 1} "#".`,
  },
  'registration-no-identity': {
    severity: 'error',
    message: (_: object) =>
      'The registration asks for nothing that identifies a player. Add "username", "mobileNum" or "email" to its order.',
  },
  'cookie-in-query': {
    severity: 'error',
    message: (_: object) =>
      'With sessions in cookies, pages have no token that they could write into addresses. Set "gateway.tokenInQuery" to false.',
  },
  'cookie-insecure': {
    severity: 'error',
    message: ({ origin, right }: { origin: string; right?: string | undefined }) =>
      `The gateway keeps sessions in a cookie, and pages with https send no cookie to "${origin}". ${right === undefined ? 'Give the gateway an origin with https.' : `Change it to "${right}".`}`,
  },
  'cookie-other-domain': {
    severity: 'warning',
    message: ({ origin, host }: { origin: string; host: string }) =>
      `"${origin}" never gets the cookie of "${host}", because the two have no domain in common, so players seem signed out while it answers. Use an origin of the same domain, or remove it.`,
  },
  'remembered-login': {
    severity: 'warning',
    message: (_: object) =>
      'Devices store the remembered password encoded but not encrypted, which does not protect it. Set "safety.rememberedLogin" to "username".',
  },
  'wrong-key': {
    severity: 'error',
    message: ({ problem }: { problem: string }) =>
      `"gateway.publicKey" ${problem}, so passwords cannot be sent safely. Paste the base64 SPKI from the platform, or remove the key.`,
  },
  'unused-key': {
    severity: 'warning',
    message: ({ adapter }: { adapter: string }) =>
      `The adapter "${adapter}" sends the calls of this gateway, and no call with an adapter is encrypted beside TLS, so "gateway.publicKey" has no effect. Remove it.`,
  },
  'gateway-key': {
    severity: 'error',
    message: ({ problem }: { problem: string }) =>
      `The gateway's public key "info.encryption.publicKey" ${problem}, so passwords cannot be sent safely. Ask the platform to correct it, or set the right one as "gateway.publicKey".`,
  },
  'gateway-answer': {
    severity: 'error',
    message: ({
      calls,
      problem,
      advice = 'Ask the platform to fix it.',
    }: {
      calls: readonly string[]
      problem: string
      advice?: string | undefined
    }) =>
      `${calls.length === 0 ? 'The gateway did not return its settings' : `The gateway did not return a usable answer to ${quote(calls)}`}. ${problem} ${advice}`,
  },
  'gateway-field-dropped': {
    severity: 'error',
    message: ({ field, problem, advice }: { field: string; problem: string; advice: string }) =>
      `The gateway requires "${field}" for a registration, but ${problem}, so players cannot register. ${advice}`,
  },
  'gateway-field-unordered': {
    severity: 'warning',
    message: ({ field }: { field: string }) =>
      `The gateway also has the optional field "${field}", but the order leaves it out, so the form does not show it. Add it to "registration.order", or ask the platform to switch it off.`,
  },
  'gateway-no-identity': {
    severity: 'error',
    message: ({ where, ordered }: { where: string; ordered: readonly string[] }) =>
      `With the settings of this gateway, the registration asks for nothing${where} that identifies a player. Add "username" to its order, or ask the platform to switch on one of ${quote(ordered)}.`,
  },
  'gateway-pattern-refused': {
    severity: 'warning',
    message: ({
      field,
      accepted,
      why,
      reason,
    }: {
      field: string
      accepted: string
      why: string
      reason: keyof typeof patternAdvice
    }) =>
      `The gateway's pattern for "${field}", "${accepted}", is not run: ${why} Only the length of a value is checked before it is sent. ${patternAdvice[reason]}`,
  },
  'gateway-pattern-loose': {
    severity: 'warning',
    message: ({ field, accepted, example }: { field: string; accepted: string; example: string }) =>
      `The gateway's pattern for "${field}", "${accepted}", accepts every value that contains a match, such as "${example}". Ask the platform for "^(?:${accepted})$" if the whole value must match.`,
  },
  'gateway-pattern-narrow': {
    severity: 'warning',
    message: ({
      field,
      accepted,
      lengths,
      example,
    }: {
      field: string
      accepted: string
      lengths: string
      example: string
    }) =>
      `The gateway's pattern for "${field}", "${accepted}"${lengths}, accepts nothing that players usually type, such as "${example}". Ask the platform whether this is intended.`,
  },
  'gateway-flag-unknown': {
    severity: 'warning',
    message: ({ flag, nearest }: { flag: string; nearest?: string | undefined }) =>
      `The gateway sends the flag "${flag}", which Livery does not know, so it has no effect. Ask the platform ${nearest === undefined ? 'what it is for' : `whether "${nearest}" is meant`}.`,
  },
  'gateway-flag-contradicted': {
    severity: 'warning',
    message: ({ flag, sent }: { flag: string; sent: 'on' | 'off' }) =>
      sent === 'on'
        ? `The gateway sends the flag "${flag}" as on, so the "false" here only applies until it answers. Remove this line, or force the flag off under "forceOff" with a reason.`
        : `The gateway sends the flag "${flag}" as off, so the "true" here only applies until it answers. Remove this line, or ask the platform to switch it on.`,
  },
  'flag-forced-off': {
    severity: 'warning',
    message: ({ flag }: { flag: string }) =>
      `The merchant forces "${flag}" off, so this value never applies. Remove this line, or the one under "forceOff".`,
  },
  'gateway-flag-unsaid': {
    severity: 'warning',
    message: ({ flag, state }: { flag: string; state: string }) =>
      `The gateway does not send the flag "${flag}", so its default (${state}) applies. Set it under "flags", or ask the platform to send it.`,
  },
  'gateway-page-flags-unsaid': {
    severity: 'warning',
    message: ({ flags }: { flags: string }) =>
      `The gateway does not send these flags, which pages and the frame read, so their defaults apply: ${flags}. Set them under "flags", or ask the platform to send them.`,
  },
  'gateway-flag-unread': {
    severity: 'warning',
    message: ({ flag }: { flag: string }) =>
      `The gateway sends the flag "${flag}" as on, but no condition, block or page of this merchant reads it, so it changes nothing. Place a block that reads it, or ask the platform to switch it off.`,
  },
  'flag-unread': {
    severity: 'warning',
    message: ({ flag }: { flag: string }) =>
      `No condition, block or page of this merchant reads the flag "${flag}", so this line changes nothing. Remove it, or place a block that reads the flag.`,
  },
  'gateway-template': {
    severity: 'warning',
    message: ({ template, problem }: { template: string; problem: string }) =>
      `The gateway sends the template "${template}", ${problem}, so no page changes. Add a block for it, or ask the platform to switch it back.`,
  },
  'gateway-block-hidden': {
    severity: 'warning',
    message: ({ block, because }: { block: string; because: string }) =>
      `No player sees "${block}" with the settings of this gateway. ${because} Ask the platform to change the setting, or change the block or its "when".`,
  },
  'gateway-language': {
    severity: 'warning',
    message: ({ language, problem }: { language: string; problem: string }) =>
      `In "${language}", the gateway ${problem}. Ask the platform to add texts in this language, or remove it from "languages.supported".`,
  },
  'gateway-link-refused': {
    severity: 'warning',
    message: ({ what, address }: { what: string; address: string }) =>
      `${what} of the gateway links to "${address}", which is not on the allow-list, so the link does not work. Add its https host to "gateway.linkHosts", or ask the platform to change it.`,
  },
  'gateway-image-refused': {
    severity: 'warning',
    message: ({
      what,
      address,
      host,
    }: {
      what: string
      address: string
      host?: string | undefined
    }) =>
      `${what} of the gateway is at "${address}", which the page's content security policy blocks. ${host === undefined ? 'Ask the platform for an https address.' : `Add "${host}" to "gateway.imageHosts", or ask the platform to change it.`}`,
  },
  'gateway-frame-refused': {
    severity: 'error',
    message: (_: object) =>
      'The gateway has games, but "gateway.frameHosts" lists no host, so no game opens. Add the hosts from which the platform serves games.',
  },
  'gateway-route-unknown': {
    severity: 'warning',
    message: ({ origin }: { origin: string }) =>
      `The gateway does not list "${origin}" as a route, so pages do not use it when the gateway's own origin cannot be reached. Remove it from "gateway.fallbackOrigins", or ask the platform to list it.`,
  },
  'gateway-unknown-account': {
    severity: 'warning',
    message: ({ own, live }: { own: boolean; live: boolean }) =>
      `For a password by e-mail, "revealUnknownAccount" is "${own}" here but "${live}" at the gateway, so the page promises what the gateway does not do. Set it to ${live}, or ask the platform to change its setting.`,
  },
} as const satisfies Record<string, FindingKind>

/** Lists the names if there are at most 12, so that the message stays readable. */
function useOneOf(known: readonly string[]): string {
  if (known.length === 0) return 'Remove it.'
  return known.length > 12 ? 'Use a name that the file defines.' : `Use one of ${quote(known)}.`
}

/** Begins the sentence about a flag that the platform does not have. */
export function formatNoFlag(flag: string): string {
  return `The platform has no flag called "${flag}"`
}

/** Begins the sentence about a live setting that the platform does not have. */
export function formatNoLiveSetting(name: string): string {
  return `The platform has no live setting called "${name}"`
}

export type FindingCode = keyof typeof findings

function placeholders(names: readonly string[]): string {
  return names.length === 0 ? 'no placeholder' : names.map((name) => `"{{${name}}}"`).join(', ')
}
