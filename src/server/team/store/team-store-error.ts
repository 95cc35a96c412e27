/** The store of a team cannot be used. Its message is a text for operators, without a secret. */
export class TeamStoreError extends Error {
  override readonly name = 'TeamStoreError'
}
