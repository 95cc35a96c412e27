import {
  type Context,
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
import { hasChoices, journalOf } from '../model/journal.ts'
import { draftTexts, type EditorAction, type EditorState, reduceEditor } from './editor-state.ts'
import type { JournalStore } from './journal-store.ts'
import { useMay } from './session-context.tsx'
import { type Checks, useChecking } from './use-checking.ts'
import { readValues, type Values } from './values.ts'

/** The actions that change a text. */
const edits: ReadonlySet<EditorAction['act']> = new Set([
  'edit',
  'write',
  'fix',
  'choose',
  'chooseText',
  'takeOver',
])

export type Dispatch = (act: EditorAction) => void

// One context for each concern: whoever reads one renders again only when that one changes.
const CodeContext = createContext<string | undefined>(undefined)
const StateContext = createContext<EditorState | undefined>(undefined)
const DispatchContext = createContext<Dispatch | undefined>(undefined)
const TextsContext = createContext<readonly OtherText[] | undefined>(undefined)
const ChecksContext = createContext<Checks | undefined>(undefined)
const ValuesContext = createContext<Values | undefined>(undefined)
const KeptContext = createContext<boolean | undefined>(undefined)

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
  const { code, session, moved } = editor
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    const isEmpty = session.steps.length === 0 && !moved.some(hasChoices)
    setKept(store.keep(code, isEmpty ? undefined : journalOf(session, moved)))
  }, [store, code, session, moved])
  useLeaveWarning((texts.length > 0 || moved.some(hasChoices)) && !isKept)
  const mayEdit = useMay('save', code)
  const dispatch = useCallback<Dispatch>(
    (act) => {
      // Whoever may not save edits nothing: the notice of the editor says so.
      if (mayEdit || !edits.has(act.act)) reduce({ ...act, now: Date.now() })
    },
    [mayEdit],
  )
  return (
    <CodeContext value={code}>
      <DispatchContext value={dispatch}>
        <StateContext value={editor}>
          <TextsContext value={texts}>
            <ChecksContext value={checks}>
              <ValuesContext value={values}>
                <KeptContext value={isKept}>{children}</KeptContext>
              </ValuesContext>
            </ChecksContext>
          </TextsContext>
        </StateContext>
      </DispatchContext>
    </CodeContext>
  )
}

/** Returns the code of the open merchant. */
export function useMerchantCode(): string {
  return useOpen(CodeContext)
}

/** Returns everything that the editor holds of the open merchant. It changes with each step. */
export function useEditorState(): EditorState {
  return useOpen(StateContext)
}

/** Returns the function that changes the editor. It stays the same. */
export function useDispatch(): Dispatch {
  return useOpen(DispatchContext)
}

/** Returns the unsaved texts of the open merchant. */
export function useDraftTexts(): readonly OtherText[] {
  return useOpen(TextsContext)
}

/** Returns what the last check of the unsaved texts found. */
export function useChecks(): Checks {
  return useOpen(ChecksContext)
}

/** Returns the settings of the open merchant. */
export function useValues(): Values {
  return useOpen(ValuesContext)
}

/** Returns true if the edits survive a reload. */
export function useIsKept(): boolean {
  return useOpen(KeptContext)
}

function useOpen<Value>(context: Context<Value | undefined>): Value {
  const value = use(context)
  if (value === undefined) throw new Error('No merchant is open here.')
  return value
}

/** Returns the unsaved texts: the same list while none of them changes. */
function useTexts(editor: EditorState): readonly OtherText[] {
  const texts = useMemo(() => draftTexts(editor), [editor])
  const [kept, keep] = useState(texts)
  const isSame = JSON.stringify(kept) === JSON.stringify(texts)
  if (!isSame) keep(texts)
  return isSame ? kept : texts
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
