import { randomUUID } from 'node:crypto'
import type { RemoteState } from '../../core/contract/generated/studio-api.ts'
import { GitRefusal } from '../../site/git/git-refusal.ts'
import { type ArrivedCommits, syncRemote } from '../../site/git/sync-remote.ts'
import type { Commits } from './open-commits.ts'

/** The remote of a served workspace. */
export interface Remote {
  /** Returns how the last synchronisation ended. */
  readonly read: () => RemoteState
  /** Synchronises soon, because something was saved. */
  readonly wake: () => void
  readonly close: () => Promise<void>
}

/** What the store of the team has for it. */
interface RemoteStore {
  readonly audit: { readonly append: (action: SyncAction) => Promise<unknown> }
  readonly leases: {
    readonly take: (name: string, holder: string, ms: number) => Promise<boolean>
    readonly drop: (name: string, holder: string) => Promise<void>
  }
}

/** An exchange as the audit log has it. */
interface SyncAction {
  readonly who: string
  readonly from: { readonly address: string; readonly agent: string }
  readonly action: 'syncRemote'
  readonly merchants: readonly string[]
  readonly outcome: 'allowed' | 'failed'
  readonly problem?: string
  readonly change?: unknown
}

export interface RemoteOptions {
  readonly root: string
  /** The name of the remote in git, such as `origin`. */
  readonly name: string
  /** The seconds between two synchronisations; a minute by default. */
  readonly seconds?: number
  /** The origin of the studio. */
  readonly origin: string
  readonly commits: Pick<Commits, 'inTurn'>
  readonly store: RemoteStore
  readonly now: () => number
  readonly report: (line: string) => void
  /** Announces commits that came to whoever has a page open. */
  readonly announce: (arrived: ArrivedCommits) => Promise<void>
  /** The milliseconds after which another instance goes on where this one ended. */
  readonly leaseMs: number
  /** Counts an attempt by how it ended. */
  readonly count: (outcome: 'synced' | 'failed') => void
}

const lease = 'remote'

/** Synchronises the workspace with its remote: at the start, after each save and every so often, in one instance at a time. */
export function openRemote(options: RemoteOptions): Remote {
  const { root, name, seconds = 60, origin, commits, store, now, report, count, leaseMs } = options
  const holder = randomUUID()
  const committer = { name: 'Livery studio', email: `studio@${new URL(origin).hostname}` }
  let state: RemoteState = { name, state: 'waiting' }
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let isWanted = false

  const end = async (next: RemoteState, change: object | undefined): Promise<void> => {
    const isNews = next.message !== state.message
    state = next
    if (isNews) report(next.message ?? `The remote ${name} is in step again.`)
    if (!isNews && !change) return
    await store.audit.append({
      who: 'Livery studio',
      from: { address: '', agent: 'remote' },
      action: 'syncRemote',
      merchants: [],
      outcome: next.message === undefined ? 'allowed' : 'failed',
      ...(change && { change: { remote: name, ...change } }),
      ...(next.message !== undefined && { problem: next.message }),
    })
  }
  const keep = () => store.leases.take(lease, holder, leaseMs)
  const onArrival = (arrived: ArrivedCommits): Promise<void> =>
    options
      .announce(arrived)
      .catch((cause: unknown) => report(`What came from ${name} was not announced: ${cause}`))
  const run = async (): Promise<void> => {
    if (!(await keep())) return
    // A lease that cannot be kept ends. Two instances at once lose nothing: git's locks keep them apart.
    const kept = setInterval(() => void keep().catch(() => undefined), leaseMs / 3)
    try {
      const { inTurn } = commits
      const result = await syncRemote({ root, remote: name, committer, inTurn, onArrival })
      const isChange = result.came > 0 || result.isPushed
      const at = new Date(now()).toISOString()
      count('synced')
      await end({ name, state: 'synced', at }, isChange ? result : undefined)
    } catch (cause) {
      if (!(cause instanceof GitRefusal)) throw cause
      count('failed')
      const { at } = state
      const failed = { name, state: 'failed', message: cause.message } as const
      await end({ ...failed, ...(at !== undefined && { at }) }, undefined)
    } finally {
      clearInterval(kept)
      await store.leases.drop(lease, holder)
    }
  }
  const plan = (ms: number): void => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(begin, ms)
  }
  function begin(): void {
    if (running) {
      isWanted = true
      return
    }
    isWanted = false
    running = run()
      .catch((cause: unknown) => report(`The remote waits: ${String(cause)}`))
      .finally(() => {
        running = undefined
        plan(isWanted ? 0 : seconds * 1000)
      })
  }
  begin()
  return {
    read: () => state,
    wake: begin,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}
