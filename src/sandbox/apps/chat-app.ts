import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { chatPolicy, drawChat, drawClosedChat, longestMessage } from '../chat/chat-page.ts'
import { findTopic } from '../chat/texts.ts'
import type { Sandbox } from '../requests/sandbox.ts'

/** Of a message with its encoding, in bytes. */
const largestBody = 16 * 1024

/**
 * Creates the chat page of the demonstration's customer service. Like the games, it is on another origin than
 * every merchant's pages; a ticket of `launchChat` opens it.
 */
export function createChatApp({ chats, directory, pages }: Sandbox): Hono {
  const app = new Hono()
  app.use('/chat/*', async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
    context.header('x-content-type-options', 'nosniff')
    context.header('referrer-policy', 'no-referrer')
  })
  app.get('/chat/:ticket', (context) => {
    const chat = chats.read(context.req.param('ticket'))
    const language = context.req.header('accept-language')?.slice(0, 2) ?? 'en'
    const merchants = directory
      .list()
      .filter(({ code }) => chat === undefined || code === chat.merchant)
    return context.html(chat ? drawChat(chat) : drawClosedChat(language), chat ? 200 : 404, {
      'content-security-policy': chatPolicy(merchants.flatMap(pages.of)),
    })
  })
  app.post('/chat/:ticket', bodyLimit({ maxSize: largestBody }), async (context) => {
    const ticket = context.req.param('ticket')
    const chat = chats.read(ticket)
    const { text } = await context.req.parseBody()
    const typed = typeof text === 'string' ? text.trim().slice(0, longestMessage) : ''
    if (chat && typed !== '')
      chats.add(ticket, [{ typed }, { answer: findTopic(typed, chat.language) }])
    return context.redirect(`/chat/${encodeURIComponent(ticket)}#last`, 303)
  })
  return app
}
