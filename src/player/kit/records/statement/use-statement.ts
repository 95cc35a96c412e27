import { useEffect, useRef, useState } from 'react'
import { isQuiet } from '../../../gateway/error-message-key.ts'
import { type CollectOptions, collectPages } from './collect-pages.ts'
import { writeCsv } from './write-csv.ts'

/** A column of a statement: its header, and its cell in the row of a record. */
export interface StatementColumn<T> {
  readonly header: string
  readonly cell: (item: T) => string
}

export interface StatementSource<T> extends Pick<CollectOptions<T>, 'load' | 'keyOf'> {
  /** The name of the file without its ending. */
  readonly name: string
  readonly columns: readonly StatementColumn<T>[]
}

export type StatementState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'collecting'; readonly part: number }
  | { readonly kind: 'failed'; readonly error: unknown }

export interface Statement {
  readonly state: StatementState
  readonly start: () => Promise<void>
  readonly stop: () => void
}

const idle: StatementState = { kind: 'idle' }

/** Returns what collects the pages of a list and saves them as a file. It stops when the component leaves. */
export function useStatement<T>(source: StatementSource<T>): Statement {
  const [state, setState] = useState<StatementState>(idle)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  async function start(): Promise<void> {
    const { load, keyOf, name, columns } = source
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'collecting', part: 0 })
    const onProgress = (part: number): void => setState({ kind: 'collecting', part })
    try {
      const items = await collectPages({ load, keyOf, signal: controller.signal, onProgress })
      const headers = columns.map(({ header }) => header)
      const rows = items.map((item) => columns.map(({ cell }) => cell(item)))
      saveFile(`${name}.csv`, 'text/csv', writeCsv([headers, ...rows]))
      setState(idle)
    } catch (error) {
      if (controller.signal.aborted || isQuiet(error)) setState(idle)
      else setState({ kind: 'failed', error })
    }
  }
  return { state, start, stop: () => running.current?.abort() }
}

/** Milliseconds after which a browser has read the file that it saves. */
const readMs = 60_000

/** Saves a text as a file of the player. The Content-Security-Policy allows it: the address is only downloaded, never opened. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), readMs)
}
