import { workerData } from 'node:worker_threads'
import { openDiskFiles } from '../disk/disk-files.ts'
import { answerTasks } from '../workers/answer-tasks.ts'
import { drawHan } from './draw-han.ts'
import type { HanPlan } from './plan-han.ts'

// The entrance of the press's thread: it draws a font whenever it is asked.
const modules = openDiskFiles(workerData)
answerTasks((plan: HanPlan) => drawHan(modules, plan))
