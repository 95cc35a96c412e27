/** Stands in the head of every page that a command writes, which so may be written over. */
export const ownPageMark = '<meta name="generator" content="Livery">'
