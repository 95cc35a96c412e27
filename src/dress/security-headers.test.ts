import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const sources = { styleHashes: [], imageHosts: [], frameHosts: [], gatewayOrigin: '' }

test.each(['img.example', '*.img.example', 'https://img.example:8443', 'http://social.localhost'])(
  '%s may be a source',
  (host) => {
    expect(contentSecurityPolicy({ ...sources, imageHosts: [host] })).toContain(`data: ${host};`)
  },
)

test.each(['*', '*.', 'https://*', "x; script-src 'unsafe-inline'", 'data:', 'a b', 'x\n'])(
  '%j is no source',
  (host) => {
    const policy = contentSecurityPolicy({ ...sources, imageHosts: [host], frameHosts: [host] })
    expect(policy).toContain("img-src 'self' data: 'self';")
    expect(policy).toContain("frame-src 'self';")
  },
)
