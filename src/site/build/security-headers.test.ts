import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const sources = { styleHashes: [], imageHosts: [], frameHosts: [], gatewayOrigin: '' }

test.each(['img.example', '*.img.example', 'https://img.example:8443', 'http://social.localhost'])(
  '%s may be a source',
  (host) => {
    expect(contentSecurityPolicy({ ...sources, imageHosts: [host] })).toContain(`data: ${host};`)
  },
)

test('requests go to the page, the gateway and the other origins of it, and nowhere else', () => {
  const policy = contentSecurityPolicy({
    ...sources,
    gatewayOrigin: 'https://gateway.example',
    fallbackOrigins: ['https://second.example:8443', 'https://x; script-src *'],
  })
  expect(policy).toContain(
    "connect-src 'self' https://gateway.example https://second.example:8443 'self';",
  )
})

test.each(['*', '*.', 'https://*', "x; script-src 'unsafe-inline'", 'data:', 'a b', 'x\n'])(
  '%j is no source',
  (host) => {
    const policy = contentSecurityPolicy({ ...sources, imageHosts: [host], frameHosts: [host] })
    expect(policy).toContain("img-src 'self' data: 'self';")
    expect(policy).toContain("frame-src 'self';")
  },
)
