import { escapeHtml } from '../../../core/contract/escape-html.ts'
import { commonHeaders } from '../../../site/assemble/security-headers.ts'
import { composePlainDocument } from '../../access/plain-document.ts'
import type { SignInProblem } from './sign-in-problem.ts'

/** Returns the page that says why a sign-in failed, and leads to another one. */
export function problemPage({ message, status }: SignInProblem): Response {
  const { html, policy } = composePlainDocument({
    title: 'Nobody is signed in',
    main: `<p>${escapeHtml(message)}</p><p><a href="/studio/sign-in">Sign in</a></p>`,
    framedBy: 'nobody',
  })
  const headers = {
    ...commonHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
  }
  return new Response(html, { status, headers })
}
