import { randomInt, randomUUID } from 'node:crypto'
import { readCode } from '../../core/contract/read-code.ts'
import { createExpiringMap } from './expiring-map.ts'
import { codeCharacters } from './glyphs.ts'

export interface CaptchaChallenge {
  readonly id: string
  readonly kind: 'letters' | 'equation'
  /** The text in the picture. */
  readonly text: string
  readonly answer: string
}

export interface SliderChallenge {
  readonly challenge: string
  /** In thousandths of the track. */
  readonly target: number
  readonly tolerance: number
}

/** Captchas and human checks that are open; each can be used once and lives for five minutes. */
export interface Challenges {
  readonly createCaptcha: (kind: 'letters' | 'equation' | 'mixed') => CaptchaChallenge
  readonly readCaptcha: (id: string) => CaptchaChallenge | undefined
  readonly takeCaptcha: (id: string, code: string) => boolean
  readonly createSlider: () => SliderChallenge
  /** The proof of a slider that was let go in its place. */
  readonly endSlider: (challenge: string, position: number) => string | undefined
  readonly takeProof: (challenge: string, proof: string) => boolean
}

const lifetimeMs = 5 * 60_000

export function createChallenges(now: () => number): Challenges {
  const captchas = createExpiringMap<CaptchaChallenge>({ now, lifetimeMs, limit: 5000 })
  const sliders = createExpiringMap<SliderChallenge>({ now, lifetimeMs, limit: 5000 })
  const proofs = createExpiringMap<string>({ now, lifetimeMs, limit: 5000 })
  return {
    createCaptcha(kind) {
      const captcha = drawCode(kind === 'mixed' ? oneOf(['letters', 'equation']) : kind)
      captchas.put(captcha.id, captcha)
      return captcha
    },
    readCaptcha: (id) => captchas.read(id),
    takeCaptcha: (id, code) => captchas.take(id)?.answer === readCode(code).toUpperCase(),
    createSlider() {
      const slider = { challenge: randomUUID(), target: randomInt(350, 920), tolerance: 30 }
      sliders.put(slider.challenge, slider)
      return slider
    },
    endSlider(challenge, position) {
      const slider = sliders.take(challenge)
      if (!slider || Math.abs(slider.target - position) > slider.tolerance) return undefined
      const proof = randomUUID()
      proofs.put(challenge, proof)
      return proof
    },
    takeProof: (challenge, proof) => proof !== '' && proofs.take(challenge) === proof,
  }
}

function drawCode(kind: 'letters' | 'equation'): CaptchaChallenge {
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
