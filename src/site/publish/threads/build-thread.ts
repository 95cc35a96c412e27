import { parentPort, workerData } from 'node:worker_threads'
import { openInspection } from '../../../core/config/check-merchants.ts'
import { snapshotWorkspaceFiles } from '../../disk/workspace-files.ts'
import { leaveThread } from '../../workers/end-thread.ts'
import { connectCalls, type PortCalls } from '../../workers/port-calls.ts'
import { createMerchantBuilder } from '../build-merchant.ts'
import { createSiteHasher } from '../hash-site.ts'
import { createSharedStore, type FileSink } from '../shared-store.ts'
import { openSiteTools } from '../site-tools.ts'
import type { Bytes } from '../store.ts'
import type { BuildThreadData, PublishAnswers, ThreadAnswers } from './build-protocol.ts'

// The entry of a thread that builds the sites of a publish: it checks, renders and compresses.
if (!parentPort) throw new Error('This module is the entry of a thread.')
const answers: ThreadAnswers = {
  build: (code) => builder.build(code),
  finish: () => builder.finish(),
  leave: leaveThread,
}
const builder = openBuilder(workerData, connectCalls<PublishAnswers>(parentPort, answers))

function openBuilder(
  { root, dist, modules, player, codeHash, claims, heldHosts, gateway }: BuildThreadData,
  calls: PortCalls<PublishAnswers>,
): Omit<ThreadAnswers, 'leave'> {
  const files = snapshotWorkspaceFiles(root)
  const store = createSharedStore(createSink(calls))
  const build = createMerchantBuilder({
    inspection: openInspection(files, { claims }),
    heldHosts,
    gateway,
    hasher: createSiteHasher({ files, player, gateway, codeHash }),
    send: openSiteTools({ files, dist, modules, player }).sendTo(store),
  })
  return { build, finish: store.finish }
}

/** Creates a sink whose files the thread of the publish writes. */
function createSink({ call }: PortCalls<PublishAnswers>): FileSink {
  const sent: Promise<void>[] = []
  const take = (group: ReadonlyMap<string, Bytes>, folder?: string): void => {
    const copies = new Map([...group].map(([path, bytes]) => [path, copyOf(bytes)]))
    const taken = call('take', { group: copies, ...(folder !== undefined && { folder }) })
    taken.catch(() => undefined) // `drain` gets the error
    sent.push(taken)
  }
  return {
    findMissing: (paths) => call('claim', paths),
    queue: (group) => take(group),
    queueFolder: (path, group) => take(group, path),
    queued: () => sent.length,
    async drain() {
      await Promise.all(sent.splice(0))
    },
  }
}

/** Copies bytes out of their memory, which may be larger and would be sent whole. */
function copyOf(bytes: Bytes): Uint8Array {
  return new Uint8Array(Buffer.from(bytes))
}
