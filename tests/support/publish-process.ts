import { type PublishRequest, publish } from '../../src/site/publish/publish.ts'
import { createTestClock } from './s3/test-clock.ts'

// A process of its own, to be killed: it says when it begins and when it is done.
const request: PublishRequest = JSON.parse(process.argv[2] ?? '', (name, value) => {
  if (name === 'endpoint') return new URL(value)
  // Every other publish finds the lease of one that was killed, and waits for its end.
  return name === 'clock' ? createTestClock() : value
})
process.send?.('begin')
const { release } = await publish(request)
process.send?.(release?.name ?? '')
process.disconnect()
