import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Files } from '../../core/config/files.ts'
import { createFinding, printFinding } from '../../core/config/finding.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import { readOwnBlocks } from '../../core/config/own-blocks/read-own-blocks.ts'
import { offsetOf, spanAt } from '../../core/config/source.ts'
import { composeCheck } from '../../core/contract/own-calls/compose-check.ts'
import { type DescribedCall, listOwnCalls } from '../../core/contract/own-calls/own-call.ts'
import { createWorkerPool } from '../../site/workers/worker-pool.ts'
import type { HandlerOutcome, HandlerTask } from './handler-task.ts'

/** Answers the calls of a workspace's own blocks with the handlers in their folders. */
export interface OwnCallAnswers {
  /** Lists the calls as the folder is now. */
  readonly list: () => readonly DescribedCall[]
  /** Runs the handler of a call; reports what is wrong with it to the operator. */
  readonly answer: (name: string, call: HandlerTask['call']) => Promise<HandlerOutcome>
  /** Ends the thread. */
  readonly close: () => Promise<void>
}

export interface Workspace {
  /** The path of the folder. */
  readonly root: string
  readonly files: Files & { readonly fingerprint: (folder: string) => string }
  /** Milliseconds after which a handler that does not end is stopped; 10,000 by default. */
  readonly timeoutMs?: number
}

/**
 * Opens the handlers of a folder. They run in a thread, one call after the other, so that whatever they do the sandbox
 * stays. A changed file starts another thread, which has none of the old code.
 */
export function openOwnCalls(
  workspace: Workspace | undefined,
  report: (line: string) => void,
): OwnCallAnswers {
  const script = new URL('./handler-thread.ts', import.meta.url)
  const { timeoutMs = 10_000 } = workspace ?? {}
  const threads = createWorkerPool<HandlerTask, HandlerOutcome>({ script, in: 'thread', timeoutMs })
  let seen: string | undefined
  let calls: readonly DescribedCall[] = []

  function look(): readonly DescribedCall[] {
    if (!workspace) return calls
    const mark = workspace.files.fingerprint(ownBlocksFolder)
    if (mark === seen) return calls
    seen = mark
    const own = [...readOwnBlocks(workspace.files).byType.values()]
    calls = own.flatMap(({ type, block }) => listOwnCalls(type, block))
    void threads.end()
    return calls
  }

  async function run(name: string, { root, files }: Workspace, call: HandlerTask['call']) {
    const [type = '', handler = ''] = name.split('.')
    const file = `${ownBlocksFolder}/${type}/sandbox.ts`
    const text = files.read(file)
    const fail = (problem: string, line = 1): HandlerOutcome => {
      const source = { path: file, text: text ?? '' }
      const finding = createFinding(
        'own-block-code',
        { span: spanAt(source, offsetOf(source, { line })), path: [] },
        {
          problem: `The sandbox cannot answer "${name}": ${problem}.`,
          advice: 'Correct the handler.',
        },
      )
      report(printFinding(finding))
      return { kind: 'failed', problem, line }
    }
    if (text === undefined) return fail('there is no such file')
    const module = pathToFileURL(join(root, file)).href
    const outcome = await threads
      .run({ module, handler, call })
      .catch((cause: unknown) => failureOf(cause, timeoutMs))
    if (outcome.kind === 'failed') return fail(outcome.problem, outcome.line)
    if (outcome.kind === 'answered' && !isAnswer(name, outcome.value))
      return fail('the answer differs from "answer" in block.json')
    return outcome
  }

  function isAnswer(name: string, value: unknown): boolean {
    const call = look().find((one) => one.name === name)
    // The check puts "unknown" in the place of words.
    return call !== undefined && composeCheck(call.answer)(structuredClone(value)) !== false
  }

  return {
    list: look,
    answer: (name, call) =>
      workspace
        ? run(name, workspace, call)
        : Promise.resolve({ kind: 'failed', problem: 'there is no workspace', line: 1 }),
    close: threads.end,
  }
}

function failureOf(cause: unknown, timeoutMs: number): HandlerOutcome {
  const problem =
    cause instanceof Error && cause.name === 'WorkerEndedError'
      ? `it did not end within ${timeoutMs / 1000} seconds, or ended its thread`
      : String(cause instanceof Error ? cause.message : cause)
  return { kind: 'failed', problem, line: 1 }
}
