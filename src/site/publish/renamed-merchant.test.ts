import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeOfSite } from './release.ts'
import { createTestProject, type TestProject } from './testing.ts'

let project: TestProject
beforeAll(() => {
  project = createTestProject()
})
afterAll(() => project.close())

/** Renames a merchant as `livery rename` does, at its host. */
function rename(from: string, to: string): void {
  renameSync(join(project.root, 'merchants', from), join(project.root, 'merchants', to))
  project.writeMerchant(to, { hosts: ['acme.test'], gateway: { merchantCode: 'acme' } })
}

it.each([
  { how: 'a publish of all merchants', codes: undefined },
  { how: 'a publish that names it', codes: ['ajax'] },
])(
  'a renamed merchant keeps its host through $how, which is never off the air',
  async ({ codes }) => {
    project.writeMerchant('acme', { hosts: ['acme.test'] })
    const out = codes ? 'named' : 'all'
    await project.publish(out)
    rename('acme', 'ajax')
    const { release, takenDown, refused } = await project.publish(out, codes ? { codes } : {})
    expect([takenDown, refused]).toEqual([[], []])
    expect([...(release?.hosts ?? [])].map(([host, site]) => [host, codeOfSite(site)])).toEqual([
      ['acme.test', 'ajax'],
    ])
    project.removeMerchant('ajax')
  },
)
