import { createHash } from 'node:crypto'

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#eef1f4;color:#1c2733;font:16px/1.5 system-ui,sans-serif}main{box-sizing:border-box;width:min(400px,100%);padding:32px;background:#fff;border:1px solid #d5dce3}h1{margin:0 0 8px;font-size:20px}p{margin:0 0 24px;color:#4a5866}label{display:block;font-size:13px;font-weight:600}input{box-sizing:border-box;width:100%;min-height:48px;margin:4px 0 24px;padding:0 12px;border:1px solid #73808d;font:inherit}button{min-height:48px;width:100%;margin:0 0 8px;border:1px solid #1f5673;background:#1f5673;color:#fff;font:inherit;font-weight:600}button[value=cancel]{background:#fff;color:#1f5673}`
const hash = createHash('sha256').update(style).digest('base64')

/** The page of the sandbox's sign-in provider: who are you, and may the merchant know. */
export function consentPage(
  clientId: string,
  origins: readonly string[],
): { html: string; headers: Record<string, string> } {
  const client = clientId.replace(/[^a-z0-9.-]/gi, '')
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in - sandbox provider</title>
<style>${style}</style>
<main>
<h1>Sign in to continue</h1>
<p>${client} asks for your name and e-mail address. This provider belongs to the sandbox: any address will do.</p>
<form method="post">
<label for="account">E-mail</label>
<input id="account" name="account" type="email" value="demo@example.com" autocomplete="username" maxlength="100">
<button name="answer" value="allow">Continue</button>
<button name="answer" value="cancel" formnovalidate>Cancel</button>
</form>
</main>
</html>
`
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    `form-action 'self' ${origins.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  }
}
