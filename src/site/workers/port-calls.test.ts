import { MessageChannel } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { connectCalls } from './port-calls.ts'

type Answers = {
  readonly double: (value: number) => Promise<number>
  readonly fail: (text: string) => Promise<never>
}
const answers: Answers = {
  double: async (value) => value * 2,
  fail: async (text) => {
    throw Object.assign(new Error(text), { name: 'PublishError' })
  },
}

let channel: MessageChannel | undefined
afterEach(() => channel?.port1.close())

function connect() {
  channel = new MessageChannel()
  connectCalls(channel.port2, answers)
  return connectCalls<Answers>(channel.port1, {})
}

test('each call gets its own answer', async () => {
  const { call } = connect()
  expect(await Promise.all([call('double', 1), call('double', 2)])).toEqual([2, 4])
})

test('an error arrives with its name and message', async () => {
  const { call } = connect()
  await expect(call('fail', 'no room')).rejects.toMatchObject({
    name: 'PublishError',
    message: 'no room',
  })
})

test('calls that wait when the other side ends are rejected, and later ones too', async () => {
  const { call, end } = connect()
  const waiting = call('double', 1)
  end(new Error('ended'))
  await expect(waiting).rejects.toThrow('ended')
  await expect(call('double', 2)).rejects.toThrow('ended')
})
