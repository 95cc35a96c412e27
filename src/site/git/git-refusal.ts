/** Git, or what it was asked, does not allow what somebody wants. Its message is a text for operators. */
export class GitRefusal extends Error {
  override readonly name = 'GitRefusal'
}
