import { compareVersions } from '../../core/config/scaffold.ts'

/** The file of the package that says, version by version, what changed for whoever uses it. */
export const changelogFile = 'CHANGELOG.md'

/** Returns the lines of a changelog about the versions after one, up to another; empty if one of the two is not known. */
export function readNews(
  changelog: string | undefined,
  { from, to }: { readonly from: string | undefined; readonly to: string },
): readonly string[] {
  if (changelog === undefined || from === undefined) return []
  return changelog
    .split(/^(?=## )/m)
    .filter((section) => {
      const version = /^## (\d+\.\d+\.\d+)/.exec(section)?.[1]
      if (version === undefined) return false
      return compareVersions(version, from) > 0 && compareVersions(version, to) <= 0
    })
    .flatMap((section) => section.trimEnd().split('\n'))
}
