import { workerData } from 'node:worker_threads'
import { checkEach } from '../../core/config/check-merchants.ts'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { answerTasks } from '../../site/workers/answer-tasks.ts'

// The entrance of the survey's thread: it checks whenever it is asked.
answerTasks(() => checkEach(openDiskFiles(workerData)))
