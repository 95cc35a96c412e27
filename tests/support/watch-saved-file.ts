import { vi } from 'vitest'

/** Watches for the file that a page saves. Returns a function that resolves to its text. */
export function watchSavedFile(): () => Promise<string> {
  const saved = vi.fn((_file: Blob) => 'blob:saved')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }))
  return async () => {
    await vi.waitFor(() => {
      if (saved.mock.calls.length === 0) throw new Error('No file was saved.')
    })
    return (await saved.mock.calls[0]?.[0].text()) ?? ''
  }
}
