import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import own from '../package.json' with { type: 'json' }
import { keyLanguage, readCatalogue } from '../src/core/config/messages.ts'
import { composeMessageSchema } from '../src/core/config/words/message-schema.ts'
import { openDiskFiles } from '../src/site/disk/disk-files.ts'
import { startBuild } from './build/start-build.ts'
import { formatLicences, readFontLicences } from './licences/read-licences.ts'
import { acceptOwnTypes, type TypesSchema } from './package/accept-own-types.ts'
import { listPackages } from './package/list-packages.ts'
import { type NamesSchema, offerNames } from './package/offer-names.ts'
import { rewriteSpecifiers } from './package/rewrite-specifiers.ts'
import { codeExports, writeCodeTypes } from './package/write-code-types.ts'

/**
 * Makes the npm packages in `dist/package`. `livery` is compiled JavaScript, the built player and studio, schemas,
 * base, messages, fonts, deploy files and the types for the code of a workspace, without tests and demonstration brands;
 * `create-livery` makes a workspace. Fails where `livery` is larger than the limit.
 */
const root = join(import.meta.dirname, '..')
const out = join(root, 'dist/package')
const folder = join(out, 'livery')
const creator = join(out, 'create-livery')
/** The owner has not chosen a licence yet. */
const license = 'UNLICENSED'
/** The most bytes of the packed package. */
const mostBytes = 12 * 1024 * 1024

/** Packages that are found by a path and not by an import: fonts that are subset for a merchant, and the renderer of homes. */
const byPath = Object.keys(own.dependencies).filter((name) => name.startsWith('@fontsource'))

/** What the package has of the repository as it is. */
const copied = [
  'schemas',
  'merchants/base',
  'locales',
  'fonts',
  'deploy',
  'public',
  'LICENSE',
  'CHANGELOG.md',
]

await startBuild(['player', 'prerender', 'studio', 'testing'], { output: 'terminal' })
rmSync(out, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
compile()
copyAssets()
for (const name of copied) copyFrom(name)
copyBuilt()
writeMessageSchema()
writeOwnBlockSchemas()
const typed = writeCodeTypes(folder)
writeFileSync(join(folder, 'NOTICE.txt'), notices())
writePackage(folder, describePackage())
writeCreator()
const size = pack(folder)
pack(creator)
if (size > mostBytes)
  throw new Error(
    `The package is larger than ${mostBytes / 1024 / 1024} MB. Nothing should publish it.`,
  )

function compile(): void {
  const compiler = join(root, 'node_modules/typescript7/bin/tsc')
  run(process.execPath, [compiler, '-p', 'tsconfig.package.json'], root)
  // The compiler follows the types of the player, whose code is built.
  rmSync(join(folder, 'src/player'), { recursive: true, force: true })
  for (const name of ['livery.js', 'run.js', 'open-host.js', 'build-parts.js'])
    copyFrom(`bin/${name}`)
  for (const file of globSync('{src,bin}/**/*.js', { cwd: folder })) {
    const path = join(folder, file)
    writeFileSync(path, rewriteSpecifiers(readFileSync(path, 'utf8')))
  }
}

/** Copies what is read beside the code: scripts of pages, styles, worlds. */
function copyAssets(): void {
  const found = globSync('src/{core,site,sandbox,server,cli}/**/*.{js,css,json}', { cwd: root })
  for (const file of found) if (!file.startsWith('src/sandbox/games/')) copyFrom(file)
}

/** Copies what is published and the studio, without what only this repository reads. */
function copyBuilt(): void {
  for (const name of readdirSync(join(root, 'dist')))
    if (!['.built', 'local', 'package'].includes(name)) copyFrom(`dist/${name}`)
}

/** Writes the schema of messages, with which editors complete and check those of a workspace. */
function writeMessageSchema(): void {
  const english = readCatalogue(openDiskFiles(root), keyLanguage)
  if (!english) throw new Error('There are no messages.')
  const text = JSON.stringify(composeMessageSchema(english))
  writeFileSync(join(folder, 'schemas/messages.schema.json'), text)
}

/** Writes the schemas of own blocks, so that editors accept their types and offer flags and calls. */
function writeOwnBlockSchemas(): void {
  rewriteSchema('fallback', (schema: TypesSchema) => acceptOwnTypes(schema))
  rewriteSchema('own-block', (schema: NamesSchema) => offerNames(schema))
}

function rewriteSchema<S>(name: string, rewrite: (schema: S) => object): void {
  const file = join(folder, `schemas/${name}.schema.json`)
  const schema: S = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(rewrite(schema), null, 2))
}

function copyFrom(name: string): void {
  const source = join(root, name)
  if (statSync(source, { throwIfNoEntry: false }) === undefined) return
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  cpSync(source, join(folder, name), { recursive: true })
}

function notices(): string {
  const published = join(root, 'dist/assets/licences.txt')
  return `${readFileSync(published, 'utf8')}\n${formatLicences(readFontLicences(join(root, 'fonts')))}`
}

/** Describes the package with the libraries that its code imports, in the versions that it was tested with. */
function describePackage() {
  const { name, version, description, type, bin, engines } = own
  const versions: Readonly<Record<string, string>> = { ...own.devDependencies, ...own.dependencies }
  const imported = globSync('{src,bin,dist/prerender}/**/*.js', { cwd: folder }).flatMap((file) =>
    listPackages(readFileSync(join(folder, file), 'utf8')),
  )
  // The code that a new block begins with imports the package itself.
  const others = [...imported, ...byPath, ...typed].filter((one) => one !== name)
  const needed = [...new Set(others)].sort()
  const missing = needed.filter((one) => versions[one] === undefined)
  if (missing.length > 0) throw new Error(`package.json does not have ${missing.join(', ')}.`)
  return {
    name,
    version,
    description,
    license,
    type,
    bin,
    engines,
    exports: {
      ...codeExports,
      './package.json': './package.json',
      './schemas/*': './schemas/*',
    },
    dependencies: Object.fromEntries(needed.map((one) => [one, versions[one]])),
  }
}

/** Writes the package of `npm create livery`, which starts the one that it depends on. */
function writeCreator(): void {
  const { version, type, engines } = own
  mkdirSync(join(creator, 'bin'), { recursive: true })
  cpSync(join(root, 'bin/create-livery.js'), join(creator, 'bin/create-livery.js'))
  writePackage(creator, {
    name: 'create-livery',
    version,
    description: 'Makes a workspace of Livery with its first merchant.',
    license,
    type,
    bin: { 'create-livery': 'bin/create-livery.js' },
    engines,
    dependencies: { livery: version },
  })
}

function writePackage(path: string, description: object): void {
  writeFileSync(join(path, 'package.json'), `${JSON.stringify(description, null, 2)}\n`)
}

/** Packs a folder; returns the bytes of the tarball. */
function pack(path: string): number {
  run('npm', ['pack', '--silent', '--pack-destination', out], path)
  const file = `${basename(path)}-${own.version}.tgz`
  const { size: bytes } = statSync(join(out, file))
  process.stdout.write(`dist/package/${file}: ${(bytes / 1024).toFixed(0)} KB\n`)
  return bytes
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`)
}
