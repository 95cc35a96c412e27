/** An error of publishing that is not a finding about a merchant. Its message is a sentence for operators. */
export class PublishError extends Error {
  override readonly name = 'PublishError'
}
