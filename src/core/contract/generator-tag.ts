/** The tag in the head of every page that a command writes. Commands may overwrite pages that have it. */
export const generatorTag = '<meta name="generator" content="Livery">'
