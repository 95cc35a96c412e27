import type { Files } from '../files.ts'
import type { ResolvedMerchant } from '../resolved-merchant.ts'
import type { Source } from '../source.ts'

/** Returns the folder of the documents of a merchant. */
export function documentsFolder(code: string): string {
  return `merchants/${code}/documents`
}

/** A file of a document. */
export interface DocumentFile {
  readonly name: string
  readonly language: string
  readonly path: string
}

/** Lists the documents of a merchant's own folder. A file with another name is none. */
export function listDocumentFiles(files: Files, code: string): readonly DocumentFile[] {
  const folder = documentsFolder(code)
  return files.list(folder).flatMap((file) => {
    const [, name, language] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([A-Za-z0-9-]+)\.md$/.exec(file) ?? []
    return name && language ? [{ name, language, path: `${folder}/${file}` }] : []
  })
}

/** A merchant and its parents, the merchant first. */
export type DocumentChain = readonly string[]

/** Reads a document in a language, of the merchant or of the nearest parent that has it; undefined if none has. */
export function readDocument(
  files: Files,
  chain: DocumentChain,
  { name, language }: Pick<DocumentFile, 'name' | 'language'>,
): Source | undefined {
  for (const code of chain) {
    const path = `${documentsFolder(code)}/${name}.${language}.md`
    const text = files.read(path)
    if (text !== undefined) return { path, text }
  }
  return undefined
}

/** Lists the names of the documents of a chain. */
export function listDocuments(files: Files, chain: DocumentChain): readonly string[] {
  const all = chain.flatMap((code) => listDocumentFiles(files, code).map(({ name }) => name))
  return [...new Set(all)].sort()
}

/** Lists the names of the documents that the blocks of a merchant's pages show. */
export function listPlacedDocuments({ pages }: Pick<ResolvedMerchant, 'pages'>): readonly string[] {
  const blocks = Object.values(pages).flatMap((page) => Object.values(page.blocks))
  const names = blocks.flatMap((block) =>
    block?.type === 'document' ? [block.settings?.file ?? 'about'] : [],
  )
  return [...new Set(names)]
}
