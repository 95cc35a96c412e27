import { createShapeCheck } from '../../core/config/shape-check.ts'
import type { CallDeclaration } from '../../core/contract/call-declaration.ts'
import type { CallName } from '../../core/contract/calls.ts'
import { readShapeSchemas } from '../../site/disk/shape-schemas.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import type { GatewayKey } from '../secrets/gateway-key.ts'

const schemas = readShapeSchemas()

/** Checks JSON against the shapes of the gateway and of the sandbox's own files. */
export const checkJson = createShapeCheck(schemas, { values: 'json' })
const checkBody = createShapeCheck(schemas, { values: 'json', unknown: 'drop' })
const checkText = createShapeCheck(schemas, { values: 'text', unknown: 'drop' })
/** The highest number of bytes of a body: that of a call without pictures, and of three pictures of 5 MB in base64. */
export const largestBody = 64 * 1024
const largestPictures = 22 * 1024 * 1024
const withPictures: readonly CallName[] = [
  'sendFeedback',
  'sendIdentityPicture',
  'confirmDeposit',
  'applyPromotion',
]

/** Returns the highest number of bytes of a call's body. */
export function largestBodyOf(name: CallName | undefined): number {
  return name && withPictures.includes(name) ? largestPictures : largestBody
}

/** The query and body of a call, decrypted and checked, with what it declares only; refuses what is not of its shape. */
export async function loadCallInput(
  request: Request,
  declaration: CallDeclaration,
  key: GatewayKey,
): Promise<{ query: unknown; body: unknown }> {
  const query = declaration.query && readQuery(request, declaration.query)
  const body = declaration.body && (await loadBody(request, declaration, key))
  return { query, body }
}

function readQuery(request: Request, shape: string): unknown {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const problem = checkText(shape, query)
  if (problem !== undefined) throw new GatewayRefusal('request_param_err', { message: problem })
  return query
}

async function loadBody(
  request: Request,
  declaration: CallDeclaration,
  key: GatewayKey,
): Promise<unknown> {
  const { body: shape = '', bodyType, encrypted } = declaration
  const text = await request.text()
  const isForm = bodyType === 'form'
  const body = isForm ? Object.fromEntries(new URLSearchParams(text)) : parse(text)
  const plain = encrypted ? parse(decrypt(request, body, key)) : body
  const problem = isForm ? checkText(shape, plain) : checkBody(shape, plain)
  if (problem !== undefined) throw new GatewayRefusal('request_param_err', { message: problem })
  return plain
}

function decrypt(request: Request, body: unknown, key: GatewayKey): string {
  const header = request.headers.get('encryption') ?? ''
  const value = typeof body === 'object' && body !== null && 'value' in body ? body.value : ''
  const text = typeof value === 'string' ? key.open(header, value) : undefined
  if (text === undefined)
    throw new GatewayRefusal('request_param_err', { message: 'The body cannot be decrypted' })
  return text
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new GatewayRefusal('request_param_err', { message: 'The body is not JSON' })
  }
}
