import { count } from '../../core/config/count.ts'
import type { Files } from '../../core/config/files.ts'
import { composeBlockDocument } from '../../core/config/own-blocks/own-block.ts'
import { readOwnBlocks } from '../../core/config/own-blocks/read-own-blocks.ts'
import { type AddCommand, formatExits, formatOption, parseFolder, rootOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { composeSite } from '../reference/compose-site.ts'
import type { DocSchema, DocSchemas } from '../reference/schema-entries.ts'
import { refuseForeignPage } from '../refuse-foreign-page.ts'
import { readCommands } from './read-commands.ts'

export const addDocs: AddCommand = (program, { environment }) => {
  program
    .command('docs')
    .summary('writes the reference of settings, blocks, findings, calls and commands')
    .description(
      'Writes the reference as a folder of pages with a search: settings, blocks, pages, flags, conditions, findings, calls and commands. In a workspace it has the blocks of the workspace too. Open it with or without a server. Example: livery docs --out reference',
    )
    .option('--out <dir>', 'the folder to write into', parseFolder, 'reference')
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText('after', formatExits({ 0: 'the reference is written', 1: 'it cannot be written' }))
    .action((options) => {
      const site = composeSite({
        ...readParts(environment),
        ownBlocks: describeOwnBlocks(environment.filesAt(options.root)),
        commands: readCommands(program),
      })
      writeSite(site, options, environment)
    })
}

/** Returns the documents of the blocks of a workspace whose description has no error. */
function describeOwnBlocks(files: Files): DocSchemas {
  const own = [...readOwnBlocks(files).byType.values()]
  return new Map(
    own.map(({ type, block }) => [
      `block.${type}.schema.json`,
      { ...composeBlockDocument(type, block, ''), title: block.title, examples: [{ type }] },
    ]),
  )
}

interface Options {
  readonly out: string
  readonly format: 'text' | 'json'
}

/** As JSON, the list of the files that were written. */
function writeSite(
  site: ReadonlyMap<string, string>,
  { out, format }: Options,
  { filesAt, writerAt, print }: CliEnvironment,
): void {
  refuseForeignPage(filesAt(out), out)
  const write = writerAt(out)
  for (const [path, text] of site) write(path, text)
  const files = [...site.keys()].map((path) => `${out}/${path}`)
  if (format === 'json') print(JSON.stringify(files, null, 2))
  else print(`${count(files.length, 'file')}. Open ${out}/index.html in a browser.`)
}

function readParts({ project, searchLibrary }: CliEnvironment) {
  const schemas = project
    .list('schemas')
    .flatMap((file): [string, DocSchema][] => [
      [file, JSON.parse(read(project, `schemas/${file}`))],
    ])
  return {
    schemas: new Map(schemas),
    style: read(project, 'src/cli/reference/reference.css'),
    searchLibrary: searchLibrary(),
  }
}

function read(project: CliEnvironment['project'], path: string): string {
  const text = project.read(path)
  if (text === undefined)
    throw new Error(`${path} of Livery itself is missing. Install Livery again.`)
  return text
}
