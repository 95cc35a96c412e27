import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Eleventy from '@11ty/eleventy'
import { report } from './contestants.ts'

// Pages of the same size as a merchant's, one for each, from one template.
const [sample = '', folder = '', count = ''] = process.argv.slice(2)
const page = readFileSync(join(sample, 'index.html'), 'utf8')
const input = join(folder, 'input')
mkdirSync(join(input, '_data'), { recursive: true })
const merchants = Array.from({ length: Number(count) }, (_, at) => ({ code: `m${at}`, page }))
writeFileSync(join(input, '_data/merchants.json'), JSON.stringify(merchants))
writeFileSync(
  join(input, 'page.njk'),
  '---\npagination:\n  data: merchants\n  size: 1\n  alias: merchant\npermalink: "{{ merchant.code }}/index.html"\n---\n{{ merchant.page | safe }}',
)
process.chdir(folder)

await report(async () => {
  const site = new Eleventy(input, join(folder, 'output'), { quietMode: true })
  await site.write()
})
