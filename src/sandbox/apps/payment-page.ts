import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { escapeHtml } from '../../core/contract/escape-html.ts'
import { pathTo } from '../../core/contract/pages.ts'
import type { MoneyOrderRow } from '../database/money-tables.ts'
import { formatMinor } from '../ledger/ledger.ts'
import { decideOrder, payableStates } from '../money/cashier.ts'
import { readMoneyDetail } from '../money/money-detail.ts'
import { loadMoneyOrder, moveMoneyOrder, nameMoneyOrder } from '../money/money-orders.ts'
import { readPayment } from '../money/payment-ticket.ts'
import type { Sandbox } from '../requests/sandbox.ts'
import { currencyOf } from '../world/currency.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f2f4f7;color:#1b1f27;font:16px/1.5 system-ui,sans-serif}main{box-sizing:border-box;width:min(24rem,100%);padding:24px}h1{font-size:1.25rem}b{display:block;font-size:2rem;font-variant-numeric:tabular-nums}button,a{box-sizing:border-box;display:block;width:100%;min-height:48px;margin-top:12px;padding:12px;border:1px solid #1b1f27;border-radius:8px;background:#fff;color:inherit;font:inherit;text-align:center;text-decoration:none}button[value=pay]{background:#1b1f27;color:#fff}'
const styleHash = createHash('sha256').update(style).digest('base64')

const texts = {
  en: ['Demonstration payment', 'Pay', 'Decline', 'Back to the shop', 'This payment is closed'],
  th: ['การชำระเงินสาธิต', 'ชำระเงิน', 'ปฏิเสธ', 'กลับไปที่ร้าน', 'รายการชำระเงินนี้ปิดแล้ว'],
  zh: ['演示付款', '付款', '拒绝', '返回商户', '此付款已关闭'],
  km: ['ការទូទាត់សាកល្បង', 'ទូទាត់', 'បដិសេធ', 'ត្រឡប់ទៅហាង', 'ការទូទាត់នេះបានបិទ'],
  ja: ['デモ決済', '支払う', '拒否する', 'ショップへ戻る', 'この決済は終了しました'],
} as const
type Language = keyof typeof texts
const languages = Object.keys(texts) as Language[] // the keys of a closed record

/**
 * Creates the payment page of the demonstration payment provider. It is on another origin than every
 * merchant's pages, needs no script, and changes nothing until the player presses a button.
 */
export function createPaymentApp(sandbox: Sandbox): Hono {
  const { database, now } = sandbox
  const app = new Hono()
  app.get('/pay/:ticket', async (context) => {
    const payment = await find(context.req.param('ticket'))
    if (payment?.order.state === 'created')
      await database
        .transaction()
        .execute((within) =>
          moveMoneyOrder(within, payment.order, { from: ['created'], to: 'awaiting', at: now() }),
        )
    return send(payment, {
      language: chooseLanguage(context.req.header('accept-language')),
      now: now(),
    })
  })
  app.post('/pay/:ticket', async (context) => {
    const payment = await find(context.req.param('ticket'))
    const { decision } = await context.req.parseBody()
    if (payment && (decision === 'pay' || decision === 'decline')) await decide(payment, decision)
    return context.redirect(new URL(context.req.url).pathname, 303)
  })
  return app

  async function find(ticket: string): Promise<Payment | undefined> {
    const id = readPayment(sandbox.key, ticket)
    if (id === undefined) return undefined
    const order = await loadMoneyOrder(database, id).catch(() => undefined)
    const merchant = sandbox.directory.list().find(({ code }) => code === order?.merchant)
    return order && merchant && { order, merchant }
  }

  async function decide({ order, merchant }: Payment, decision: 'pay' | 'decline'): Promise<void> {
    const { cashier } = await sandbox.settings.load(merchant)
    const outcome =
      decision === 'decline' || cashier === 'reject'
        ? ({ to: 'failed', reason: 'refused' } as const)
        : { to: cashier === 'approve' ? 'success' : 'verifying' }
    await database.transaction().execute(async (within) => {
      const current = await loadMoneyOrder(within, order.id)
      if (!isPayable(current, now())) return
      await decideOrder(within, current, { ...outcome, at: now(), merchant })
    })
  }
}

interface Payment {
  readonly order: MoneyOrderRow
  readonly merchant: SandboxMerchant
}

interface PageOptions {
  readonly language: Language
  /** Epoch milliseconds. */
  readonly now: number
}

function chooseLanguage(acceptLanguage = ''): Language {
  const wanted = acceptLanguage.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return wanted.flatMap((tag) => languages.find((one) => one === tag) ?? [])[0] ?? 'en'
}

function send(payment: Payment | undefined, options: PageOptions): Response {
  const { language } = options
  const [title, , , , closed] = texts[language]
  const body = payment ? composeBody(payment, options) : `<p>${closed}</p>`
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
  return new Response(html, {
    status: payment ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    },
  })
}

/** Returns what is paid for, and a form while the order can be paid. */
function composeBody(payment: Payment, { language, now }: PageOptions): string {
  const [, pay, decline, back, closed] = texts[language]
  const decision = isPayable(payment.order, now)
    ? `<form method="post"><button name="decision" value="pay">${pay}</button><button name="decision" value="decline">${decline}</button></form>`
    : `<p>${closed}</p>`
  return `${describe(payment)}${decision}<a href="${escapeHtml(returnAddress(payment.order))}">${back}</a>`
}

function describe({ order, merchant }: Payment): string {
  const { symbol, digits } = currencyOf(merchant.world)
  const amount = `${symbol}${formatMinor(order.minor + order.fee, digits)}`
  return `<p>${nameMoneyOrder(order)}</p><b>${escapeHtml(amount)}</b>`
}

function isPayable({ state, expiresAt }: MoneyOrderRow, now: number): boolean {
  return payableStates.some((one) => one === state) && (expiresAt === null || expiresAt > now)
}

/** Returns the address of an order at the merchant's pages. */
function returnAddress(order: MoneyOrderRow): string {
  const { back = '' } = readMoneyDetail(order, 'deposit')
  return back + pathTo('deposit', { order: nameMoneyOrder(order), returned: '1' })
}
