import { runGit } from './run-git.ts'

/** Returns the id of the commit that a folder is at; undefined outside of a repository, or before its first commit. */
export function readHead(root: string): string | undefined {
  const { code, bytes } = runGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])
  const id = new TextDecoder().decode(bytes).trim()
  return code === 0 && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined
}
