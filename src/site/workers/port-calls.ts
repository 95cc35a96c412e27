/** The part of a message port that calls need; a worker and its parent each have one. */
interface Port {
  readonly postMessage: (message: unknown) => void
  readonly on: (event: 'message', listener: (message: PortMessage) => void) => unknown
}

/** The functions that one side of a port answers, by name. Arguments and results are copied. */
type Answers = Readonly<Record<string, (argument: never) => unknown>>

type PortMessage =
  | { readonly call: number; readonly name: string; readonly argument: unknown }
  | { readonly answered: number; readonly value: unknown }
  | { readonly failed: number; readonly error: { readonly name: string; readonly message: string } }

/** Calls of the functions that the other side answers. */
export interface PortCalls<Theirs extends Answers> {
  /** Calls a function of the other side; rejects with its error, or with the cause that ended the calls. */
  readonly call: <Name extends keyof Theirs & string>(
    name: Name,
    argument: Parameters<Theirs[Name]>[0],
  ) => Promise<Awaited<ReturnType<Theirs[Name]>>>
  /** Rejects every call, now and later. */
  readonly end: (cause: unknown) => void
}

interface Waiting {
  readonly resolve: (value: never) => void
  readonly reject: (cause: unknown) => void
}

/** Connects both sides of a port, so that each calls functions of the other. */
export function connectCalls<Theirs extends Answers>(
  port: Port,
  answers: Answers,
): PortCalls<Theirs> {
  const waiting = new Map<number, Waiting>()
  let ended: { readonly cause: unknown } | undefined
  let lastCall = 0
  const answer = async ({
    call,
    name,
    argument,
  }: Extract<PortMessage, { readonly call: number }>) => {
    try {
      // Both sides declare the same functions.
      const value = await answers[name]?.(argument as never)
      port.postMessage({ answered: call, value } satisfies PortMessage)
    } catch (cause) {
      const { name, message } = cause instanceof Error ? cause : new Error(String(cause))
      port.postMessage({ failed: call, error: { name, message } } satisfies PortMessage)
    }
  }
  const take = (call: number): Waiting | undefined => {
    const one = waiting.get(call)
    waiting.delete(call)
    return one
  }
  port.on('message', (message) => {
    if ('call' in message) void answer(message)
    // Both sides declare the same functions.
    else if ('answered' in message) take(message.answered)?.resolve(message.value as never)
    else {
      const { name, message: text } = message.error
      take(message.failed)?.reject(Object.assign(new Error(text), { name }))
    }
  })
  return {
    call: (name, argument) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended.cause)
        lastCall += 1
        waiting.set(lastCall, { resolve, reject })
        port.postMessage({ call: lastCall, name, argument } satisfies PortMessage)
      }),
    end(cause) {
      ended ??= { cause }
      for (const { reject } of waiting.values()) reject(cause)
      waiting.clear()
    },
  }
}
