import type { Locator } from '@playwright/test'

export interface DroppedFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/** Drags a file from outside the browser onto an element and lets go of it. */
export async function dropFile(onto: Locator, file: DroppedFile): Promise<void> {
  const dataTransfer = await onto.evaluateHandle((_, { name, type, text }) => {
    const data = new DataTransfer()
    data.effectAllowed = 'all'
    data.items.add(new File([text], name, { type }))
    return data
  }, file)
  for (const kind of ['dragenter', 'dragover', 'drop'])
    await onto.dispatchEvent(kind, { dataTransfer })
}
