import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { commitFiles } from './commit-files.ts'

let folder: string
let root: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-commit-'))
  // The workspace is a folder of its repository, as in a clone that holds more.
  root = join(folder, 'shop')
  execFileSync('git', ['init', '--quiet', folder])
  write('merchants/orb/merchant.json', lines({ code: 'orb', name: 'Orb', colour: 'red' }))
  write('notes.txt', 'first')
  commitAll('Begin')
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = 'merchants/orb/merchant.json'
const ann = { name: 'Ann', email: 'ann@team.example' }
const studio = { name: 'Livery studio', email: 'studio@studio.example' }

function lines(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function read(path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
}

function git(...args: string[]): string {
  const who = ['-c', 'user.name=Orb', '-c', 'user.email=orb@localhost']
  return execFileSync('git', ['-C', folder, ...who, ...args], { stdio: 'pipe' })
    .toString()
    .trim()
}

function commitAll(message: string): void {
  git('add', '.')
  git('commit', '--quiet', '-m', message)
}

interface Save {
  readonly path?: string
  readonly message?: string
}

/** Saves a text over what the disk has, as the studio does. */
function save(text: string | undefined, { path = file, message = 'A change' }: Save = {}) {
  const before = read(path)
  const put = (value: string | undefined): void =>
    value === undefined ? rmSync(join(root, path)) : write(path, value)
  return commitFiles({
    root,
    files: [
      {
        path,
        before: before === undefined ? undefined : Buffer.from(before),
        after: text === undefined ? undefined : Buffer.from(text),
      },
    ],
    author: ann,
    committer: studio,
    message,
    patienceMs: 0,
    write: () => {
      put(text)
      return () => put(before)
    },
  })
}

describe('a save that is committed', () => {
  it('is a commit of its author, by the studio, with its whole message', async () => {
    const id = await save(lines({ code: 'orb', name: 'Orb', colour: 'blue' }), {
      message: 'Paint it blue\n\n# not a comment\n\nLivery-Audit: 7\n',
    })
    expect(git('log', '-1', '--format=%H|%an <%ae>|%cn <%ce>|%s')).toBe(
      `${id}|Ann <ann@team.example>|Livery studio <studio@studio.example>|Paint it blue`,
    )
    expect(git('log', '-1', '--format=%B')).toContain('# not a comment')
    expect(git('log', '-1', '--format=%(trailers:key=Livery-Audit,valueonly)')).toBe('7')
    expect(git('status', '--porcelain')).toBe('')
  })

  it('leaves other files, what is staged and what nobody added as they are', async () => {
    write('notes.txt', 'second')
    git('add', '.')
    write('notes.txt', 'third')
    write('draft.txt', 'draft')
    await save(lines({ code: 'orb', name: 'Orb', colour: 'blue' }))
    expect(git('show', '--format=', '--name-only', 'HEAD')).toBe(`shop/${file}`)
    expect(git('status', '--porcelain').split('\n')).toEqual([
      'MM shop/notes.txt',
      '?? shop/draft.txt',
    ])
    expect(git('show', ':shop/notes.txt')).toBe('second')
  })

  it('leaves out what somebody typed into the same file and did not commit', async () => {
    write(file, lines({ code: 'orb', name: 'Typed', colour: 'red' }))
    await save(lines({ code: 'orb', name: 'Typed', colour: 'blue' }))
    expect(JSON.parse(git('show', `HEAD:shop/${file}`))).toEqual({
      code: 'orb',
      name: 'Orb',
      colour: 'blue',
    })
    expect(git('diff', '--unified=0')).toMatch(/- {2}"name": "Orb",\n\+ {2}"name": "Typed",/)
    expect(git('diff', '--cached')).toBe('')
  })

  it('is refused whole where it changes a value that somebody typed and did not commit', async () => {
    write(file, lines({ code: 'orb', name: 'Orb', colour: 'green' }))
    await expect(save(lines({ code: 'orb', name: 'Orb', colour: 'blue' }))).rejects.toThrow(
      /merchant\.json has changes in the workspace that are not committed/,
    )
    expect(read(file)).toContain('green')
    expect(git('log', '--format=%s')).toBe('Begin')
  })

  it('adds and removes files, and says nothing twice', async () => {
    const path = 'merchants/orb/messages/en.json'
    await save(lines({ login: { submit: 'Come in' } }), { path })
    expect(git('show', `HEAD:shop/${path}`)).toContain('Come in')
    // A save whose answer was lost is asked again.
    expect(await save(lines({ login: { submit: 'Come in' } }), { path })).toBeUndefined()
    await save(undefined, { path })
    expect(git('log', '--format=%s').split('\n')).toEqual(['A change', 'A change', 'Begin'])
    expect(git('status', '--porcelain')).toBe('')
  })

  it('is committed when it is asked again after its studio was killed between disk and commit', async () => {
    const text = lines({ code: 'orb', name: 'Orb', colour: 'blue' })
    write(file, text)
    expect(await save(text)).toMatch(/^[0-9a-f]{40}$/)
    expect(git('status', '--porcelain')).toBe('')
  })

  it('is the first commit of a repository that has none', async () => {
    rmSync(join(folder, '.git'), { recursive: true })
    execFileSync('git', ['init', '--quiet', folder])
    const path = 'merchants/young/merchant.json'
    await save(lines({ code: 'young' }), { path })
    expect(git('log', '--format=%an %s')).toBe('Ann A change')
    expect(git('show', '--format=', '--name-only', 'HEAD')).toBe(`shop/${path}`)
  })
})

describe('a repository that takes no commit', () => {
  const text = lines({ code: 'orb', name: 'Orb', colour: 'blue' })
  const expectRefusal = async (sentence: RegExp): Promise<void> => {
    await expect(save(text)).rejects.toThrow(sentence)
    expect(read(file)).toContain('red')
  }

  it('refuses by a hook, whose words are passed on', async () => {
    write('../.git/hooks/pre-commit', '#!/bin/sh\necho "No commits on Friday" >&2\nexit 1\n')
    execFileSync('chmod', ['+x', join(folder, '.git/hooks/pre-commit')])
    await expectRefusal(/nothing was written.*No commits on Friday/)
    expect(git('status', '--porcelain')).toBe('')
  })

  it('refuses where a commit cannot be signed as it asks', async () => {
    git('config', 'commit.gpgsign', 'true')
    git('config', 'gpg.program', '/bin/false')
    await expectRefusal(/the program that signs, answered:/)
  })

  it('signs where it asks for it', async () => {
    git('config', 'commit.gpgsign', 'true')
    git('config', 'gpg.program', join(folder, 'sign'))
    write(
      '../sign',
      // It reads what it signs, as gpg does: git fails where nobody takes it.
      '#!/bin/sh\ncat > /dev/null\necho "[GNUPG:] SIG_CREATED D" >&2\necho "-----BEGIN PGP SIGNATURE-----"\necho x\necho "-----END PGP SIGNATURE-----"\n',
    )
    execFileSync('chmod', ['+x', join(folder, 'sign')])
    await save(text)
    expect(git('cat-file', 'commit', 'HEAD')).toContain('BEGIN PGP SIGNATURE')
  })

  it('refuses while a merge is under way', async () => {
    write('../.git/MERGE_HEAD', git('rev-parse', 'HEAD'))
    await expectRefusal(/^A merge is under way in .*End it, or take it back, then save again\.$/)
  })

  it('refuses while another git holds its lock, and takes the lock of a studio that was killed', async () => {
    write('../.git/index.lock', 'another')
    await expectRefusal(/^Another git is at work .*index\.lock is there/)
    write('../.git/index.lock', `livery ${hostname()} ${process.pid}\n`)
    await expect(
      commitFiles({
        root,
        files: [{ path: file, before: Buffer.from(read(file) ?? ''), after: Buffer.from(text) }],
        author: ann,
        committer: studio,
        message: 'After a kill',
        write: () => {
          write(file, text)
          return () => {}
        },
      }),
    ).resolves.toMatch(/^[0-9a-f]{40}$/)
  })

  it('refuses a file that it ignores', async () => {
    write('.gitignore', 'messages/\n')
    await expect(save(text, { path: 'merchants/orb/messages/en.json' })).rejects.toThrow(
      /^git ignores shop\/merchants\/orb\/messages\/en\.json,/,
    )
  })

  it('differs from a folder that is in none', async () => {
    rmSync(join(folder, '.git'), { recursive: true })
    await expectRefusal(/is in no git repository.*Run "git init" there/)
  })
})

it('keeps every commit of a person who commits by hand at the same time', async () => {
  const byHand = async (): Promise<void> => {
    for (let at = 0; at < 10; at++) {
      write(`hand-${at}.txt`, String(at))
      git('add', `shop/hand-${at}.txt`)
      git('commit', '--quiet', '-m', `By hand ${at}`)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const byStudio = async (): Promise<void> => {
    for (let at = 0; at < 10; at++) await save(lines({ code: 'orb', at }))
  }
  await Promise.allSettled([byHand(), byStudio()])
  const names = git('ls-tree', '-r', '--name-only', 'HEAD').split('\n')
  const made = git('log', '--format=%s', '--grep=By hand').split('\n')
  for (const name of made) expect(names).toContain(`shop/hand-${name.slice('By hand '.length)}.txt`)
  expect(git('status', '--porcelain', '--untracked-files=no')).toBe('')
})
