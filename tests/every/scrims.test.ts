import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = globSync('src/player/**/*.module.css')
const scrims = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/::backdrop \{([^}]*)\}/g)].map(([, rules = '']) => ({
    file,
    rules,
  })),
)

it.each(scrims)('the scrim of $file fades in together with what it covers', ({ rules }) => {
  expect(rules).toContain('animation: fade')
})

it('only dialogs, sheets, the menu and the search have a scrim', () => {
  expect(scrims.length).toBeGreaterThanOrEqual(4)
})
