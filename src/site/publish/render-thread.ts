import { workerData } from 'node:worker_threads'
import type { HomeRenderInput, PrerenderedHome } from '../../core/contract/prerender.ts'
import { answerTasks } from '../workers/answer-tasks.ts'
import { openPrerenderer } from './open-prerenderer.ts'

/** What a thread that renders homes is started with. */
export interface RenderThreadData {
  /** The folder of the built player, and the hash of its build for Node. */
  readonly dist: string
  readonly hash: string
}

const { dist, hash }: RenderThreadData = workerData
const { prerenderHome } = openPrerenderer(dist, hash)

// The type of each own block is the progress: the last one tells which block does not end.
answerTasks<HomeRenderInput, PrerenderedHome, string>(prerenderHome)
