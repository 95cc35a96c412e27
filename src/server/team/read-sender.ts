import { isLoopbackAddress } from '../../core/contract/local-only.ts'
import type { OperatorRequest } from '../access/operator-access.ts'
import type { Sender } from './store/sessions.ts'

/**
 * Returns from where a request came. The proxy of this machine says which address it forwards: it adds that
 * one last, and what is before it may be made up. Any other sender's word is not taken.
 */
export function readSender({ headers, socket }: OperatorRequest): Sender {
  const direct = socket.remoteAddress ?? ''
  const forwarded = isLoopbackAddress(direct)
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined
  return {
    address: (forwarded || direct).slice(0, 64),
    agent: (headers['user-agent'] ?? '').slice(0, 200),
  }
}
