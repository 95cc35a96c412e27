import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const sources = { styleHashes: [], imageHosts: [], frameHosts: [], gatewayOrigin: '' }

test.each(['img.example', '*.img.example', 'https://img.example:8443', 'http://social.localhost'])(
  'the policy accepts %s as a source',
  (host) => {
    expect(contentSecurityPolicy({ ...sources, imageHosts: [host] })).toContain(`data: ${host};`)
  },
)

test('requests may go only to the page’s own origin, the gateway and its other origins', () => {
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
  'the policy leaves out %j as a source',
  (host) => {
    const policy = contentSecurityPolicy({ ...sources, imageHosts: [host], frameHosts: [host] })
    expect(policy).toContain("img-src 'self' data: 'self';")
    expect(policy).toContain("frame-src 'self';")
  },
)
