import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = globSync('src/player/**/*.module.css')
const scrims = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/::backdrop \{([^}]*)\}/g)].map(([, rules = '']) => ({
    file,
    rules,
  })),
)

it.each(scrims)('the scrim of $file fades in beside what it is behind', ({ rules }) => {
  expect(rules).toContain('animation: fade')
})

it('are those of dialogs, sheets, the menu and the search', () => {
  expect(scrims.length).toBeGreaterThanOrEqual(4)
})
