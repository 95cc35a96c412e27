import { join } from 'node:path'
import { publish } from '../../../src/site/publish/publish.ts'
import { report } from './contestants.ts'

const project = join(import.meta.dirname, '../../..')
const [root = '', out = '', code] = process.argv.slice(2)

await report(async () => {
  const { refused } = await publish({
    root,
    out,
    ...(code === undefined ? {} : { codes: [code] }),
    dist: join(project, 'dist'),
    fonts: join(project, 'fonts'),
    modules: join(project, 'node_modules'),
  })
  if (refused.length > 0) throw new Error(`${refused[0]?.code} was refused.`)
})
