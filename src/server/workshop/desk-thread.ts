import { parentPort, workerData } from 'node:worker_threads'
import { openDiskFiles } from '../../disk/disk-files.ts'
import { answerQuestion } from './desk.ts'
import type { DeskRequest } from './open-desk.ts'

// The entrance of the desk's thread: it answers one question after the other.
const files = openDiskFiles(workerData)
parentPort?.on('message', ({ id, question }: DeskRequest) => {
  try {
    parentPort?.postMessage({ id, answer: answerQuestion(files, question) })
  } catch (cause) {
    parentPort?.postMessage({ id, failure: String(cause) })
  }
})
