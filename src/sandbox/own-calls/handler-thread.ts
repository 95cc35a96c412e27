import { isMap } from '../../core/contract/is-map.ts'
import { answerTasks } from '../../site/workers/answer-tasks.ts'
import type { HandlerOutcome, HandlerTask } from './handler-task.ts'

/** Thrown by `refuse`, so that a handler ends there. */
class Refusal extends Error {
  readonly code: string
  readonly text: string | undefined

  constructor(code: string, text: string | undefined) {
    super(code)
    this.code = code
    this.text = text
  }
}

answerTasks(async ({ module, handler, call }: HandlerTask): Promise<HandlerOutcome> => {
  try {
    const run = await findHandler(module, handler)
    const refuse = (code: string, text?: string): never => {
      throw new Refusal(code, text)
    }
    const value: unknown = await run({ ...call, refuse })
    // What is no JSON is lost here, as it is on the way to a page.
    const sent = JSON.parse(JSON.stringify({ value, store: call.store }))
    return { kind: 'answered', value: sent.value, store: sent.store }
  } catch (cause) {
    if (cause instanceof Refusal) return { kind: 'refused', code: cause.code, message: cause.text }
    return { kind: 'failed', problem: describe(cause), line: lineIn(module, cause) }
  }
})

async function findHandler(module: string, name: string): Promise<(call: object) => unknown> {
  const { default: handlers }: { readonly default?: unknown } = await import(module)
  const run = isMap(handlers) && Object.hasOwn(handlers, name) ? handlers[name] : undefined
  if (typeof run !== 'function')
    throw new Error(`the default export has no function named "${name}"`)
  return run as (call: object) => unknown // a function takes any arguments
}

function describe(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}

/** Returns the line of a module that an error comes from; 1 where it does not tell. */
function lineIn(module: string, cause: unknown): number {
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  const [, after = ''] = stack.split(module, 2)
  return Number(/^:(\d+)/.exec(after)?.[1] ?? 1)
}
