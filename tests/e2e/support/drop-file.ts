import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'

export interface DroppedFile {
  readonly name: string
  readonly text: string
}

/** Drags a file from outside the browser onto an element and lets go of it. */
export async function dropFile(onto: Locator, { name, text }: DroppedFile): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-drop-'))
  const path = join(folder, name)
  writeFileSync(path, text)
  await onto.scrollIntoViewIfNeeded()
  const box = await onto.boundingBox()
  if (!box) throw new Error('What a file is dropped on is not drawn.')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const page = onto.page()
  const browser = await page.context().newCDPSession(page)
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, ...at, data })
  await browser.detach()
  // The page reads the file after the drop.
  onto.page().once('close', () => rmSync(folder, { recursive: true, force: true }))
}
