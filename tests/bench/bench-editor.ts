import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { getLanguageService } from 'vscode-json-languageservice'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { merchantFile } from '../../src/core/config/files.ts'
import { defineAt } from '../../src/core/editor/define-at.ts'
import { documentsOver } from '../../src/core/editor/documents-over.ts'
import { explainAt } from '../../src/core/editor/explain-at.ts'
import { openKeptChecks } from '../../src/core/editor/kept-checks.ts'
import { proposeAt } from '../../src/core/editor/propose-at.ts'
import { snapshotFiles } from '../../src/site/disk/snapshot-files.ts'
import { median } from './measure.ts'

const root = join(import.meta.dirname, '../..')
const path = merchantFile('siamstar')
const runs = 60

/**
 * Measures what an editor waits for after each key that changes a merchant: its findings, then completion, hover and
 * definition. The floor is what VS Code's own JSON service takes for the same text and the same places, with the schema
 * alone; it has no definition.
 */
export async function measureEditor(): Promise<string> {
  const disk = snapshotFiles(root)
  const text = disk.read(path) ?? ''
  const documents = new Map<string, string>()
  const files = documentsOver(() => disk, documents)
  const checks = openKeptChecks({
    files,
    now: Date.now,
    isOpen: (code) => path === merchantFile(code),
  })
  while (checks.checkNext());
  const service = getLanguageService({
    schemaRequestService: async (address) => readFileSync(fileURLToPath(address), 'utf8'),
    workspaceContext: { resolveRelativePath: (one, from) => new URL(one, from).href },
  })
  service.configure({ validate: true, allowComments: true })
  const uri = pathToFileURL(join(root, path)).href
  const times = {
    findings: createRow(),
    completion: createRow(),
    hover: createRow(),
    definition: createRow(),
  }
  for (let run = 0; run < runs; run += 1) {
    const typed = text.replace('"round"', `"${'round'.slice(0, run % 6)}"`)
    const offset = typed.indexOf('"shape": "') + '"shape": "'.length
    const document = TextDocument.create(uri, 'json', run, typed)
    const place = document.positionAt(offset)
    const json = service.parseJSONDocument(document)
    await times.findings.floor(() => service.doValidation(document, json))
    await times.completion.floor(() => service.doComplete(document, place, json))
    await times.hover.floor(() => service.doHover(document, place, json))
    await times.findings.livery(() => {
      documents.set(path, typed)
      checks.change(path)
      while (checks.checkNext());
      return checks.findings()
    })
    const file = { files, inspection: checks.inspection(), source: { path, text: typed } }
    await times.completion.livery(() => proposeAt(file, offset))
    await times.hover.livery(() => explainAt(file, offset, Date.now()))
    await times.definition.livery(() => defineAt(file, offset))
  }
  return Object.entries(times)
    .map(
      ([work, row]) =>
        `${work} after a key in a merchant of ${text.length} characters: ${row.format()}`,
    )
    .join('\n')
}

function createRow() {
  const floors: number[] = []
  const own: number[] = []
  const measure = (into: number[]) => async (work: () => unknown) => {
    const start = performance.now()
    await work()
    into.push(performance.now() - start)
  }
  const show = (values: readonly number[]) =>
    `${median(values).toFixed(2)} ms (slowest ${Math.max(...values).toFixed(1)})`
  return {
    floor: measure(floors),
    livery: measure(own),
    format: () =>
      floors.length > 0
        ? `VS Code's JSON service ${show(floors)}, Livery ${show(own)}, ratio ${(median(own) / median(floors)).toFixed(1)}`
        : `Livery ${show(own)}`,
  }
}
