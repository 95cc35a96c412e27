import { workshop as checks } from '../contract/generated/validators/workshop.ts'
import type { WorkshopRefusal } from '../contract/generated/workshop.ts'
import {
  type WorkshopBody,
  type WorkshopCallDeclaration,
  type WorkshopCallName,
  type WorkshopValue,
  workshopCalls,
} from '../contract/workshop-calls.ts'

export interface WorkshopClientOptions {
  /** Such as `http://localhost:4173`; empty for the page's own origin. */
  readonly origin: string
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>
}

export interface WorkshopQuestion<N extends WorkshopCallName> {
  /** The merchant it is about; of the list of merchants none. */
  readonly merchant?: string
  readonly body: WorkshopBody<N>
  /** Lets go of the question. */
  readonly signal?: AbortSignal
}

export type WorkshopClient = <N extends WorkshopCallName>(
  name: N,
  question: WorkshopQuestion<N>,
) => Promise<WorkshopValue<N>>

/** Why the workshop did not do what it was asked; its message is for the operator. */
export class WorkshopError extends Error {
  readonly refusal: WorkshopRefusal

  constructor(refusal: WorkshopRefusal, options?: ErrorOptions) {
    super(refusal.message, options)
    this.name = 'WorkshopError'
    this.refusal = refusal
  }
}

/** Asks the workshop's calls, each answer checked; throws WorkshopError. */
export function createWorkshopClient({ origin, fetch }: WorkshopClientOptions): WorkshopClient {
  return async (name, { merchant = '', body, signal }) => {
    const call: WorkshopCallDeclaration = workshopCalls[name]
    const path = call.path.replace(':merchant', encodeURIComponent(merchant))
    const response = await fetch(`${origin}/studio/api${path}`, {
      method: call.method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }).catch((cause: unknown) => {
      throw new WorkshopError(gone, { cause })
    })
    const value: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw new WorkshopError(isRefusal(value) ? value : strange)
    if (!checks[call.value]?.(value)) throw new WorkshopError(strange)
    // Checked against the call's own shape.
    return value as WorkshopValue<typeof name>
  }
}

function isRefusal(value: unknown): value is WorkshopRefusal {
  return checks['WorkshopRefusal']?.(value) === true
}

const gone: WorkshopRefusal = {
  code: 'unreachable',
  message: 'The workshop does not answer. Nothing is lost here. Start it again with "npm start".',
}
const strange: WorkshopRefusal = {
  code: 'strange-answer',
  message:
    'The server sent an unexpected reply. Nothing is lost here. Start it again with "npm start".',
}
