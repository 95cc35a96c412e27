import { expect, test } from 'vitest'
import type { DiskFiles } from './disk-files.ts'
import { holdStill } from './still-files.ts'

/** A folder of files by path that notes what it is asked. */
function folderOf(files: Readonly<Record<string, string>>) {
  const asked: string[] = []
  const note = <T>(what: string, path: string, answer: T): T => {
    asked.push(`${what} ${path}`)
    return answer
  }
  const disk: DiskFiles = {
    read: (path) => note('read', path, files[path]),
    readBytes: (path) => note('read', path, Buffer.from(files[path] ?? '')),
    size: (path) => note('size', path, files[path]?.length),
    fingerprint: () => '',
    list: (folder) => {
      const start = folder === '' ? '' : `${folder}/`
      const inside = Object.keys(files).filter((path) => path.startsWith(start))
      const names = inside.map((path) => path.slice(start.length).split('/')[0] ?? '')
      return note('list', folder, [...new Set(names)].sort())
    },
  }
  return { asked, disk }
}

test('a still folder answers as the folder does, and asks the disk once', () => {
  const { asked, disk } = folderOf({ 'a/b/one.txt': 'one', 'a/two.txt': '22' })
  const still = holdStill(disk)
  for (let time = 0; time < 2; time += 1) {
    expect(still.list('a')).toEqual(['b', 'two.txt'])
    expect(still.size('a/b/one.txt')).toBe(3)
    expect(still.size('a/b/none.txt')).toBeUndefined()
    expect(still.read('a/no/folder/at/all.txt')).toBeUndefined()
    expect(still.readBytes('none.txt')).toBeUndefined()
    expect(still.list('a/no/folder')).toEqual([])
  }
  expect(asked.sort()).toEqual(['list ', 'list a', 'list a/b', 'size a/b/one.txt'])
  expect(still.read('a/two.txt')).toBe('22')
})
