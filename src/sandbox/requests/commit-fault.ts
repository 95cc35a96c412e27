import type { Fault } from './faults.ts'

/** Does what a fault says with an answer: `drop` cuts the connection, `pass` sends it as it is. */
export async function commitFault(
  fault: Fault,
  json: unknown,
): Promise<Response | 'drop' | 'pass'> {
  if (fault.delay) await new Promise((resolve) => setTimeout(resolve, fault.delay))
  if (fault.drop) return 'drop'
  if (fault.html) return answer('<!doctype html><h1>502 Bad Gateway</h1>', fault, 'text/html')
  if (fault.truncate) return answer(JSON.stringify(json).slice(0, -4), fault)
  if (fault.wrongShape) return answer(JSON.stringify(misshape(json)), fault)
  if (fault.code !== undefined) return answer(refusal(fault.code), fault)
  return fault.status === undefined ? 'pass' : answer('{"message":"Fault on demand"}', fault)
}

function answer(body: string, fault: Fault, type = 'application/json'): Response {
  const headers = { 'content-type': type, 'cache-control': 'no-store' }
  return new Response(body, { status: fault.status ?? 200, headers })
}

/** The same envelope around something that no call declares. */
function misshape(json: unknown): unknown {
  const wrong = (value: unknown) => (typeof value === 'number' ? 'seven' : 7)
  if (typeof json !== 'object' || json === null || !('value' in json)) return wrong(json)
  return { ...json, value: wrong(json.value) }
}

function refusal(errorCode: string): string {
  return JSON.stringify({ success: false, errorCode, message: 'Fault on demand #0000' })
}
