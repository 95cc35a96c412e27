import { loadLaterBlocks, readBlockCatalogue } from '../../src/player/app/block-catalogue.ts'

await loadLaterBlocks()

/** Every kind of block that this build can show. */
export const blockCatalogue = readBlockCatalogue()
