import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import own from '../../../package.json' with { type: 'json' }
import { changelogFile, readNews } from './read-news.ts'

const changelog = [
  '# Changelog',
  '',
  'About it.',
  '',
  '## 1.10.0',
  '',
  '- Ten.',
  '',
  '## 1.9.0 (2026-11-01)',
  '',
  '- Nine.',
  '',
  '## 1.0.0',
  '',
  '- One.',
  '',
].join('\n')

it('the news are those of the versions after that of the workspace', () => {
  expect(readNews(changelog, { from: '1.0.0', to: '1.10.0' })).toEqual([
    '## 1.10.0',
    '',
    '- Ten.',
    '## 1.9.0 (2026-11-01)',
    '',
    '- Nine.',
  ])
  expect(readNews(changelog, { from: '1.0.0', to: '1.9.0' })).toContain('- Nine.')
  expect(readNews(changelog, { from: '1.10.0', to: '1.10.0' })).toEqual([])
})

it('the changelog has the version of the package', () => {
  const text = readFileSync(join(import.meta.dirname, '../../..', changelogFile), 'utf8')
  expect(readNews(text, { from: '0.0.0', to: own.version }).join('\n')).toContain(
    `## ${own.version}`,
  )
})
