import type { Git } from '../git/run-git.ts'

/** A release with the commit that its publisher was at. */
export interface ReleasedCommit {
  readonly release: string
  readonly commit: string
}

/**
 * Returns by commit the first release that carried it. The releases are those of one merchant, the oldest first. A
 * commit that this repository does not have, because the release came from another clone, is left out.
 */
export function findReleases(
  git: Git,
  root: string,
  releases: readonly ReleasedCommit[],
): ReadonlyMap<string, string> {
  const carried = new Map<string, string>()
  const earlier: string[] = []
  for (const { release, commit } of releases) {
    if (!/^[0-9a-f]{40,64}$/.test(commit)) continue
    const asked = ['rev-list', commit, ...earlier.map((id) => `^${id}`)]
    const { code, bytes } = git(root, asked)
    if (code !== 0) continue
    earlier.push(commit)
    for (const id of new TextDecoder().decode(bytes).split('\n').filter(Boolean))
      if (!carried.has(id)) carried.set(id, release)
  }
  return carried
}
