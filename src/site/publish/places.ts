/** Where everything lies in a published folder. */
export const places = {
  /** The player, shared by all. */
  assets: 'assets',
  /** The families of type, shared by all. */
  fonts: 'fonts',
  /** What merchants' pages name, by what it holds. */
  files: 'files',
  /** Pages of merchants, by what they hold. */
  sites: 'sites',
  /** The pointers: for each host its site. */
  hosts: 'hosts',
  releases: 'releases',
} as const

/** Names of releases in the order they were made. */
export const releaseList = `${places.releases}/list`

/** The release that every host serves; it names none while hosts flip. */
export const currentRelease = `${places.releases}/current`

/** What the sites that are served were made of. */
export const knownSites = `${places.releases}/known`

export function recordOf(name: string): string {
  return `${places.releases}/${name}.json`
}

/** A file whose age says when a release was last served again; absent where it only went out once. */
export function servedMarkOf(name: string): string {
  return `${places.releases}/${name}.served`
}

/** What is in a site's folder beside its pages. */
export const siteFacts = 'site.json'
