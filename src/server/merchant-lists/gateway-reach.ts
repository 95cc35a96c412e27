import { createShapeCheck } from '../../core/config/shape-check.ts'
import { readShapeSchemas } from '../../site/disk/shape-schemas.ts'
import { fetchWithin } from '../../site/gateway/fetch-within.ts'
import type { Reach } from '../../site/gateway/load-live-answers.ts'

/** Asks the gateways of environments; somebody waits before the studio for their answers. */
export const gatewayReach: Reach = {
  reach: fetchWithin,
  answerMs: 8000,
  shapes: async () => createShapeCheck(readShapeSchemas(), { values: 'json' }),
}
