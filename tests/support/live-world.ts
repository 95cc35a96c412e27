import { createShapeCheck } from '../../src/core/config/shape-check.ts'
import { readShapeSchemas } from '../../src/site/disk/shape-schemas.ts'
import { fetchWithin } from '../../src/site/gateway/fetch-within.ts'
import { answerMs } from './patience.ts'

/** The part of a command's environment that asks gateways. */
export const liveWorld = {
  reach: fetchWithin,
  answerMs,
  shapes: async () => createShapeCheck(readShapeSchemas(), { values: 'json' }),
}
