import { expect, test } from 'vitest'
import { checkSignature, type SignedRequest } from './check-signature.ts'

// The worked examples of Amazon's documentation of signature version 4 for S3.
const key = 'AKIAIOSFODNN7EXAMPLE'
const keys = new Map([[key, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY']])
const then = Date.parse('2013-05-24T00:00:00Z')
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

interface Example {
  readonly method?: string
  readonly url: string
  readonly body?: string
  readonly headers: Readonly<Record<string, string>>
  readonly signed: string
  readonly signature: string
}

function request({
  method = 'GET',
  url,
  body = '',
  headers,
  signed,
  signature,
}: Example): SignedRequest {
  return {
    method,
    url,
    body: Buffer.from(body),
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      'x-amz-date': '20130524T000000Z',
      ...headers,
      authorization: `AWS4-HMAC-SHA256 Credential=${key}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signed},Signature=${signature}`,
    },
  }
}

const read: Example = {
  url: '/test.txt',
  headers: { range: 'bytes=0-9', 'x-amz-content-sha256': empty },
  signed: 'host;range;x-amz-content-sha256;x-amz-date',
  signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
}
const write: Example = {
  method: 'PUT',
  url: '/test%24file.text',
  body: 'Welcome to Amazon S3.',
  headers: {
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
  },
  signed: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
  signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
}
const list: Example = {
  url: '/?max-keys=2&prefix=J',
  headers: { 'x-amz-content-sha256': empty },
  signed: 'host;x-amz-content-sha256;x-amz-date',
  signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
}
const lifecycle: Example = {
  ...list,
  url: '/?lifecycle',
  signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
}

test.each([read, write, list, lifecycle])('the example of Amazon at $url is signed', (example) => {
  expect(checkSignature(request(example), keys, then)).toBeUndefined()
})

test('a request that was changed, not signed, signed with another key or is too old is refused', () => {
  const wrong = (more: Partial<Example>, at = then, known = keys): string | undefined =>
    checkSignature(request({ ...read, ...more }), known, at)
  expect(wrong({ url: '/other.txt' })).toBe('SignatureDoesNotMatch')
  expect(wrong({ method: 'PUT' })).toBe('SignatureDoesNotMatch')
  expect(wrong({ headers: { ...read.headers, range: 'bytes=0-99' } })).toBe('SignatureDoesNotMatch')
  expect(wrong({ headers: { ...read.headers, 'if-match': '"a"' } })).toBe('AccessDenied')
  expect(wrong({ body: 'more' })).toBe('XAmzContentSHA256Mismatch')
  expect(wrong({}, then + 16 * 60_000)).toBe('RequestTimeTooSkewed')
  expect(wrong({}, then, new Map([[key, 'another']]))).toBe('SignatureDoesNotMatch')
  expect(wrong({}, then, new Map())).toBe('InvalidAccessKeyId')
  expect(checkSignature({ ...request(read), headers: {} }, keys, then)).toBe('AccessDenied')
})
