/**
 * Returns a function that sends a request as `fetch` does, and reports the part of the body that is sent,
 * from 0 to 1. `fetch` has no progress of an upload, so that this uses XMLHttpRequest (WHATWG XHR).
 */
export function createUploadFetch(
  report: (part: number) => void,
): (url: string, init: RequestInit) => Promise<Response> {
  return (url, { method = 'POST', headers, body, signal, credentials }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      request.withCredentials = credentials === 'include'
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) report(loaded / total)
      })
      request.addEventListener('load', () => resolve(readResponse(request)))
      request.addEventListener('error', () => reject(new TypeError('The upload failed.')))
      request.addEventListener('abort', () =>
        reject(new DOMException('The upload was aborted.', 'AbortError')),
      )
      signal?.addEventListener('abort', () => request.abort())
      request.send(typeof body === 'string' ? body : null)
    })
}

function readResponse(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['content-type', 'date', 'retry-after']) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(request.responseText, { status: request.status, headers })
}
