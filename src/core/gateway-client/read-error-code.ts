import { isMap } from '../contract/is-map.ts'

/** Returns the error code of an answer, if it has one. */
export function readErrorCode(answer: unknown): string | undefined {
  const code = isMap(answer) ? answer['errorCode'] : undefined
  return typeof code === 'string' && code !== '' ? code : undefined
}
