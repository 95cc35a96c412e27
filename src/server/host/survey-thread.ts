import { parentPort, workerData } from 'node:worker_threads'
import { checkEach } from '../../config/check-merchants.ts'
import { openDiskFiles } from '../../disk/disk-files.ts'

// The entrance of the survey's thread: it checks whenever it is asked.
parentPort?.on('message', () => parentPort?.postMessage(checkEach(openDiskFiles(workerData))))
