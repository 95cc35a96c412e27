import { useEffect, useState } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { listOf, record, text } from '../../core/contract/shape-checks.ts'
import { onSessionEnd, readSession } from './session.ts'
import { deviceStorage, readKept } from './storage.ts'

/** A request without an answer. Only its random key can be read: the rest are salted hashes. */
interface UnansweredRequest {
  /** The hash of the account and the call. */
  readonly call: string
  /** The hash of the account, the call and the content. */
  readonly content: string
  /** The idempotency key. */
  readonly key: string
}

interface UnansweredRequests {
  readonly salt: string
  /** The hash of the account. */
  readonly owner: string
  readonly requests: readonly UnansweredRequest[]
}

/** The hashes under which a request is kept. */
export interface RequestMarks extends Pick<UnansweredRequest, 'call' | 'content'> {
  readonly owner: string
}

/** The highest number of requests that the device remembers. */
const limit = 20
const isKept = record({
  salt: text,
  owner: text,
  requests: listOf(record({ call: text, content: text, key: text })),
})
const store = proxy<{ kept: UnansweredRequests | undefined }>({ kept: readStored() })

// The end of the session also clears the storage, unless the player can continue after a login.
onSessionEnd((end) => {
  if (end === 'left') store.kept = undefined
})

/** Returns whether an earlier request of a call has no answer, in this tab or in another one. */
export function useUnanswered(call: string): boolean {
  const { kept } = useSnapshot(store)
  const salt = kept?.salt
  const [mark, setMark] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    if (salt === undefined) return undefined
    const set = (hashed: string): void => {
      if (isCurrent) setMark(hashed)
    }
    void hash(salt, readAccount(), call).then(set)
    return () => {
      isCurrent = false
    }
  }, [salt, call])
  useEffect(() => {
    const update = (): void => void refresh()
    window.addEventListener('storage', update)
    return () => window.removeEventListener('storage', update)
  }, [])
  return kept?.requests.some((request) => request.call === mark) ?? false
}

/** Hashes the account, a call and its content with the salt of this device. */
export async function markRequest(call: string, content: unknown): Promise<RequestMarks> {
  const account = readAccount()
  const salt = refresh()?.salt ?? createSalt()
  const [owner, ofCall, ofContent] = await Promise.all([
    hash(salt, account),
    hash(salt, account, call),
    hash(salt, account, call, content),
  ])
  const latest = refresh()
  // Requests of another account are dropped.
  if (latest?.salt !== salt || latest.owner !== owner) keep({ salt, owner, requests: [] })
  return { owner, call: ofCall, content: ofContent }
}

/** Returns the key of a request without an answer that has the same marks. */
export function findKey({ content }: RequestMarks): string | undefined {
  return refresh()?.requests.find((request) => request.content === content)?.key
}

/** Keeps the key of a request until `forgetKey`. */
export function keepKey({ call, content }: RequestMarks, key: string): void {
  change((requests) => [{ call, content, key }, ...without(requests, content)].slice(0, limit))
}

/** Forgets a request, because it has been answered. */
export function forgetKey({ content }: RequestMarks): void {
  change((requests) => without(requests, content))
}

/** Forgets every request of a call, because the player has seen that its result is not known. */
export async function forgetCall(call: string): Promise<void> {
  const { call: mark } = await markRequest(call, undefined)
  change((requests) => requests.filter((request) => request.call !== mark))
}

function without(requests: readonly UnansweredRequest[], content: string) {
  return requests.filter((request) => request.content !== content)
}

function change(
  step: (requests: readonly UnansweredRequest[]) => readonly UnansweredRequest[],
): void {
  const latest = refresh()
  if (latest) keep({ ...latest, requests: step(latest.requests) })
}

function keep(kept: UnansweredRequests): void {
  store.kept = kept
  deviceStorage.write('unanswered', JSON.stringify(kept))
}

/** Reads what other tabs may have written. */
function refresh(): UnansweredRequests | undefined {
  const stored = readStored()
  if (JSON.stringify(stored) !== JSON.stringify(store.kept)) store.kept = stored
  return stored
}

function readStored(): UnansweredRequests | undefined {
  return readKept(deviceStorage, 'unanswered', (value) =>
    // `isKept` checks every field.
    isKept(value) ? (value as UnansweredRequests) : undefined,
  )
}

function readAccount(): string {
  const session = readSession()
  return session.kind === 'signed-in' ? session.session.userName : ''
}

function createSalt(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)))
}

async function hash(...parts: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts))
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
