import { leastBrowsers } from '../../contract/least-browsers.ts'

export interface LookFindingName {
  readonly nearest?: string | undefined
}

const quote = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ')
const changeTo = (nearest: string | undefined, otherwise: string): string =>
  nearest === undefined ? otherwise : `Change it to "${nearest}".`

/** Lists the names if they are few, so that the message stays readable. */
function useOneOf(known: readonly string[]): string {
  if (known.length === 0) return 'Remove it.'
  return known.length > 24 ? 'Use a name of the reference.' : `Use one of ${quote(known)}.`
}

export interface LookContrast extends LookFindingName {
  readonly text: string
  readonly background: string
  readonly ratio: string
  readonly needed: number
  readonly merchant: string
  /** What of the two the kit sets, and the piece that it is about; '' for the part itself. */
  readonly kit?: { readonly sets: 'text' | 'background'; readonly piece: string }
}

/** The findings about the look of a merchant, by code. Codes are permanent. */
export const lookFindings = {
  'look-missing': {
    severity: 'error',
    message: ({ code, nearest }: { code: string } & LookFindingName) =>
      `"theme.look" is "${code}", but there is no such merchant. ${changeTo(nearest, 'Name another merchant, or remove it.')}`,
  },
  'look-cycle': {
    severity: 'error',
    message: ({ chain }: { chain: readonly string[] }) =>
      `The merchants take each other's look in a cycle: ${chain.join(' → ')}. Change "theme.look" in one of them, or remove it.`,
  },
  'look-depth': {
    severity: 'warning',
    message: ({
      depth,
      owner,
      other,
    }: {
      depth: string
      owner: string
      other: string | undefined
    }) =>
      `"theme.depth" is "${depth}", which sets only shadows and edges: the parts are drawn by the look of "${owner}", which is made for another depth. ${
        other === undefined
          ? 'Put files into "look/"'
          : `Write "look": "${other}" into "theme" to draw them as "${other}" does`
      }, or "look": "${owner}" if only the depth is wanted.`,
  },
  'look-name': {
    severity: 'error',
    message: ({
      kind,
      name,
      known,
      nearest,
    }: { kind: string; name: string; known: readonly string[] } & LookFindingName) =>
      `There is no ${kind} called "${name}". ${changeTo(nearest, useOneOf(known))}`,
  },
  'look-selector': {
    severity: 'error',
    message: ({
      selector,
      problem,
      advice,
    }: {
      selector: string
      problem: string
      advice: string
    }) => `"${selector}" ${problem}. ${advice}`,
  },
  'look-at-rule': {
    severity: 'error',
    message: ({ name, problem, advice }: { name: string; problem: string; advice: string }) =>
      `"${name}" ${problem}. ${advice}`,
  },
  'look-important': {
    severity: 'error',
    message: ({ property }: { property: string }) =>
      `"${property}" is set with "!important", which a look does not need, because it lies above the kit. Remove "!important".`,
  },
  'look-property': {
    severity: 'error',
    message: ({
      property,
      problem,
      advice,
    }: {
      property: string
      problem: string
      advice: string
    }) => `"${property}" ${problem}. ${advice}`,
  },
  'look-value': {
    severity: 'error',
    message: ({
      property,
      value,
      problem,
      advice,
    }: {
      property: string
      value: string
      problem: string
      advice: string
    }) => `"${value}" ${problem} of "${property}". ${advice}`,
  },
  'look-newer': {
    severity: 'warning',
    message: ({ name, since, guard }: { name: string; since: string; guard: string }) =>
      `"${name}" came with ${since}, and players also come with Chrome ${leastBrowsers.chrome} and iOS ${leastBrowsers.ios}. Write what they get, and put this into @supports ${guard} after it.`,
  },
  'look-hidden': {
    severity: 'error',
    message: ({ property, value, what }: { property: string; value: string; what: string }) =>
      `"${property}: ${value}" ${what}, and a look shows everything that a page has. Remove it.`,
  },
  'look-words': {
    severity: 'error',
    message: ({ words }: { words: string }) =>
      `"${words}" is a text in a style sheet, which nobody translates and no screen reader announces well. Write "" for a drawn element, and put words into messages.`,
  },
  'look-address': {
    severity: 'error',
    message: ({ address }: { address: string }) =>
      `"${address}" is not a file of the merchant's art. Put the file into "art/" and write url(art/…).`,
  },
  'look-colour': {
    severity: 'error',
    message: ({ colour, token, isSame }: { colour: string; token: string; isSame: boolean }) =>
      `"${colour}" is a colour of its own, so no contrast is known of it and no other brand can take the look. ${
        isSame
          ? `Write "var(--${token})", which is the same colour.`
          : `Write "var(--${token})", the nearest token, or add a token to look/tokens.json.`
      }`,
  },
  'look-contrast': {
    severity: 'error',
    message: ({ text, background, ratio, needed, merchant, nearest, kit }: LookContrast) => {
      const one =
        kit?.sets === 'text'
          ? `The kit writes ${kit.piece === '' ? 'this part' : `"${kit.piece}"`} in "${text}", which`
          : `"${text}"`
      const other = `"${background}"${kit?.sets === 'background' ? ', which the kit paints behind it,' : ''}`
      const what = `${one} on ${other} has a contrast of ${ratio}:1 in the colours of "${merchant}"; at least ${needed}:1 is needed.`
      if (nearest === undefined) return `${what} Change the background.`
      const token = `"var(--${nearest})", the nearest token that passes`
      if (kit?.sets === 'background') return `${what} Use ${token}, or set the background too.`
      if (kit?.sets !== 'text') return `${what} Use ${token}.`
      const where = kit.piece === '' ? 'in the same rule' : `of [data-part="${kit.piece}"]`
      return `${what} Set "color" ${where} too: ${token}.`
    },
  },
  'look-motion': {
    severity: 'error',
    message: ({ property, selector }: { property: string; selector: string }) =>
      `"${property}" moves "${selector}" also for players who asked for less motion. Move the rule into "@media (prefers-reduced-motion: no-preference)".`,
  },
  'look-small': {
    severity: 'error',
    message: ({
      property,
      value,
      what,
      least,
    }: {
      property: string
      value: string
      what: string
      least: string
    }) => `"${property}: ${value}" makes ${what} smaller than ${least}. Write ${least} or more.`,
  },
  'look-large': {
    severity: 'error',
    message: ({ property, value, most }: { property: string; value: string; most: string }) =>
      `"${property}: ${value}" takes the room of other parts on a phone. Write ${most} or less.`,
  },
  'look-token': {
    severity: 'error',
    message: ({ token, problem, advice }: { token: string; problem: string; advice: string }) =>
      `The token "${token}" ${problem}. ${advice}`,
  },
} as const
