/** The names of messages by error code, apart from the start: a page needs them once a call has failed. */
export { readErrorName, toErrorName } from '../../../core/contract/error-codes.ts'
