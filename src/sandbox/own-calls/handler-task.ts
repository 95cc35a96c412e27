import type { SandboxCall } from '../../core/contract/own-calls/sandbox-handlers.ts'

/** A call for the thread that runs the handlers of own blocks. */
export interface HandlerTask {
  /** The address of the module with the handlers, a `file:` URL. */
  readonly module: string
  /** The name of the handler. */
  readonly handler: string
  readonly call: Omit<SandboxCall<unknown>, 'refuse'>
}

/** What a handler did: it answered, refused the call, or failed. */
export type HandlerOutcome =
  | { readonly kind: 'answered'; readonly value: unknown; readonly store: Record<string, unknown> }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string | undefined }
  | { readonly kind: 'failed'; readonly problem: string; readonly line: number }
