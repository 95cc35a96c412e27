import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react'
import type { OtherText, Resolution } from '../../core/contract/generated/studio-api.ts'
import { journalOf } from '../model/journal.ts'
import { draftTexts, type EditorAction, type EditorState, reduceEditor } from './editor-state.ts'
import type { JournalStore } from './journal-store.ts'
import { type Checks, useChecking } from './use-checking.ts'
import { readValues, type Values } from './values.ts'

export type Dispatch = (act: EditorAction) => void

interface Editor {
  readonly editor: EditorState
  readonly dispatch: Dispatch
  readonly texts: readonly OtherText[]
  readonly checks: Checks
  readonly values: Values
  /** True if the edits survive a reload. */
  readonly isKept: boolean
}

const EditorContext = createContext<Editor | undefined>(undefined)

interface EditorProviderProps {
  readonly opened: EditorState
  /** The merchant as it resolves on the disk. */
  readonly first: Resolution
  readonly store: JournalStore
  readonly children: ReactNode
}

/** Holds what is open of one merchant, keeps its journal and has its texts checked as they change. */
export function EditorProvider({ opened, first, store, children }: EditorProviderProps): ReactNode {
  const [editor, reduce] = useReducer(reduceEditor, opened)
  const texts = useTexts(editor)
  const checks = useChecking(editor.code, texts, first)
  const { merchant, resolution } = checks
  const values = useMemo(
    () => readValues(editor, { merchant, resolution }),
    [editor, merchant, resolution],
  )
  const { code, session } = editor
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    const { steps } = session
    setKept(store.keep(code, steps.length === 0 ? undefined : journalOf(session)))
  }, [store, code, session])
  useLeaveWarning(texts.length > 0 && !isKept)
  const dispatch = useCallback<Dispatch>((act) => reduce({ ...act, now: Date.now() }), [])
  const open = useMemo(
    () => ({ editor, dispatch, texts, checks, values, isKept }),
    [editor, dispatch, texts, checks, values, isKept],
  )
  return <EditorContext value={open}>{children}</EditorContext>
}

/** Returns the editor state of the current merchant. */
export function useEditor(): Editor {
  const open = use(EditorContext)
  if (!open) throw new Error('No merchant is open here.')
  return open
}

/** The same list while no text changes. */
function useTexts(editor: EditorState): readonly OtherText[] {
  const texts = draftTexts(editor)
  const mark = JSON.stringify(texts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark is the texts
  return useMemo(() => texts, [mark])
}

/** Asks before the page is left where its edits would go with it. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isNeeded])
}
