/** The folders of a published folder. */
export const publishFolders = {
  /** The player's files, shared by all merchants. */
  assets: 'assets',
  /** The font files, shared by all merchants. */
  fonts: 'fonts',
  /** The files of merchants' pages, named by their content. */
  files: 'files',
  /** The sites of merchants, named by their content. */
  sites: 'sites',
  /** The pointer of each host to its site. */
  hosts: 'hosts',
  releases: 'releases',
} as const

/** The list of releases, in the order in which they were made. */
export const releaseListPath = `${publishFolders.releases}/list`

/** The name of the release that every host serves; it names none while hosts switch. */
export const currentReleasePath = `${publishFolders.releases}/current`

/** The record of the sites that are served. */
export const siteRecordsPath = `${publishFolders.releases}/known`

/** Returns the path of a release's record. */
export function releaseRecordPath(name: string): string {
  return `${publishFolders.releases}/${name}.json`
}

/** Returns the path of a file whose time is when a release was last served again; absent if it went live only once. */
export function servedMarkPath(name: string): string {
  return `${publishFolders.releases}/${name}.served`
}

/** Returns the path of a file that exists once every host served a planned release. */
export function outMarkPath(name: string): string {
  return `${publishFolders.releases}/${name}.out`
}

/** Returns the path of a file that holds the commit of the workspace that a release was published from. */
export function commitMarkPath(name: string): string {
  return `${publishFolders.releases}/${name}.commit`
}

/** The file of a site with its code, name and headers. It is written last, so it marks the site as complete. */
export const siteFactsFile = 'site.json'
