import { expect, it } from 'vitest'
import { tallyFindings } from './tally-findings.ts'

it('marks a row by the worst of what is in it, the errors before the warnings', () => {
  const at = { code: 'x', line: 1, column: 1, message: '', file: 'merchants/orb/merchant.json' }
  const { worstOf } = tallyFindings([
    { ...at, severity: 'error', path: 'pages.home.blocks.hot.settings.limit' },
    { ...at, severity: 'warning', path: 'pages.home.blocks.winners' },
    { ...at, severity: 'warning', path: 'login', file: 'merchants/orb/messages/th.json' },
    { ...at, severity: 'error', path: '' },
  ])
  const rows = [
    'pages',
    'pages.home.blocks.hot',
    'pages.home.blocks.winners',
    'words',
    'file',
    'theme',
  ]
  expect(rows.map(worstOf)).toEqual(['error', 'error', 'warning', 'warning', 'error', undefined])
})
