import { escapeHtml } from '../../../core/contract/escape-html.ts'
import { commonHeaders, contentSecurityPolicy } from '../../../site/assemble/security-headers.ts'
import type { SignInProblem } from './sign-in-problem.ts'

const policy = contentSecurityPolicy({
  styleHashes: [],
  imageHosts: [],
  frameHosts: [],
  gatewayOrigin: '',
  framedBy: 'nobody',
})

/** Returns the page that says why a sign-in failed, and leads to another one. */
export function problemPage({ message, status }: SignInProblem): Response {
  const title = 'Nobody is signed in'
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1><p>${escapeHtml(message)}</p><p><a href="/studio/sign-in">Sign in</a></p></main></body></html>`
  const headers = {
    ...commonHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
  }
  return new Response(body, { status, headers })
}
