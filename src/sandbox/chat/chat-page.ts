import { createHash } from 'node:crypto'
import { escapeHtml } from '../../core/contract/escape-html.ts'
import type { ChatLine, OpenChat } from './chats.ts'
import { askedTopics, type ChatTexts, chatTextsOf } from './texts.ts'

/** The characters that a message may have. */
export const longestMessage = 500

const style =
  ':root{color-scheme:light dark}body{box-sizing:border-box;display:flex;flex-direction:column;gap:12px;min-height:100vh;margin:0;padding:16px;background:Canvas;color:CanvasText;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}h1{margin:0;font-size:1.125rem}ol{display:flex;flex:1;flex-direction:column;gap:8px;margin:0;padding:0;list-style:none}li{max-width:85%;padding:8px 12px;border:1px solid GrayText;border-radius:16px 16px 16px 4px}li.own{align-self:end;border-radius:16px 16px 4px 16px;background:CanvasText;color:Canvas}form{display:flex;flex-wrap:wrap;gap:8px}input,button{box-sizing:border-box;min-height:44px;padding:8px 14px;border:1px solid GrayText;border-radius:22px;background:Canvas;color:inherit;font:inherit}input{flex:1;min-width:0}button{cursor:pointer}.say button{background:CanvasText;color:Canvas}.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}'
const styleHash = createHash('sha256').update(style).digest('base64')

/** The policy of a page of the chat, which only the merchants' pages may frame. */
export function chatPolicy(pages: readonly string[]): string {
  const framedBy = pages.length > 0 ? pages.join(' ') : "'none'"
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors ${framedBy}`
}

/** Draws a chat: its lines, a button for each topic, and a field for a message. It needs no script. */
export function drawChat({ language, lines }: OpenChat): string {
  const texts = chatTextsOf(language)
  const { title, field, send, topics } = texts
  const buttons = askedTopics.map(
    (topic) =>
      `<button name="text" value="${escapeHtml(topics[topic][0])}">${escapeHtml(topics[topic][0])}</button>`,
  )
  const items = lines.map((line, at) => drawLine(line, texts, at === lines.length - 1))
  return compose({
    language,
    title,
    body: `<ol>${items.join('')}</ol><form method="post">${buttons.join('')}</form><form method="post" class="say"><input name="text" maxlength="${longestMessage}" required autocomplete="off" aria-label="${escapeHtml(field)}" placeholder="${escapeHtml(field)}"><button>${escapeHtml(send)}</button></form>`,
  })
}

/** Draws the page of a chat that is not open any more. */
export function drawClosedChat(language: string): string {
  const { title, closed } = chatTextsOf(language)
  return compose({ language, title, body: `<p>${escapeHtml(closed)}</p>` })
}

function drawLine(line: ChatLine, texts: ChatTexts, isLast: boolean): string {
  const id = isLast ? ' id="last"' : ''
  if ('answer' in line) return `<li${id}>${escapeHtml(texts[line.answer])}</li>`
  return `<li${id} class="own"><span class="hidden">${escapeHtml(texts.you)}: </span>${escapeHtml(line.typed)}</li>`
}

interface PageParts {
  readonly language: string
  readonly title: string
  readonly body: string
}

function compose({ language, title, body }: PageParts): string {
  return `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`
}
