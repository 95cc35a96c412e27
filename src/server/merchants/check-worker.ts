import { workerData } from 'node:worker_threads'
import { checkEach } from '../../core/config/check-merchants.ts'
import { openWorkspaceFiles } from '../../site/disk/workspace-files.ts'
import { answerTasks } from '../../site/workers/answer-tasks.ts'

// The entry of the worker thread that checks merchants on demand.
answerTasks(() => checkEach(openWorkspaceFiles(workerData), undefined, Date.now()))
