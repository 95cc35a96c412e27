import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { syncRemote } from '../../src/site/git/sync-remote.ts'

const file = 'merchants/orb/merchant.json'
const committer = { name: 'Livery studio', email: 'studio@studio.example' }
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-remote-'))
  execFileSync('git', ['init', '--quiet', '--bare', '-b', 'main', join(folder, 'hub')])
  execFileSync('git', ['init', '--quiet', '-b', 'main', join(folder, 'mine')])
  git('mine', 'remote', 'add', 'origin', join(folder, 'hub'))
  save('mine', { shape: 'soft', mode: 'light' })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function git(where: string, ...args: readonly string[]): string {
  const who = ['-c', `user.name=${where}`, '-c', `user.email=${where}@localhost`]
  const path = join(folder, where)
  return execFileSync('git', ['-C', path, ...who, ...args], { stdio: 'pipe' })
    .toString()
    .trim()
}

/** Returns what a git answers to an input. */
function pipe(where: string, input: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-C', join(folder, where), ...args], { input })
    .toString()
    .trim()
}

function write(where: string, theme: object): void {
  mkdirSync(dirname(join(folder, where, file)), { recursive: true })
  writeFileSync(join(folder, where, file), `${JSON.stringify({ theme }, null, 2)}\n`)
}

function save(where: string, theme: object): void {
  write(where, theme)
  git(where, 'add', '.')
  git(where, 'commit', '--quiet', '-m', 'A change')
}

/** Clones the hub for a colleague. */
function clone(): void {
  execFileSync('git', ['clone', '--quiet', join(folder, 'hub'), join(folder, 'ann')])
}

function saveAsAnn(theme: object): void {
  save('ann', theme)
  git('ann', 'push', '--quiet', 'origin', 'main')
}

const read = (): unknown => JSON.parse(readFileSync(join(folder, 'mine', file), 'utf8')).theme
const sync = (remote = 'origin') => syncRemote({ root: join(folder, 'mine'), remote, committer })
const head = (where: string) => git(where, 'rev-parse', 'main')

describe('a workspace and its remote', () => {
  beforeEach(async () => {
    expect(await sync()).toEqual({ came: 0, isPushed: true })
    clone()
  })

  it('are the same after a push, and a second one does nothing', async () => {
    expect(head('hub')).toBe(head('mine'))
    expect(await sync()).toEqual({ came: 0, isPushed: false })
  })

  it('are the same after a colleague pushed, and the files have it', async () => {
    saveAsAnn({ shape: 'pill', mode: 'light' })
    expect(await sync()).toEqual({ came: 1, isPushed: false })
    expect(read()).toEqual({ shape: 'pill', mode: 'light' })
    expect(head('mine')).toBe(head('ann'))
    expect(git('mine', 'status', '--porcelain')).toBe('')
  })

  it('merge changes of two values on neighbouring lines, and lose neither', async () => {
    saveAsAnn({ shape: 'pill', mode: 'light' })
    save('mine', { shape: 'soft', mode: 'dark' })
    expect(await sync()).toEqual({ came: 1, isPushed: true })
    expect(read()).toEqual({ shape: 'pill', mode: 'dark' })
    expect(head('hub')).toBe(head('mine'))
    expect(git('mine', 'log', '-1', '--format=%cn %s')).toBe('Livery studio Merge origin/main')
    expect(git('mine', 'status', '--porcelain')).toBe('')
  })

  it('stay as they are where both changed one value, until it is the same', async () => {
    saveAsAnn({ shape: 'pill', mode: 'light' })
    save('mine', { shape: 'sharp', mode: 'light' })
    const [own, other] = [head('mine'), head('hub')]
    await expect(sync()).rejects.toThrow(
      /^ann changed at the remote what was changed here too: "theme\.shape" of merchants\/orb\/merchant\.json is "pill" there and "sharp" here\. Nothing was lost/,
    )
    expect([head('mine'), head('hub')]).toEqual([own, other])
    expect(read()).toEqual({ shape: 'sharp', mode: 'light' })
    save('mine', { shape: 'pill', mode: 'dark' })
    expect(await sync()).toEqual({ came: 1, isPushed: true })
    expect(read()).toEqual({ shape: 'pill', mode: 'dark' })
  })

  it('wait for what somebody typed and did not commit', async () => {
    saveAsAnn({ shape: 'pill', mode: 'light' })
    write('mine', { shape: 'soft', mode: 'dark' })
    await expect(sync()).rejects.toThrow(/has changes in the workspace that are not committed/)
    expect(read()).toEqual({ shape: 'soft', mode: 'dark' })
  })

  it('take a file that is new there and remove one that is gone, and no link', async () => {
    writeFileSync(join(folder, 'ann/notes.txt'), 'A note')
    saveAsAnn({ shape: 'pill', mode: 'light' })
    await sync()
    expect(readFileSync(join(folder, 'mine/notes.txt'), 'utf8')).toBe('A note')
    rmSync(join(folder, 'ann/notes.txt'))
    saveAsAnn({ shape: 'sharp', mode: 'light' })
    await sync()
    expect(git('mine', 'status', '--porcelain')).toBe('')
    expect(() => readFileSync(join(folder, 'mine/notes.txt'))).toThrow('ENOENT')
    symlinkSync('/etc/passwd', join(folder, 'ann/merchants/orb/link.json'))
    saveAsAnn({ shape: 'pill', mode: 'light' })
    await expect(sync()).rejects.toThrow('merchants/orb/link.json is a link at the remote')
    expect(read()).toEqual({ shape: 'sharp', mode: 'light' })
  })

  it('write nothing into .git, and nothing out of the folder', async () => {
    const input = '#!/bin/sh\n'
    const blob = pipe('ann', input, 'hash-object', '-w', '--stdin')
    for (const names of [
      ['.git', 'hooks', 'post-commit'],
      ['merchants', '..', 'outside'],
    ]) {
      let tree = `100755 blob ${blob}\t${names.pop()}\n`
      for (const name of names.toReversed())
        tree = `040000 tree ${pipe('ann', tree, 'mktree')}\t${name}\n`
      const commit = git('ann', 'commit-tree', pipe('ann', tree, 'mktree'), '-p', 'main', '-m', 'x')
      git('ann', 'push', '--quiet', '--force', 'origin', `${commit}:main`)
      await expect(sync()).rejects.toThrow('is no path of a file in a repository')
    }
    expect(existsSync(join(folder, 'mine/.git/hooks/post-commit'))).toBe(false)
    expect(existsSync(join(folder, 'mine/outside'))).toBe(false)
    expect(git('mine', 'status', '--porcelain')).toBe('')
  })

  it('write nothing below a folder that is a link here', async () => {
    mkdirSync(join(folder, 'elsewhere'))
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'mine/shared'))
    mkdirSync(join(folder, 'ann/shared'))
    writeFileSync(join(folder, 'ann/shared/notes.txt'), 'A note')
    saveAsAnn({ shape: 'pill', mode: 'light' })
    await expect(sync()).rejects.toThrow('shared/notes.txt was changed at the remote, and a folder')
    expect(existsSync(join(folder, 'elsewhere/notes.txt'))).toBe(false)
    expect(read()).toEqual({ shape: 'soft', mode: 'light' })
  })

  it('are apart from a history that was rewritten', async () => {
    git('ann', 'commit', '--quiet', '--amend', '-m', 'Rewritten')
    git('ann', 'push', '--quiet', '--force', 'origin', 'main')
    await expect(sync()).rejects.toThrow(/The history of "main" at origin was rewritten/)
    await expect(sync()).rejects.toThrow(/was rewritten/)
  })

  it('go on apart where a hook refuses the push, which is tried again', async () => {
    const hook = join(folder, 'hub/hooks/pre-receive')
    writeFileSync(hook, '#!/bin/sh\necho "No pushes on Friday" >&2\nexit 1\n')
    chmodSync(hook, 0o755)
    save('mine', { shape: 'sharp', mode: 'light' })
    await expect(sync()).rejects.toThrow(/origin cannot take what was saved\..*No pushes on Friday/)
    rmSync(hook)
    expect(await sync()).toEqual({ came: 0, isPushed: true })
  })

  it('go on apart where the remote is gone', async () => {
    rmSync(join(folder, 'hub'), { recursive: true })
    await expect(sync()).rejects.toThrow(/^origin cannot be reached\. Saves stay/)
  })

  it('are apart on no branch, and while a merge is under way', async () => {
    writeFileSync(join(folder, 'mine/.git/MERGE_HEAD'), head('mine'))
    await expect(sync()).rejects.toThrow(/^A merge is under way/)
    rmSync(join(folder, 'mine/.git/MERGE_HEAD'))
    git('mine', 'checkout', '--quiet', '--detach')
    await expect(sync()).rejects.toThrow(/^The workspace is on no branch/)
  })
})

describe('a remote that is refused', () => {
  it.each(['--upload-pack=touch', 'ext::sh', '../hub', ''])('by its name: %s', async (name) => {
    await expect(sync(name)).rejects.toThrow('cannot be the name of a remote')
  })

  it('by a protocol that runs a command', async () => {
    const mark = join(folder, 'ran')
    git('mine', 'remote', 'set-url', 'origin', `ext::touch ${mark}`)
    await expect(sync()).rejects.toThrow(/transport 'ext' not allowed/)
    expect(() => readFileSync(mark)).toThrow()
  })

  it('without the password of its address', async () => {
    git('mine', 'remote', 'set-url', 'origin', 'https://ann:secret@localhost:1/hub')
    const refused = await sync().catch((cause: Error) => cause.message)
    expect(refused).toMatch(/^origin cannot be reached/)
    expect(refused).not.toContain('secret')
  })
})
