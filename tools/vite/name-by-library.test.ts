import { expect, it } from 'vitest'
import { nameByLibrary } from './name-by-library.ts'

const imports: Readonly<Record<string, readonly string[]>> = {
  'Sheet.tsx': ['Button.tsx'],
  'Form.tsx': ['Button.tsx', 'node_modules/react-hook-form/index.js'],
  'Rows.tsx': ['node_modules/react-virtual/index.js'],
  'Records.tsx': ['Form.tsx', 'Rows.tsx'],
}
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }
const nameOf = nameByLibrary('shared', { forms: /react-hook-form/, lists: /react-virtual/ })

it('separates what needs a large library from what does not', () => {
  expect(nameOf('Sheet.tsx', graph)).toBe('shared')
  expect(nameOf('Form.tsx', graph)).toBe('shared-forms')
  expect(nameOf('Rows.tsx', graph)).toBe('shared-lists')
  expect(nameOf('Records.tsx', graph)).toBe('shared-forms-lists')
})
