import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('no sheet repeats what its words inherit from the body', () => {
  // Buttons and the entries of menus keep words together; in these sheets they may break again.
  const inButtons = ['Button', 'SliderCheck', 'QuestionCheck', 'OtherForm', 'BottomMenu']
  const repeated = globSync('src/player/{app,areas,kit,registry}/**/*.module.css').filter(
    (file) => {
      const sheet = readFileSync(file, 'utf8')
      const breaks = inButtons.every((name) => !file.endsWith(`/${name}.module.css`))
      return sheet.includes('tabular-nums') || (breaks && sheet.includes('overflow-wrap: anywhere'))
    },
  )
  expect(repeated).toEqual([])
})
