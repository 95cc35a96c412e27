import { useCallback, useEffect, useRef, useState } from 'react'
import type { StudioApiClient } from '../../core/gateway-client/ask-studio-api.ts'
import { type EditSession, unsavedFiles } from '../model/edit-session.ts'
import { hasChoices, journalOf } from '../model/journal.ts'
import type { MovedFile } from '../model/parse-journal.ts'
import { useSentence, useStudioApi } from '../state/studio-api-context.tsx'
import { useEditorState } from '../state/use-editor.tsx'

/** Milliseconds after the last edit until the server gets the draft. */
const pause = 2000
/** The length of a journal that the server keeps (`schemas/studio-api.schema.json`). */
const longest = 400_000

/** Why the server does not have the draft. */
export type DraftProblem = { readonly kind: 'too-large' } | { readonly why: string }

/**
 * Keeps what is typed and not saved on the server, for the other devices of the same person: a moment after each edit
 * and when the page is hidden. A draft that was saved or undone is dropped there.
 */
export function useServerDraft(device: string): DraftProblem | undefined {
  const ask = useStudioApi()
  const sentenceOf = useSentence()
  const { code, session, moved } = useEditorState()
  const [problem, setProblem] = useState<DraftProblem>()
  const pending = useRef<() => Promise<void>>(undefined)
  // What this browser kept of an earlier load is on the server already, or goes there with the first edit.
  const isThere = useRef(true)
  const opened = useRef(session)
  const put = useCallback(
    async (text: string | undefined, values: number): Promise<void> => {
      try {
        if (text === undefined && !isThere.current) return
        if (text !== undefined && text.length > longest) return setProblem({ kind: 'too-large' })
        await send(ask, { code, device, text, values })
        isThere.current = text !== undefined
        setProblem(undefined)
      } catch (cause) {
        setProblem({ why: sentenceOf(cause) })
      }
    },
    [ask, code, device, sentenceOf],
  )
  const last = useRef(put)
  useEffect(() => {
    last.current = put
  })
  useEffect(() => {
    // Opening a merchant changes nothing.
    if (opened.current === session && moved.length === 0) return
    const isEmpty = unsavedFiles(session).length === 0 && !moved.some(hasChoices)
    const flush = async (): Promise<void> => {
      pending.current = undefined
      clearTimeout(waiting)
      const text = isEmpty ? undefined : JSON.stringify(journalOf(session, moved))
      await last.current(text, countValues(session, moved))
    }
    const waiting = setTimeout(() => void flush(), pause)
    pending.current = flush
    return () => clearTimeout(waiting)
  }, [session, moved])
  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') void pending.current?.()
    }
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])
  return problem
}

interface SentDraft {
  readonly code: string
  readonly device: string
  /** The journal; undefined drops the draft. */
  readonly text: string | undefined
  readonly values: number
}

async function send(ask: StudioApiClient, { code, device, text, values }: SentDraft) {
  if (text === undefined) await ask('dropDraft', { merchant: code, body: { device } })
  else await ask('keepDraft', { merchant: code, body: { device, journal: text, values } })
}

/** Counts the values that the steps change, each once; a text that was typed counts as one. */
function countValues({ steps, done }: EditSession, moved: readonly MovedFile[]): number {
  const open = moved.flatMap(({ file, conflicts }) => conflicts.map(({ path }) => ({ file, path })))
  const changed = steps
    .slice(0, done)
    .flatMap(({ edits, parts }) =>
      edits.length > 0
        ? edits.map(({ file, edit }) => ({ file, path: edit.path }))
        : parts.map(({ file }) => ({ file, path: [] })),
    )
  return Math.max(1, new Set([...changed, ...open].map((one) => JSON.stringify(one))).size)
}
