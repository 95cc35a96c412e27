import type { ChangedFile } from '../../contract/generated/workshop.ts'

/** What the workshop does not do, in the operator's words; every sentence says what is still safe or what to do. */
const refusals = {
  'wrong-host': {
    status: 403,
    say: ({ host, port }: { host: string; port: number }) =>
      `The workshop answers at http://localhost:${port} only, and "${host}" was asked. Open the studio there.`,
  },
  foreign: {
    status: 403,
    say: (_: object) =>
      'A page of another site asked the workshop. Nothing was changed. Use the studio of this machine.',
  },
  'no-call': {
    status: 404,
    say: ({ method, path }: { method: string; path: string }) =>
      `The workshop has no call "${method} ${path}". See src/contract/workshop-calls.ts.`,
  },
  'not-json': {
    status: 415,
    say: (_: object) =>
      'The workshop takes JSON only. Send it with "content-type: application/json".',
  },
  'too-large': {
    status: 413,
    say: ({ megabytes }: { megabytes: number }) =>
      `What was sent is larger than ${megabytes} MB. Nothing was changed. Send less at once.`,
  },
  'wrong-body': {
    status: 400,
    say: ({ problem }: { problem: string }) =>
      `What was sent is not what this call takes: ${problem}. Nothing was changed.`,
  },
  'no-merchant': {
    status: 404,
    say: ({ code }: { code: string }) =>
      `There is no merchant called "${code}". Reload the list of merchants.`,
  },
  'no-page': {
    status: 404,
    say: ({ code, page }: { code: string; page: string }) => `"${code}" has no page "${page}".`,
  },
  'unknown-flag': { status: 400, say: ({ sentence }: { sentence: string }) => sentence },
  'has-errors': {
    status: 409,
    say: ({ code }: { code: string }) => `"${code}" has errors. Correct its findings first.`,
  },
  outside: {
    status: 403,
    say: ({ path }: { path: string }) =>
      `"${path}" is not among the files that the workshop works with. Nothing was changed. Use merchants/<code>/merchant.json or merchants/<code>/messages/<language>.json.`,
  },
} as const satisfies Record<string, { status: number; say: (values: never) => string }>

type RefusalCode = keyof typeof refusals
type RefusalValues<C extends RefusalCode> = Parameters<(typeof refusals)[C]['say']>[0]

/** What a call answers in place of its value; nothing was changed. */
export class WorkshopRefused extends Error {
  readonly code: RefusalCode
  readonly status: (typeof refusals)[RefusalCode]['status']
  readonly changed: readonly ChangedFile[] | undefined

  constructor(code: RefusalCode, message: string, changed?: readonly ChangedFile[]) {
    super(message)
    this.name = 'WorkshopRefused'
    this.code = code
    this.status = refusals[code].status
    this.changed = changed
  }
}

export function refuse<C extends RefusalCode>(code: C, values: RefusalValues<C>): WorkshopRefused {
  // The compiler cannot follow that `values` belongs to this code's own sentence.
  const say = refusals[code].say as (values: RefusalValues<C>) => string
  return new WorkshopRefused(code, say(values))
}
