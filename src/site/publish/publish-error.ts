/** An error of publishing that is not a finding about a merchant. Its message is a sentence for operators. */
export class PublishError extends Error {
  override readonly name = 'PublishError'
  /** What the caller may do about it; absent where only an operator can do something. */
  readonly reason: PublishErrorReason | undefined

  constructor(
    message: string,
    {
      reason,
      ...options
    }: ErrorOptions & { readonly reason?: PublishErrorReason | undefined } = {},
  ) {
    super(message, options)
    this.reason = reason
  }
}

/** `busy`: another process publishes, so it can be tried again; `other-basis`: it changed what is served since. */
type PublishErrorReason = 'busy' | 'other-basis'

/** The end of an error that changed nothing that hosts serve. */
export const unchangedHosts = 'Every host still serves what it served before.'

/** Returns the error for a target that another process holds. */
export function createBusyError(target: string, cause?: unknown): PublishError {
  const sentence = `Another process is publishing to "${target}". Wait until it is done, then try again.`
  return new PublishError(sentence, { cause, reason: 'busy' })
}

/** The error for a target that no publish wrote. */
export class UnpublishedError extends Error {
  override readonly name = 'UnpublishedError'
}

/** Returns that error; `advice` says how to name another target. */
export function createUnpublishedError(target: string, advice: string): UnpublishedError {
  return new UnpublishedError(`Nothing is published in "${target}". Publish first, or ${advice}.`)
}

/** Returns the error for a player without its build. */
export function createUnbuiltError(): PublishError {
  return new PublishError('The player is not built. Run "npm run build" first.')
}
