import { contentSecurityPolicy } from '../../site/assemble/security-headers.ts'
import type { Sendable } from '../merchants/send.ts'

/** Why the studio's page is missing: its build runs or failed, or nothing builds it. */
export type StudioBuild = 'running' | 'failed' | 'missing'

/** Seconds after which the page loads again. */
const retry = 1
const policy = contentSecurityPolicy({
  styleHashes: [],
  imageHosts: [],
  frameHosts: [],
  gatewayOrigin: '',
  framedBy: 'nobody',
})
const sentences = {
  running: 'The studio is being built. This page opens it when it is ready.',
  failed: 'The studio could not be built. The terminal of "livery start" shows the error.',
  missing: 'The studio is not built. Run "npm run build".',
} as const satisfies Record<StudioBuild, string>

/** Returns the page that is shown in place of the studio; it loads again by itself while the build runs. */
export function waitingPage(build: StudioBuild): Sendable {
  return {
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Livery studio</title></head><body><p role="status">${sentences[build]}</p></body></html>`,
    type: 'text/html; charset=utf-8',
    cache: 'revalidate',
    status: 503,
    headers: {
      'content-security-policy': policy,
      ...(build === 'running' && { refresh: String(retry), 'retry-after': String(retry) }),
    },
  }
}
