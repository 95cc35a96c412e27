import { GatewayRefusal } from '../gateway-refusal.ts'
import type { Sandbox } from '../sandbox.ts'

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
