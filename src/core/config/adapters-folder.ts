/** The folder of a workspace with its adapters of gateways, and the files that they share. */
export const adaptersFolder = 'gateways'
