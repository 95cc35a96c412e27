/// <reference types="node" preserve="true" />
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BlockPages } from '../player/own-blocks/block-page.ts'
import { packageFolder } from '../site/disk/package-folder.ts'
import { type BlockRenderer, openBlocks } from './open-blocks.ts'

/** The module `livery/testing`: shows own blocks of a workspace to tests, in Node and with any runner of tests. */
export { failed, type Outcome, offline, pending, refused } from './answers.ts'
export type {
  Answers,
  BlockCallName,
  BlockOptions,
  BlockRenderer,
  BlockRequest,
  RenderedBlock,
} from './open-blocks.ts'

const built = pathToFileURL(join(packageFolder, 'dist/testing/block-page.js')).href
let loads = 0

/** Loads the player's build for tests as a module of its own. */
function loadPages(): Promise<BlockPages> {
  loads += 1
  return import(`${built}?${loads}`)
}

const blocks: BlockRenderer = openBlocks(loadPages)
export const { renderBlock, closeBlock } = blocks
