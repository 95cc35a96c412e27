interface FindingKind {
  readonly severity: 'error' | 'warning'
  /** What happened, then what to do. */
  readonly say: (values: never) => string
}

const quote = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ')
const rename = (nearest: string | undefined, otherwise: string): string =>
  nearest === undefined ? otherwise : `Rename it to "${nearest}".`

const patternAdvice = {
  'back-reference': 'Ask the platform for a pattern without back references.',
  syntax: 'Ask the platform to correct it.',
  'too-large':
    'Ask the platform for a shorter one, with the lengths in "minLength" and "maxLength".',
  unsupported: 'Ask the platform for one that JavaScript understands.',
} as const

/** Everything that can be said of a merchant's files. Codes are permanent. */
export const findings = {
  syntax: {
    severity: 'error',
    say: ({ problem, advice }: { problem: string; advice: string }) => `${problem} ${advice}`,
  },
  'duplicate-key': {
    severity: 'error',
    say: ({ key, line }: { key: string; line: number }) =>
      `"${key}" was already said on line ${line}; only the last one would count. Keep one of the two.`,
  },
  'hostile-key': {
    severity: 'error',
    say: ({ key }: { key: string }) =>
      `"${key}" is a name that programs keep for themselves, so it is left out. Remove it.`,
  },
  'hidden-character': {
    severity: 'error',
    say: ({ name, more, turns }: { name: string; more: number; turns: boolean }) =>
      `The character ${name} ${more > 0 ? `and ${more} more stand` : 'stands'} here unseen${turns ? ', and text is shown in another order than it is typed in' : ''}. Remove ${more > 0 ? 'them' : 'it'}.`,
  },
  'half-character': {
    severity: 'error',
    say: ({ name }: { name: string }) =>
      `The text has half of a character, ${name}, which is shown as a box. Remove it, or write the whole character.`,
  },
  'file-too-large': {
    severity: 'error',
    say: ({ most }: { most: number }) =>
      `The file has more than ${most.toLocaleString('en')} characters, so it is not read. Remove what the merchant does not need.`,
  },
  'unknown-setting': {
    severity: 'error',
    say: ({
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
    say: ({ owner, key, advice }: { owner: string; key: string; advice: string }) =>
      `${owner} has no setting called "${key}" any more. ${advice}`,
  },
  'wrong-id': {
    severity: 'error',
    say: ({ id, corrected }: { id: string; corrected?: string | undefined }) =>
      `"${id}" cannot be an id: ids are lower-case words with dashes between them. ${rename(corrected, 'Give it another one.')}`,
  },
  'unknown-block': {
    severity: 'error',
    say: ({
      type,
      known,
      nearest,
    }: {
      type: string
      known: readonly string[]
      nearest?: string | undefined
    }) =>
      `There is no kind of block called "${type}". ${rename(nearest, `Use one of ${quote(known)}.`)}`,
  },
  'wrong-value': {
    severity: 'error',
    say: ({
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
    say: ({ owner, key }: { owner: string; key: string }) =>
      `${owner} does not say its "${key}", nor inherits one. Add it.`,
  },
  'order-unknown-id': {
    severity: 'error',
    say: ({ id, page, nearest }: { id: string; page: string; nearest?: string | undefined }) =>
      `The order of "${page}" names "${id}", but the page has no block with that id. ${rename(nearest, 'Add the block, or take it out of the order.')}`,
  },
  'never-ordered': {
    severity: 'warning',
    say: ({ id, page }: { id: string; page: string }) =>
      `The block "${id}" is not in the order of "${page}", so it never shows. Add it to "order", or remove the block.`,
  },
  'misplaced-block': {
    severity: 'warning',
    say: ({ type, page, around }: { type: string; page: string; around: boolean }) =>
      around
        ? `A "${type}" stands around every page, so "${page}" never shows one. Put it into the page "shell".`
        : `A "${type}" stands on a page, so "${page}", which is around every page, never shows one. Put it into the page it is for.`,
  },
  'nothing-to-remove': {
    severity: 'warning',
    say: ({ path, nearest }: { path: string; nearest?: string | undefined }) =>
      `"${path}" is removed, but nothing is inherited there. ${rename(nearest, 'Take the line out.')}`,
  },
  'extends-missing': {
    severity: 'error',
    say: ({ parent, nearest }: { parent: string; nearest?: string | undefined }) =>
      `There is no merchant called "${parent}" to inherit from. ${rename(nearest, `Create merchants/${parent}/merchant.json, or name another.`)}`,
  },
  'extends-cycle': {
    severity: 'error',
    say: ({ chain }: { chain: readonly string[] }) =>
      `The merchants inherit in a circle: ${chain.join(' → ')}. Let one of them extend another merchant, or none.`,
  },
  'final-override': {
    severity: 'error',
    say: ({ path, layer, reason }: { path: string; layer: string; reason: string }) =>
      `"${path}" is final in "${layer}": ${reason} It keeps its value. Remove this.`,
  },
  'host-conflict': {
    severity: 'error',
    say: ({ host, other }: { host: string; other: string }) =>
      `The host "${host}" is also claimed by "${other}". Leave it to one of the two.`,
  },
  'host-reserved': {
    severity: 'error',
    say: ({ host, reason }: { host: string; reason: string }) =>
      `No merchant can have the host "${host}": ${reason}. Choose another.`,
  },
  'unknown-flag': {
    severity: 'error',
    say: ({ flag, nearest }: { flag: string; nearest?: string | undefined }) =>
      `The platform has no flag called "${flag}". ${rename(nearest, 'Use one that schemas/flags.schema.json lists.')}`,
  },
  'unknown-live-setting': {
    severity: 'warning',
    say: ({ name, nearest }: { name: string; nearest?: string | undefined }) =>
      `The platform has no live setting called "${name}", so it is never known. ${rename(nearest, 'Use one that it has, such as "register.captcha".')}`,
  },
  'unreachable-block': {
    severity: 'error',
    say: ({ what, because }: { what: string; because: string }) =>
      `${what} can never show: its condition asks for ${because}. Change its "when", or remove it.`,
  },
  'empty-region': {
    severity: 'warning',
    say: ({ page, scenario }: { page: string; scenario: string }) =>
      `The page "${page}" has nothing to show ${scenario}. Add a block that shows then.`,
  },
  'message-missing': {
    severity: 'error',
    say: ({ problem, advice }: { problem: string; advice: string }) => `${problem} ${advice}`,
  },
  'placeholder-mismatch': {
    severity: 'error',
    say: ({
      key,
      language,
      has,
      other,
      needs,
    }: {
      key: string
      language: string
      has: readonly string[]
      other: string
      needs: readonly string[]
    }) =>
      `"${key}" in "${language}" has ${placeholders(has)}, but ${placeholders(needs)} in "${other}". Use the same placeholders.`,
  },
  'art-missing': {
    severity: 'error',
    say: ({ art, folders }: { art: string; folders: readonly string[] }) =>
      `The picture "${art}" is in none of ${quote(folders)}. Put the file there, or correct the path.`,
  },
  'outside-link': {
    severity: 'error',
    say: ({ name }: { name: string }) =>
      `"${name}" is a symbolic link that leads out of the merchants' folder, to nothing or in a circle, so it is not followed. Put the file itself there.`,
  },
  'unreadable-file': {
    severity: 'error',
    say: ({ name }: { name: string }) =>
      `"${name}" is there, but cannot be read. Let it be read, or put a file in its place.`,
  },
  'art-heavy': {
    severity: 'error',
    say: ({ art, kilobytes }: { art: string; kilobytes: number }) =>
      `The picture "${art}" weighs ${kilobytes} KB; at most 300 KB load well on a phone. Make it smaller.`,
  },
  'art-unsafe': {
    severity: 'error',
    say: ({ art, what }: { art: string; what: string }) =>
      `The picture "${art}" contains ${what}. Save it again without it.`,
  },
  'art-broken': {
    severity: 'error',
    say: ({ art, what }: { art: string; what: string }) =>
      `The picture "${art}" cannot be read: it has ${what}. Save it again as a plain SVG.`,
  },
  'unknown-name': {
    severity: 'error',
    say: ({
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
    say: ({ name, line, owner }: { name: string; line: number; owner: string }) =>
      `"${owner}" already has a game called "${name}", on line ${line}. Call one of them something else.`,
  },
  'brand-name': {
    severity: 'warning',
    say: ({ name, problem, advice }: { name: string; problem: string; advice: string }) =>
      `The name "${name}" ${problem}. ${advice}`,
  },
  'logo-shape': {
    severity: 'warning',
    say: ({ art, shape, advice }: { art: string; shape: string; advice: string }) =>
      `The logo "${art}" is ${shape} in the header. ${advice}`,
  },
  'logo-contrast': {
    severity: 'warning',
    say: ({
      art,
      ground,
      hex,
      best,
      ratio,
    }: {
      art: string
      ground: string
      hex: string
      best: string
      ratio: string
    }) =>
      `The logo "${art}" is hardly seen on "${ground}", which is ${hex}: most of it is ${best}, a contrast of ${ratio}, and 3 is needed. Give one that is drawn for this ground.`,
  },
  'seed-moved': {
    severity: 'warning',
    say: ({
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
    }) => `"theme.${seed}" is ${typed}, ${why}, so the page shows ${shown}. ${advice}`,
  },
  contrast: {
    severity: 'error',
    say: ({
      text,
      ground,
      ratio,
      needed,
      token,
      nearest,
    }: {
      text: string
      ground: string
      ratio: string
      needed: number
      token: string
      nearest: string | undefined
    }) =>
      `"${text}" on "${ground}" has a contrast of ${ratio}, and ${needed} is needed to be read. ${
        nearest === undefined
          ? `No lightness of "${token}" passes on all its grounds; take out the tokens that are set by hand around it.`
          : `Set "${token}" to "${nearest}", the nearest colour that passes.`
      }`,
  },
  'unsafe-link': {
    severity: 'error',
    say: ({ link }: { link: string }) =>
      `The link "${link}" is outside the allow-list. Use a path that starts with one "/", a tel:, mailto: or line: address, or add its https host to "gateway.linkHosts".`,
  },
  'unknown-route': {
    severity: 'warning',
    say: ({ link, nearest }: { link: string; nearest?: string | undefined }) =>
      `The product has no page at "${link}", so the link leads home. ${nearest === undefined ? 'Use a path of the route table.' : `Change it to "${nearest}".`}`,
  },
  'registration-no-identity': {
    severity: 'error',
    say: (_: object) =>
      'The registration asks for nothing that identifies a player. Add "username", "mobileNum" or "email" to its order.',
  },
  'remembered-login': {
    severity: 'warning',
    say: (_: object) =>
      'Devices keep a remembered password that is only encoded, which protects nothing. Set "safety.rememberedLogin" to "username".',
  },
  'wrong-key': {
    severity: 'error',
    say: ({ problem }: { problem: string }) =>
      `"gateway.publicKey" ${problem}, so no password can be sent safely. Paste the base64 SPKI that the platform gives, or remove the key.`,
  },
  'gateway-key': {
    severity: 'error',
    say: ({ problem }: { problem: string }) =>
      `The gateway's public key "info.encryption.publicKey" ${problem}, so no password can be sent safely. Let the platform correct it, or pin the right one as "gateway.publicKey".`,
  },
  'gateway-answer': {
    severity: 'error',
    say: ({
      calls,
      problem,
      advice = 'Ask the platform to fix it.',
    }: {
      calls: readonly string[]
      problem: string
      advice?: string | undefined
    }) =>
      `${calls.length === 0 ? 'The gateway cannot be asked for its settings' : `The gateway has no answer to ${quote(calls)} that can be used`}. ${problem} ${advice}`,
  },
  'gateway-field-dropped': {
    severity: 'error',
    say: ({ field, problem, advice }: { field: string; problem: string; advice: string }) =>
      `The gateway takes no registration without "${field}", but ${problem}, so players are refused. ${advice}`,
  },
  'gateway-field-unordered': {
    severity: 'warning',
    say: ({ field }: { field: string }) =>
      `The gateway asks for "${field}" too, which may stay empty, but the order leaves it out, so nobody is asked. Add it to "registration.order", or let the platform switch it off.`,
  },
  'gateway-no-identity': {
    severity: 'error',
    say: ({ where, ordered }: { where: string; ordered: readonly string[] }) =>
      `With the settings of this gateway the registration asks for nothing${where} that identifies a player. Add "username" to its order, or let the platform switch on one of ${quote(ordered)}.`,
  },
  'gateway-pattern-refused': {
    severity: 'warning',
    say: ({
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
      `The gateway's pattern of "${field}", "${accepted}", is not run: ${why} Only its lengths are checked before the gateway decides. ${patternAdvice[reason]}`,
  },
  'gateway-pattern-narrow': {
    severity: 'warning',
    say: ({
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
      `The gateway's pattern of "${field}", "${accepted}"${lengths}, accepts nothing that players usually type, such as "${example}". Ask the platform whether it is meant.`,
  },
  'gateway-flag-unknown': {
    severity: 'warning',
    say: ({ flag, nearest }: { flag: string; nearest?: string | undefined }) =>
      `The gateway says a flag "${flag}" that Livery does not know, so it changes nothing. Ask the platform ${nearest === undefined ? 'what it is for' : `whether "${nearest}" is meant`}.`,
  },
  'gateway-flag-unsaid': {
    severity: 'warning',
    say: ({ flag, taken }: { flag: string; taken: string }) =>
      `The gateway never says the flag "${flag}", which is read here, so it is taken for ${taken}, its default. Say it under "flags", or let the platform say it.`,
  },
  'gateway-template': {
    severity: 'warning',
    say: ({ template, problem }: { template: string; problem: string }) =>
      `The gateway has a template "${template}", ${problem}, so pages stay as they are. Add a block for it, or let the platform switch it back.`,
  },
  'gateway-block-hidden': {
    severity: 'warning',
    say: ({ block, because }: { block: string; because: string }) =>
      `"${block}" can show to nobody with the settings of this gateway. ${because} Let the platform change it, or change its "when".`,
  },
  'gateway-language': {
    severity: 'warning',
    say: ({ language, problem }: { language: string; problem: string }) =>
      `In "${language}" the gateway ${problem}. Let the platform add them, or take the language out of "languages.supported".`,
  },
  'gateway-link-refused': {
    severity: 'warning',
    say: ({ what, address }: { what: string; address: string }) =>
      `${what} of the gateway leads to "${address}", which is outside the allow-list, so it leads nowhere. Add its https host to "gateway.linkHosts", or let the platform change it.`,
  },
  'gateway-image-refused': {
    severity: 'warning',
    say: ({ what, address, host }: { what: string; address: string; host?: string | undefined }) =>
      `${what} of the gateway is at "${address}", from where the page's policy lets no picture in. ${host === undefined ? 'Let the platform give an https address.' : `Add "${host}" to "gateway.imageHosts", or let the platform change it.`}`,
  },
  'gateway-frame-refused': {
    severity: 'error',
    say: (_: object) =>
      'The gateway has games, but "gateway.frameHosts" names no host, so none of them opens. Add the hosts that the platform opens games at.',
  },
  'gateway-route-unknown': {
    severity: 'warning',
    say: ({ origin }: { origin: string }) =>
      `The gateway does not name "${origin}" as a route, so players never ask it while the gateway's own origin cannot be reached. Remove it from "gateway.fallbackOrigins", or let the platform name it.`,
  },
  'gateway-unknown-account': {
    severity: 'warning',
    say: ({ own, live }: { own: boolean; live: boolean }) =>
      `For a password by mail "revealUnknownAccount" is "${own}" here, but "${live}" at the gateway, so the page promises what the gateway does not do. Set it to ${live}, or ask the platform to change its setting.`,
  },
} as const satisfies Record<string, FindingKind>
/** A list is only told where it can be read at a glance. */
function useOneOf(known: readonly string[]): string {
  if (known.length === 0) return 'Remove it.'
  return known.length > 12 ? 'Use one that the file names.' : `Use one of ${quote(known)}.`
}
export type FindingCode = keyof typeof findings

function placeholders(names: readonly string[]): string {
  return names.length === 0 ? 'no placeholder' : names.map((name) => `"{{${name}}}"`).join(', ')
}
