import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copyBase } from '../../../tests/support/copy-base.ts'
import { type PublishRequest, type PublishResult, publish } from './publish.ts'
import { publishFolders } from './publish-paths.ts'
import type { PublishTarget } from './publish-target.ts'

const repository = join(import.meta.dirname, '../../..')

/** A temporary project for tests: merchants on the disk, a built player of few bytes, and targets to publish to. */
export interface TestProject {
  readonly root: string
  readonly dist: string
  /** Publishes to a folder by name, or to a bucket. */
  readonly publish: (out: PublishTarget, more?: Partial<PublishRequest>) => Promise<PublishResult>
  /** Returns the default request of a publish. */
  readonly request: (out: PublishTarget) => PublishRequest
  /** Returns the path of a file or target in the temporary folder. */
  readonly at: (path: string) => string
  readonly writeMerchant: (code: string, more?: object) => void
  readonly removeMerchant: (code: string) => void
  /** Writes a file, such as `merchants/acme/look/row.css`. */
  readonly writeFile: (path: string, text: string) => void
  readonly writeDist: (file: string, text: string) => void
  readonly close: () => void
}

/** The languages of the project, so that a publish checks and writes the messages of no more. */
const languages = ['en', 'th']

export interface TestProjectOptions {
  /** The folder that holds the project, if not the temporary one. */
  readonly parent?: string
  /** What other projects of the same test made. */
  readonly prepared?: PreparedFiles
}

/** Creates a project in a temporary folder with the merchant `base` only, without hosts. */
export function createTestProject(options: TestProjectOptions = {}): TestProject {
  const { parent = tmpdir() } = options
  const folder = mkdtempSync(join(parent, 'livery-publish-'))
  const root = join(folder, 'root')
  const dist = join(folder, 'dist')
  const at = (path: string): string => join(folder, path)
  const prepared = options.prepared ?? createPreparedFiles(folder)
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const writeDist = (file: string, text: string): void => write(join(dist, file), text)
  const writeMerchant = (code: string, more: object = {}): void => {
    const merchant = {
      schemaVersion: 1,
      code,
      extends: 'base',
      hosts: [`${code}.test`],
      languages: { default: 'en', supported: languages },
      ...more,
    }
    write(join(root, 'merchants', code, 'merchant.json'), JSON.stringify(merchant))
  }
  const request = (out: PublishTarget): PublishRequest => ({
    root,
    dist,
    out: typeof out === 'string' ? at(out) : out,
    fonts: join(repository, 'fonts'),
    modules: join(repository, 'node_modules'),
  })
  copyBase(root, languages)
  const base = join(root, 'merchants/base/merchant.json')
  writeFileSync(base, readFileSync(base, 'utf8').replace(/"hosts": \[[^\]]*\],/, ''))
  writeDist('index.html', page)
  writeDist('.vite/manifest.json', JSON.stringify(buildList))
  for (const [file, text] of Object.entries(scripts)) writeDist(file, text)
  return {
    root,
    dist,
    at,
    writeMerchant,
    writeFile: (path, text) => write(join(root, path), text),
    removeMerchant: (code) => rmSync(join(root, 'merchants', code), { recursive: true }),
    writeDist,
    request,
    async publish(out, more = {}) {
      if (typeof out === 'string') prepared.putInto(at(out))
      const result = await publish({ ...request(out), ...more })
      if (typeof out === 'string') prepared.take(at(out))
      return result
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export interface PreparedFiles {
  /** Takes the files of a published folder, once. */
  readonly take: (published: string) => void
  /** Puts them into a folder that does not exist yet. */
  readonly putInto: (target: string) => void
  readonly remove: () => void
}

/** Keeps the fonts, pictures and messages of a publish, which take long to make and are named by their content. */
export function createPreparedFiles(parent: string = tmpdir()): PreparedFiles {
  const folder = mkdtempSync(join(parent, 'livery-prepared-'))
  const kept = join(folder, 'kept')
  const costly = /\/(fonts|files)\/[^/]+\.(woff2|txt|png|svg|json)(\.br|\.gz)?$/
  const copy = (from: string, to: string): void =>
    cpSync(from, to, {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => statSync(path).isDirectory() || costly.test(path),
    })
  return {
    take(published) {
      if (existsSync(kept) || !existsSync(published)) return
      for (const part of ['fonts', 'files']) copy(join(published, part), join(kept, part))
    },
    putInto(target) {
      if (existsSync(target) || !existsSync(kept)) return
      copy(kept, target)
      for (const part of Object.values(publishFolders))
        mkdirSync(join(target, part), { recursive: true })
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Reads every file of a folder in base64, by path; without links and the lock file. */
export function readTree(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name !== '.lock')
  return new Map(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'base64')]),
  )
}

const page =
  '<!doctype html><html lang="en"><head><title></title><link rel="license" href="/assets/licences.txt"><script src="/assets/legacy-1.js"></script><script type="module" src="/assets/index-a1.js"></script></head><body><div id="root"></div></body></html>'

const buildList = {
  'index.html': { file: 'assets/index-a1.js', imports: ['_b2.js'], css: ['assets/c3.css'] },
  '_b2.js': { file: 'assets/b2.js', dynamicImports: ['late.ts'] },
  'late.ts': { file: 'assets/d4.js' },
  'game.html': { file: 'assets/game-e5.js' },
}

const scripts = {
  'assets/index-a1.js': `import './b2.js' // ${'a'.repeat(2000)}`,
  'assets/b2.js': `import('./d4.js')`,
  'assets/d4.js': '',
  'assets/c3.css': 'body{margin:0}',
  'assets/game-e5.js': 'play()',
  'assets/legacy-1.js': 'old()',
  'assets/licences.txt': 'Works of others',
  'assets/fonts-1.js': 'fonts()',
  'prerender/prerender.js':
    "export const prerenderHome = async ({ skin, language }) => ({ html: '<h1>' + skin.code + ' ' + language + '</h1>', images: [], styles: [], asks: [], blocks: [], turns: [] })",
}
