import { type PublishRequest, publish } from '../../src/site/publish/publish.ts'

// A process of its own, to be killed: it says when it begins and when it is done.
const request: PublishRequest = JSON.parse(process.argv[2] ?? '', (name, value) =>
  name === 'endpoint' ? new URL(value) : value,
)
process.send?.('begin')
const { release } = await publish(request)
process.send?.(release?.name ?? '')
process.disconnect()
