import { expect, it } from 'vitest'
import { refuseWarnings } from './refuse-warnings.ts'
import { buildFiles } from './testing.ts'

const root = '/app'
const build = (entry: string, more: Readonly<Record<string, string>> = {}) =>
  buildFiles(
    root,
    { 'main.ts': entry, 'list.ts': 'export const list = []', ...more },
    {
      plugins: [refuseWarnings()],
      build: { rolldownOptions: { input: { main: `${root}/main.ts` } } },
    },
  )

it('fails a build in which a lazy import is not lazy, because the module is also imported at once', async () => {
  const lazy = "import('./list.ts').then(console.log)"
  await expect(build(lazy)).resolves.toHaveLength(2)
  await expect(
    build(`import { list } from './list.ts'\nconsole.log(list)\n${lazy}`),
  ).rejects.toThrow('list.ts is dynamically imported by')
})

it('fails a build that Vite warns about', async () => {
  const styles = 'main { color: red; }'
  const page = "import './main.css'"
  await expect(build(page, { 'main.css': styles })).resolves.toHaveLength(1)
  const late = `${styles} @import 'https://fonts.example/a.css';`
  await expect(build(page, { 'main.css': late })).rejects.toThrow('@import statements must precede')
})
