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
import type { OtherText, Resolution } from '../../contract/generated/workshop.ts'
import { journalOf } from '../model/journal.ts'
import { type Bench, type BenchAct, draftTexts, reduceBench } from './bench.ts'
import type { JournalShelf } from './journal-shelf.ts'
import { type Checks, useChecking } from './use-checking.ts'
import { readValues, type Values } from './values.ts'

export type Dispatch = (act: BenchAct) => void

interface Open {
  readonly bench: Bench
  readonly dispatch: Dispatch
  readonly texts: readonly OtherText[]
  readonly checks: Checks
  readonly values: Values
  /** Whether the edits survive a reload. */
  readonly isKept: boolean
}

const OpenContext = createContext<Open | undefined>(undefined)

interface BenchProviderProps {
  readonly opened: Bench
  /** The merchant as it resolves on the disk. */
  readonly first: Resolution
  readonly shelf: JournalShelf
  readonly children: ReactNode
}

/** Holds what is open of one merchant, keeps its journal and has its texts checked as they change. */
export function BenchProvider({ opened, first, shelf, children }: BenchProviderProps): ReactNode {
  const [bench, reduce] = useReducer(reduceBench, opened)
  const texts = useTexts(bench)
  const checks = useChecking(bench.code, texts, first)
  const { merchant, resolution } = checks
  const values = useMemo(
    () => readValues(bench, { merchant, resolution }),
    [bench, merchant, resolution],
  )
  const { code, session } = bench
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    const { steps } = session
    setKept(shelf.keep(code, steps.length === 0 ? undefined : journalOf(session)))
  }, [shelf, code, session])
  useLeaveWarning(texts.length > 0 && !isKept)
  const dispatch = useCallback<Dispatch>((act) => reduce({ ...act, now: Date.now() }), [])
  const open = useMemo(
    () => ({ bench, dispatch, texts, checks, values, isKept }),
    [bench, dispatch, texts, checks, values, isKept],
  )
  return <OpenContext value={open}>{children}</OpenContext>
}

/** What is open of the merchant shown. */
export function useOpen(): Open {
  const open = use(OpenContext)
  if (!open) throw new Error('No merchant is open here.')
  return open
}

/** The same list while no text changes. */
function useTexts(bench: Bench): readonly OtherText[] {
  const texts = draftTexts(bench)
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
