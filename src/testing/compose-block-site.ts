import { join } from 'node:path'
import { openInspection } from '../core/config/check-merchants.ts'
import { merchantFile } from '../core/config/files.ts'
import { filesOver } from '../core/config/files-over.ts'
import { type Finding, printFindings } from '../core/config/finding.ts'
import { ownBlocksFolder } from '../core/config/own-blocks/own-blocks-folder.ts'
import { listOwnCalls } from '../core/contract/own-calls/own-call.ts'
import type { OwnPageId } from '../core/contract/own-pages.ts'
import { createAssetSources } from '../site/assemble/asset-sources.ts'
import { buildSite, type MerchantSite } from '../site/assemble/build-site.ts'
import { findModules } from '../site/disk/package-folder.ts'
import { snapshotWorkspaceFiles } from '../site/disk/workspace-files.ts'
import { createFontSubsetter } from '../site/fonts/font-subsetter.ts'
import { compileOwnBlocks } from '../site/own-blocks/compile-own-blocks.ts'

/** The block as a merchant places it, and where. */
export interface PlacedBlock {
  /** The folder of the workspace. */
  readonly root: string
  /** The merchant whose site has the block. */
  readonly merchant: string
  readonly language: string
  readonly block: Readonly<Record<string, unknown>> & { readonly type: string }
}

/** The page that has the block, and nothing else. */
export const blockPage: OwnPageId = 'own-block-test'
export const blockPath = '/m/block-test'

/** The site of a block, with the names of the calls of all own blocks. */
export interface BlockSite extends Pick<MerchantSite, 'skin' | 'messages' | 'ownScripts'> {
  readonly ownCalls: readonly string[]
}

/** Builds the site of a merchant with one page more, which shows the block; throws with the findings if it has errors. */
export async function composeBlockSite(placed: PlacedBlock): Promise<BlockSite> {
  const { root, merchant: parent, language, block } = placed
  const code = `${parent}-block-test`.slice(-32)
  const described = {
    schemaVersion: 1,
    code,
    extends: parent,
    languages: { default: language, supported: [language] },
    pages: {
      [blockPage]: {
        path: blockPath,
        title: { en: 'Test', [language]: 'Test' },
        order: ['block'],
        blocks: { block },
      },
    },
  }
  const path = merchantFile(code)
  const text = JSON.stringify(described, null, 2)
  const files = filesOver(snapshotWorkspaceFiles(root), [{ path, text }])
  if (files.read(merchantFile(parent)) === undefined)
    throw new Error(`There is no merchant "${parent}" in ${join(root, 'merchants')}.`)
  const { blocks, findings } = await compileOwnBlocks(files)
  refuseErrors(findings.filter(({ file }) => file.startsWith(`${ownBlocksFolder}/${block.type}/`)))
  if (!blocks.has(block.type))
    throw new Error(`There is no block "${block.type}" in ${join(root, ownBlocksFolder)}.`)
  const inspection = openInspection(files)
  const { merchant, chain, findings: found } = inspection.check(code)
  if (!merchant) refuseErrors(found)
  refuseErrors(found.filter(({ file }) => file === path))
  if (!merchant) throw new Error(`The merchant "${parent}" cannot be read.`)
  const fontSubsetter = createFontSubsetter(findModules())
  try {
    const sources = createAssetSources(files, fontSubsetter)
    const site = buildSite(
      { ...merchant, gateway: { ...merchant.gateway, adapter: '' } },
      { chain: chain.toReversed(), look: inspection.look(code) },
      {
        sources,
        options: {
          template: '',
          fontScript: '',
          addressOf: (file) => `/files/${file.path}`,
          ownBlocks: blocks,
          adapters: new Map(),
        },
      },
    )
    const own = [...blocks].flatMap(([type, { block: one }]) => listOwnCalls(type, one))
    return { ...site, ownCalls: own.map(({ name }) => name) }
  } finally {
    await fontSubsetter.close()
  }
}

function refuseErrors(findings: readonly Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(printFindings(errors).join('\n'))
}
