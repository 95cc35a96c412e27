import type { CallName } from '../../contract/calls.ts'
import type { ClientOptions, PreparedCall } from '../client-options.ts'
import { encryptBody } from '../encrypt-body.ts'
import { formatQuery } from '../format-query.ts'
import { GatewayError } from '../gateway-error.ts'

export interface RequestBody {
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Builds the body of a call, encrypted if its declaration requires it, and its headers. */
export async function buildBody(
  { name, declaration, options }: PreparedCall,
  client: ClientOptions,
): Promise<RequestBody> {
  if (declaration.bodyType === 'form')
    return {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      text: formatQuery(Object.entries(options.body ?? {})).slice(1),
    }
  const json = { 'Content-Type': 'application/json' }
  const text = JSON.stringify(options.body)
  if (!declaration.encrypted || client.sendsPlainBodies) return { headers: json, text }
  const key = await client.encryption()
  if (!key) throw new GatewayError('shape', { call: name, code: 'encryption.key.missing' })
  // A page over plain http has no cryptography; "localhost" is an exception of browsers.
  if (!crypto.subtle) throw new GatewayError('shape', insecurePage(name))
  const encrypted = await encryptBody(text, key).catch((cause: unknown) => {
    const message = `${name}: the gateway's public key cannot be used (${cause})`
    throw new GatewayError('shape', { call: name, code: 'encryption.key.wrong', message })
  })
  return { headers: { ...json, Encryption: encrypted.header }, text: encrypted.body }
}

function insecurePage(call: CallName) {
  const message = `${call}: the page is not secure, so the browser offers no encryption and nothing was sent. Serve this host over https.`
  return { call, code: 'encryption.key.insecure', message }
}
