import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes a player of one page into `dist` of a folder and returns its path: unit tests run before the build. */
export function writePlayerPage(folder: string): string {
  const dist = join(folder, 'dist')
  mkdirSync(dist, { recursive: true })
  writeFileSync(
    join(dist, 'index.html'),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Player</title></head><body></body></html>',
  )
  return dist
}
