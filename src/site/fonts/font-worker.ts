import { workerData } from 'node:worker_threads'
import { openDiskFiles } from '../disk/disk-files.ts'
import { answerTasks } from '../workers/answer-tasks.ts'
import type { FontPlan } from './font-subsetter.ts'
import { cutOwnFont } from './own-font.ts'
import { subsetHan } from './subset-han.ts'

// The entry of the worker thread that subsets fonts.
const modules = openDiskFiles(workerData)
answerTasks((plan: FontPlan) => ('font' in plan ? cutOwnFont(plan) : subsetHan(modules, plan)))
