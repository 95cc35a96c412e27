import { createHash } from 'node:crypto'

/** The Content-Security-Policy of a game's page. */
export function gamePolicy(pages: readonly string[]): string {
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', ...(pages.length > 0 ? pages : ["'none'"])],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ]
  return directives.map((words) => words.join(' ')).join('; ')
}

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#16181d;color:#f4f5f7;font:16px/1.5 system-ui,sans-serif}main{max-width:20rem;padding:24px;text-align:center}'
const styleHash = createHash('sha256').update(style).digest('base64')

const words = {
  en: ['This game has ended', 'Go back and open it again.'],
  th: ['เกมนี้จบแล้ว', 'กลับไปแล้วเปิดเกมอีกครั้ง'],
  zh: ['游戏已结束', '请返回后重新打开。'],
  km: ['ហ្គេមនេះបានបញ្ចប់ហើយ', 'សូមត្រឡប់ក្រោយ ហើយបើកម្តងទៀត។'],
  ja: ['このゲームは終了しました', '前の画面に戻って、もう一度開いてください。'],
} as const
const languages = Object.keys(words) as (keyof typeof words)[] // the keys of a closed record

/** Returns the page for an invalid ticket, in the browser's language. */
export function endedPage(
  acceptLanguage: string,
  pages: readonly string[],
): { readonly html: string; readonly policy: string } {
  const wanted = acceptLanguage.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  const language = wanted.flatMap((tag) => languages.find((one) => one === tag) ?? [])[0] ?? 'en'
  const [title, line] = words[language]
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${line}</p></main></body></html>`
  const policy = gamePolicy(pages).replace(
    "style-src 'self'",
    () => `style-src 'sha256-${styleHash}'`,
  )
  return { html, policy }
}
