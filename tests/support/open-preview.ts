import type {
  PreviewAnswer,
  PreviewBody,
  Scenario,
} from '../../src/core/contract/generated/studio-api.ts'
import { createStudioApiClient } from '../../src/core/gateway-client/ask-studio-api.ts'
import { operatorToken } from './operator.ts'

export interface PreviewRequest {
  /** The port of a running host. */
  readonly port: number
  readonly merchant: string
  /** The differences from a guest without flags and with both templates base. */
  readonly scenario?: Partial<Scenario>
  /** Texts in place of those on the disk. */
  readonly texts?: PreviewBody['texts']
  /** A state of the history in place of the texts. */
  readonly state?: PreviewBody['state']
}

/** Opens a preview as the studio does; `origin` of the answer is where its pages are. */
export function openPreview({
  port,
  merchant,
  scenario,
  texts = [],
  state,
}: PreviewRequest): Promise<PreviewAnswer> {
  const ask = createStudioApiClient({
    origin: `http://127.0.0.1:${port}`,
    token: operatorToken,
    fetch,
  })
  const body = { texts, scenario: { ...plain, ...scenario }, ...(state !== undefined && { state }) }
  return ask('openPreview', { merchant, body })
}

const plain: Scenario = {
  session: 'guest',
  flags: {},
  templates: { mem_cen: 'base', dep_func: 'base' },
}
