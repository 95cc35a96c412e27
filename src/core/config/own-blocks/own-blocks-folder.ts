/** The folder of a workspace with a folder for each of its own blocks. */
export const ownBlocksFolder = 'blocks'
