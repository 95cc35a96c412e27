import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { openSchemaPlaces } from '../../core/config/schema-places.ts'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { answerTasks } from '../../site/workers/answer-tasks.ts'
import { answerQuery, type FolderQuery } from './folder-queries.ts'

// The entry of the worker thread, which answers one question after the other.
const project = join(import.meta.dirname, '../../..')
const registry = {
  files: openDiskFiles(workerData),
  places: openSchemaPlaces(openDiskFiles(project)),
}
answerTasks((question: FolderQuery) => answerQuery({ ...registry, now: Date.now() }, question))
