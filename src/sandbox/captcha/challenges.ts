import { randomInt, randomUUID } from 'node:crypto'
import { readCode } from '../../core/contract/read-code.ts'
import { createExpiringMap } from '../kit/expiring-map.ts'
import { codeCharacters } from './glyphs.ts'
import { askSumInWords } from './sum-in-words.ts'

export interface CaptchaChallenge {
  readonly id: string
  readonly kind: CaptchaKind | 'words'
  /** The text in the picture, or the question. */
  readonly text: string
  readonly answer: string
}

export type CaptchaKind = 'letters' | 'equation'

/** A human check: a gap at a position in thousandths of the way of its piece, or a question. */
export type HumanChallenge =
  | { readonly id: string; readonly position: number }
  | { readonly id: string; readonly question: string; readonly answer: string }

/** What a player answered to a human check. */
export interface HumanAnswer {
  readonly position?: number | undefined
  readonly answer?: string | undefined
}

/** Captchas and human checks that are open; each can be used once and lives for five minutes. */
export interface Challenges {
  readonly createCaptcha: (kind: CaptchaKind | 'mixed') => CaptchaChallenge
  /** Creates a captcha that asks a sum in words of a language. */
  readonly askCaptcha: (language: string) => CaptchaChallenge
  readonly takeCaptcha: (id: string, code: string) => boolean
  readonly createPuzzle: () => Extract<HumanChallenge, { position: number }>
  /** Creates a human check that asks a sum in words of a language. */
  readonly askHuman: (language: string) => Extract<HumanChallenge, { question: string }>
  /** Uses up a human check. Returns a proof if it is answered. */
  readonly endHuman: (id: string, given: HumanAnswer) => string | undefined
  readonly takeProof: (challenge: string, proof: string) => boolean
  /** Returns the answer of a captcha or a human check that is open. */
  readonly readAnswer: (id: string) => string | undefined
}

const lifetimeMs = 5 * 60_000
/** How far from the gap a piece may be released: about five pixels of a picture of 320. */
const tolerance = 20

export function createChallenges(now: () => number): Challenges {
  const captchas = createExpiringMap<CaptchaChallenge>({ now, lifetimeMs, limit: 5000 })
  const humans = createExpiringMap<HumanChallenge>({ now, lifetimeMs, limit: 5000 })
  const proofs = createExpiringMap<string>({ now, lifetimeMs, limit: 5000 })
  const keepCaptcha = (captcha: CaptchaChallenge) => {
    captchas.put(captcha.id, captcha)
    return captcha
  }
  const keepHuman = <T extends HumanChallenge>(human: T): T => {
    humans.put(human.id, human)
    return human
  }
  return {
    createCaptcha: (kind) =>
      keepCaptcha(drawCode(kind === 'mixed' ? oneOf(['letters', 'equation']) : kind)),
    askCaptcha(language) {
      const { question, answer } = askSumInWords(language)
      return keepCaptcha({ id: randomUUID(), kind: 'words', text: question, answer })
    },
    takeCaptcha: (id, code) => captchas.take(id)?.answer === readCode(code).toUpperCase(),
    createPuzzle: () => keepHuman({ id: randomUUID(), position: randomInt(300, 980) }),
    askHuman: (language) => keepHuman({ id: randomUUID(), ...askSumInWords(language) }),
    endHuman(id, given) {
      const human = humans.take(id)
      if (!human || !isAnswered(human, given)) return undefined
      const proof = randomUUID()
      proofs.put(id, proof)
      return proof
    },
    takeProof: (challenge, proof) => proof !== '' && proofs.take(challenge) === proof,
    readAnswer(id) {
      const human = humans.read(id)
      if (!human) return captchas.read(id)?.answer
      return 'position' in human ? String(human.position) : human.answer
    },
  }
}

function isAnswered(human: HumanChallenge, { position, answer }: HumanAnswer): boolean {
  if ('position' in human)
    return position !== undefined && Math.abs(human.position - position) <= tolerance
  return answer !== undefined && readCode(answer) === human.answer
}

function drawCode(kind: CaptchaKind): CaptchaChallenge {
  const id = randomUUID()
  if (kind === 'letters') {
    const text = Array.from({ length: 4 }, () => oneOf(codeCharacters)).join('')
    return { id, kind, text, answer: text }
  }
  const large = randomInt(5, 20)
  const small = randomInt(1, 5)
  const adds = randomInt(2) === 0
  const answer = String(adds ? large + small : large - small)
  return { id, kind, text: `${large}${adds ? '+' : '-'}${small}=?`, answer }
}

function oneOf<T extends string>(items: readonly T[]): T {
  const item = items[randomInt(items.length)]
  if (item === undefined) throw new RangeError('nothing to choose from')
  return item
}
