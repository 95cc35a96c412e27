/** Something of the published folder or of a question about it that is no fault of a merchant; says it in one sentence. */
export class PublishError extends Error {
  override readonly name = 'PublishError'
}
