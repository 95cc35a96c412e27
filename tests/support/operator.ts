/** The token of every host of the tests, which operators' calls carry. */
export const operatorToken = 'the-token-of-the-tests'

/** Headers with which a request is an operator's. */
export const operatorHeaders = { authorization: `Bearer ${operatorToken}` } as const
