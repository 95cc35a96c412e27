import { TeamStoreError } from './team-store-error.ts'

/** When it happened: while the database was opened, or at a query afterwards. */
type Moment = 'open' | 'query'

interface Reason {
  readonly fits: RegExp
  readonly sentence: string
}

/** Matched with the code of an error and its message: SQLSTATE of the server, or a code of Node. */
const reasons: readonly Reason[] = [
  {
    fits: /no encryption|does not support SSL/,
    sentence:
      'and Livery do not agree on an encrypted connection. Let the server encrypt it; "sslmode=disable" in LIVERY_DATABASE turns that off where the network is yours.',
  },
  {
    fits: /CERT|ALTNAME|self.signed|unable to (get|verify)/i,
    sentence:
      'has a certificate that cannot be verified. Name the file of the authority that signed it: "sslrootcert=/path/ca.pem" in LIVERY_DATABASE.',
  },
  {
    fits: /^28|password must be a string|SCRAM/,
    sentence: 'refuses the user or the password. Correct LIVERY_DATABASE.',
  },
  {
    fits: /^3D000/,
    sentence: 'does not have this database. Create it, or correct LIVERY_DATABASE.',
  },
  {
    fits: /^42501/,
    sentence:
      'lets this user make no tables or change them. Make the user the owner of the database.',
  },
  { fits: /^53300/, sentence: 'has no free connection. Raise its max_connections.' },
  { fits: /^(53|58)/, sentence: 'has no room, or its disk fails. Look at its log.' },
  {
    fits: /^25006/,
    sentence: 'takes no changes. Connect to the server that other servers copy.',
  },
  {
    fits: /^(08|57P)|^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|EPIPE|ENOENT|EACCES)|timeout|terminated|not queryable|Cannot use a pool/i,
    sentence: 'does not answer. Look whether it runs and whether LIVERY_DATABASE leads to it.',
  },
]

/**
 * Returns an error that says what an operator can do, where the server or the way to it is the reason; at a query any
 * other error as it is.
 */
export function explainPostgresError(cause: unknown, place: string, moment: Moment): unknown {
  if (cause instanceof TeamStoreError) return cause
  const message = cause instanceof Error ? cause.message : String(cause)
  const code = String((cause as { readonly code?: unknown } | null)?.code ?? '')
  const found = reasons.find(({ fits }) => fits.test(code) || fits.test(message))
  if (found)
    return new TeamStoreError(`The PostgreSQL server at ${place} ${found.sentence}`, { cause })
  if (moment === 'query') return cause
  return new TeamStoreError(`The database ${place} cannot be used (${message}).`, { cause })
}
