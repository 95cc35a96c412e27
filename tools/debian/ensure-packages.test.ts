import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findMissing } from './ensure-packages.ts'

it('keeps a folder that another package may have made', () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-packages-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const fonts = join(root, 'fonts/truetype/roboto')
  mkdirSync(fonts, { recursive: true })
  const file = join(fonts, 'Roboto-Regular.ttf')
  expect(findMissing({ folder: fonts, file })).toEqual(['folder', 'file'])
  writeFileSync(file, '')
  expect(findMissing({ folder: fonts, file })).toEqual(['folder'])
})
