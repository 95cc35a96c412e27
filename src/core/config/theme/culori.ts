import * as culori from 'culori/require'

// This is one file, while Node would load each of the 150 modules of `culori`. Node gives a CommonJS
// file as the default export, and bundlers give its names.
const names: Pick<typeof culori, 'converter' | 'formatHex' | 'parse'> =
  'default' in culori && culori.default ? culori.default : culori

export const { converter, formatHex, parse } = names
