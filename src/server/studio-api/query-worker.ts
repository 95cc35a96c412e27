import { workerData } from 'node:worker_threads'
import { openSchemaPlaces } from '../../core/config/schema-places.ts'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { packageFolder } from '../../site/disk/package-folder.ts'
import { openWorkspaceFiles } from '../../site/disk/workspace-files.ts'
import { answerTasks } from '../../site/workers/answer-tasks.ts'
import { answerQuery, type FolderQuery } from './folder-queries.ts'

// The entry of the worker thread, which answers one question after the other.
const registry = {
  root: String(workerData),
  files: openWorkspaceFiles(workerData),
  places: openSchemaPlaces(openDiskFiles(packageFolder)),
}
answerTasks((question: FolderQuery) => answerQuery({ ...registry, now: Date.now() }, question))
