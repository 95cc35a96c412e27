import { workerData } from 'node:worker_threads'
import { checkEach } from '../../core/config/check-merchants.ts'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { answerTasks } from '../../site/workers/answer-tasks.ts'

// The entry of the worker thread that checks merchants on demand.
answerTasks(() => checkEach(openDiskFiles(workerData), undefined, Date.now()))
