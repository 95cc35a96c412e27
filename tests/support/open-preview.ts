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
}

/** Opens a preview as the studio does; `origin` of the answer is where its pages are. */
export function openPreview({
  port,
  merchant,
  scenario,
  texts = [],
}: PreviewRequest): Promise<PreviewAnswer> {
  const ask = createStudioApiClient({
    origin: `http://127.0.0.1:${port}`,
    token: operatorToken,
    fetch,
  })
  return ask('openPreview', { merchant, body: { texts, scenario: { ...plain, ...scenario } } })
}

const plain: Scenario = {
  session: 'guest',
  flags: {},
  templates: { mem_cen: 'base', dep_func: 'base' },
}
