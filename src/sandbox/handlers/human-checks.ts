import { drawCaptcha } from '../captcha/draw-captcha.ts'
import { drawPuzzle } from '../captcha/draw-puzzle.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import type { Handler, Sandbox } from '../requests/sandbox.ts'

const forms = ['picture', 'words'] as const

const captcha: Handler<'captcha'> = ({ sandbox, settings, query, language }) => {
  if (query.form === 'words') {
    const { id, text } = sandbox.challenges.askCaptcha(language)
    return { captchaId: id, kind: 'words', question: text, forms: [...forms] }
  }
  const { id, kind, text } = sandbox.challenges.createCaptcha(settings.captchaKind)
  return {
    cap: drawCaptcha(text, id).toString('base64'),
    captchaId: id,
    kind,
    forms: [...forms],
  }
}

const humanCheck: Handler<'humanCheck'> = ({ sandbox, query, language }) => {
  if (query.form === 'words') {
    const { id, question } = sandbox.challenges.askHuman(language)
    return { challenge: id, question, forms: [...forms] }
  }
  const { id, position } = sandbox.challenges.createPuzzle()
  const { background, piece } = drawPuzzle(position, id)
  return {
    challenge: id,
    background: background.toString('base64'),
    piece: piece.toString('base64'),
    forms: [...forms],
  }
}

const humanCheckResult: Handler<'humanCheckResult'> = ({ sandbox, body }) => {
  const proof = sandbox.challenges.endHuman(body.challenge, body)
  if (proof === undefined) throw new GatewayRefusal('login_verify_required', { status: 400 })
  return {
    geetest_challenge: body.challenge,
    geetest_validate: proof,
    geetest_seccode: `${proof}|jordan`,
  }
}

export const humanCheckHandlers = { captcha, humanCheck, humanCheckResult }

interface Proof {
  readonly geetest_challenge?: string
  readonly geetest_validate?: string
}

/** Uses up the proof of a human check; refuses without one. */
export function checkHumanProof({ challenges }: Sandbox, proof: Proof): void {
  const { geetest_challenge = '', geetest_validate = '' } = proof
  if (!challenges.takeProof(geetest_challenge, geetest_validate))
    throw new GatewayRefusal('login_verify_required')
}
