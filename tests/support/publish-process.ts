import { type PublishRequest, publish } from '../../src/publish/publish.ts'

// A process of its own, to be killed: it says when it begins and when it is done.
const request: PublishRequest = JSON.parse(process.argv[2] ?? '')
process.send?.('begin')
const { release } = await publish(request)
process.send?.(release?.name ?? '')
process.disconnect()
