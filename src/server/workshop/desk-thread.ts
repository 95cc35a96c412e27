import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { openSchemaPlaces } from '../../config/schema-places.ts'
import { openDiskFiles } from '../../disk/disk-files.ts'
import { answerQuestion } from './desk.ts'
import type { DeskRequest } from './open-desk.ts'

// The entrance of the desk's thread: it answers one question after the other.
const project = join(import.meta.dirname, '../../..')
const shelf = { files: openDiskFiles(workerData), places: openSchemaPlaces(openDiskFiles(project)) }
parentPort?.on('message', ({ id, question }: DeskRequest) => {
  try {
    parentPort?.postMessage({ id, answer: answerQuestion(shelf, question) })
  } catch (cause) {
    parentPort?.postMessage({ id, failure: String(cause) })
  }
})
