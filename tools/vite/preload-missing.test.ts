import { expect, it } from 'vitest'
import { preloadMissing } from './preload-missing.ts'
import { buildFiles } from './testing.ts'

const root = '/project'
const files = {
  'main.ts': "import { sum } from './sum.ts'; console.log(sum, () => import('./page.ts'))",
  'page.ts':
    "import { sum } from './sum.ts'; import { part } from './part.ts'; console.log(sum, part)",
  'other.ts': "import { part } from './part.ts'; console.log(part)",
  'sum.ts': "export const sum = 'the sum'",
  'part.ts': "export const part = 'a part'",
}

it('names the files that a page needs beside its own, and none that is loaded already', async () => {
  const { plugin, resolveDependencies } = preloadMissing()
  const chunks = await buildFiles(root, files, {
    plugins: [plugin],
    build: {
      modulePreload: { polyfill: false, resolveDependencies },
      rolldownOptions: {
        input: { main: `${root}/main.ts`, other: `${root}/other.ts` },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: { groups: [{ name: 'sum', test: /sum\.ts$/ }] },
        },
      },
    },
  })
  const main = chunks.find(({ fileName }) => fileName === 'main.js')
  expect(main?.imports).toContain('sum.js')
  expect(/m\.f=(\[[^\]]*\])/.exec(main?.code ?? '')?.[1]).toBe('["part.js"]')
})

it('names the file itself where the import waits for a style', () => {
  const { resolveDependencies } = preloadMissing()
  const asked = { hostId: 'main.js', hostType: 'js' } as const
  const list = (...files: string[]) => resolveDependencies('page.js', ['page.js', ...files], asked)
  expect(list('part.js')).toEqual(['part.js'])
  expect(list('part.js', 'page.css')).toEqual(['page.js', 'part.js', 'page.css'])
})
