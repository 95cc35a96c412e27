import { join } from 'node:path'
import { expect, it } from 'vitest'
import { directReact } from './direct-react.ts'
import { buildFiles } from './testing.ts'

it('evaluates React DOM with the libraries, and not with the entry', async () => {
  const root = join(import.meta.dirname, '../..')
  const files = {
    'src/entry-of-test.js':
      "import { createRoot } from 'react-dom/client'\ncreateRoot(globalThis.root).render(null)",
  }
  const chunks = await buildFiles(root, files, {
    plugins: [directReact(root)],
    build: {
      minify: false,
      rolldownOptions: {
        input: join(root, 'src/entry-of-test.js'),
        output: {
          codeSplitting: { groups: [{ name: 'libraries', test: /node_modules|direct[\\/]react/ }] },
        },
      },
    },
  })
  const [entry] = chunks.filter(({ isEntry }) => isEntry)
  expect(entry?.code).toMatch(/import \{[^}]*createRoot[^}]*\} from/)
  expect(entry?.code).not.toMatch(/require_client/)
})
