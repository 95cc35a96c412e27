import type { CallDeclaration } from '../../src/core/contract/call-declaration.ts'
import { callSummaries } from '../../src/core/contract/call-summaries.ts'
import { type CallName, calls } from '../../src/core/contract/calls.ts'
import { bundleSchemas, type Schema } from './bundle-schemas.ts'

/** The contract of calls as an OpenAPI 3.1 document (SPEC §10.2). */
export function openapi(schemas: ReadonlyMap<string, Schema>): string {
  const { definitions } = bundleSchemas(
    new Map([...schemas].filter(([name]) => name.startsWith('gateway.'))),
  )
  const paths: Record<string, Record<string, unknown>> = {}
  for (const name of callNames()) {
    const call: CallDeclaration = calls[name]
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: operation(name, call, definitions),
    }
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Gateway',
      version: '1.0.0',
      description:
        'What the player front end asks of the platform. Paths are defaults; a merchant may set others by the name of the call.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [
      { url: '/', description: 'The host of the page, or the gateway origin of the merchant.' },
    ],
    paths,
    components: {
      schemas: { ...relocate(definitions), Refusal: refusal, EncryptedBody: encryptedBody },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The raw token of the session.',
        },
      },
    },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

function callNames(): CallName[] {
  return Object.keys(calls) as CallName[] // the keys of a constant
}

const refusal = {
  type: 'object',
  description: 'Why a call was refused.',
  required: ['success', 'errorCode'],
  properties: {
    success: { const: false },
    errorCode: { type: 'string', description: 'A code of the error catalogue.' },
    message: { type: 'string', description: 'May end in a number for support, such as " #1234".' },
    value: { description: 'What comes along, such as that a captcha is asked from now on.' },
  },
}
const encryptedBody = {
  type: 'object',
  description:
    'The JSON body under AES-256-GCM, whose key travels in the Encryption header under RSA-OAEP with SHA-256.',
  required: ['value'],
  properties: {
    value: {
      type: 'string',
      description: 'base64(iv ‖ ciphertext ‖ tag): 12 bytes of iv, 16 of tag.',
    },
  },
}

function operation(
  name: CallName,
  call: CallDeclaration,
  definitions: Record<string, Schema>,
): Schema {
  return {
    operationId: name,
    summary: callSummaries[name],
    tags: [call.moduleId],
    security: call.token
      ? [{ token: [] }]
      : call.tokenInQuery || call.sendsToken
        ? [{}, { token: [] }]
        : [],
    parameters: [...headersOf(call), ...queryOf(definitions[call.query ?? ''])],
    ...(call.body && { requestBody: bodyOf(call, call.body) }),
    responses: {
      '200': {
        description: 'The answer.',
        content: json(call.bare ? reference(call.value) : envelope(call.value)),
      },
      default: { description: 'A refusal.', content: json(refusalOf(call)) },
    },
  }
}

function headersOf({ kind, encrypted }: CallDeclaration): Schema[] {
  return [
    header('Merchant', { type: 'string' }, true),
    header('ModuleId', { type: 'string' }, true),
    header('Device', { enum: ['', 'PWA', 'WEBCLIP'] }),
    header('Language', { type: 'string' }, true),
    ...(encrypted ? [header('Encryption', { type: 'string' }, true)] : []),
    ...(kind === 'effect' ? [header('Idempotency-Key', { type: 'string' }, true)] : []),
  ]
}

function header(name: string, schema: Schema, required?: true): Schema {
  return { name, in: 'header', ...(required && { required }), schema }
}

function queryOf(shape: Schema | undefined): Schema[] {
  const required = Array.isArray(shape?.['required']) ? shape['required'] : []
  return Object.entries(shape?.['properties'] ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: relocate(schema),
  }))
}

function bodyOf({ bodyType, encrypted }: CallDeclaration, body: string): Schema {
  if (bodyType === 'form')
    return {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema: reference(body) } },
    }
  if (!encrypted) return { required: true, content: json(reference(body)) }
  return {
    description: `A ${body}, encrypted.`,
    required: true,
    content: json(reference('EncryptedBody')),
  }
}

function envelope(shape: string): Schema {
  return {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: { const: true }, value: reference(shape) },
  }
}

function refusalOf({ refusal: shape }: CallDeclaration): Schema {
  if (!shape) return reference('Refusal')
  return {
    allOf: [reference('Refusal'), { type: 'object', properties: { value: reference(shape) } }],
  }
}

function json(schema: Schema): Schema {
  return { 'application/json': { schema } }
}

function reference(shape: string): Schema {
  return { $ref: `#/components/schemas/${shape}` }
}

function relocate<T>(node: T): T {
  return JSON.parse(JSON.stringify(node).replaceAll('"#/definitions/', '"#/components/schemas/'))
}
