import { parentPort, workerData } from 'node:worker_threads'
import { openDiskFiles } from '../disk/disk-files.ts'
import { drawHan } from './draw-han.ts'
import type { Printed, PrintOrder } from './font-press.ts'

// The entrance of the press's thread: it draws a font whenever it is asked.
const modules = openDiskFiles(workerData)
parentPort?.on('message', async ({ id, plan }: PrintOrder) => {
  const printed: Printed = await drawHan(modules, plan).then(
    (font) => ({ id, font }),
    (cause: unknown) => ({ id, failure: String(cause) }),
  )
  parentPort?.postMessage(printed)
})
