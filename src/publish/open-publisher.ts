import { join } from 'node:path'
import { type Published, type PublishRequest, publish } from './publish.ts'
import { type PublishedFolder, readFolder } from './published-folder.ts'
import { type RolledBack, rollBack } from './rollback.ts'
import { type Served, type ServeOptions, serveFolder } from './serve/serve-folder.ts'

/** Publishes with the player, the families of type and the libraries of one project. */
export interface Publisher {
  readonly publish: (
    request: Omit<PublishRequest, 'dist' | 'fonts' | 'modules'>,
  ) => Promise<Published>
  readonly rollBack: (out: string, name?: string) => Promise<RolledBack>
  /** Throws where nothing is published. */
  readonly look: (out: string) => PublishedFolder
  readonly serve: (out: string, options: ServeOptions) => Promise<Served>
}

export function openPublisher(project: string): Publisher {
  const sources = {
    dist: join(project, 'dist'),
    fonts: join(project, 'fonts'),
    modules: join(project, 'node_modules'),
  }
  return {
    publish: (request) => publish({ ...request, ...sources }),
    rollBack,
    look: readFolder,
    serve: serveFolder,
  }
}
