import { workerData } from 'node:worker_threads'
import { openDiskFiles } from '../disk/disk-files.ts'
import { answerTasks } from '../workers/answer-tasks.ts'
import type { HanPlan } from './plan-han.ts'
import { subsetHan } from './subset-han.ts'

// The entry of the worker thread that subsets fonts.
const modules = openDiskFiles(workerData)
answerTasks((plan: HanPlan) => subsetHan(modules, plan))
