import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers the calls of pages with those of another gateway than the sandbox. */
export interface CallProxy {
  /** Returns true for a request that pages send to their gateway. */
  readonly isFor: (request: IncomingMessage) => boolean
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void
}
