import { globSync, readFileSync } from 'node:fs'
import postcss, { type Container, type Rule } from 'postcss'
import { expect, it } from 'vitest'

const typography = 'src/player/kit/controls/typography.module.css'

/** The sheets of inner pages: a guest's home has no bytes left for the names of more classes. */
const inner = [
  'src/player/areas/{agents,help,lobby,member,money,rewards,sign-in}/**/*.module.css',
  'src/player/kit/{forms,money,records}/**/*.module.css',
]

/** The rules of these areas that stay written out. */
const exempt = {
  'help/blocks/contact/Contact.module.css': 'a guest’s home',
  'help/pages/system/StatusFrame.module.css': 'a guest’s home',
  'lobby/blocks/fixtures/Fixtures.module.css': 'a guest’s home',
  'lobby/blocks/lotteries/Draw.module.css': 'a guest’s home',
  'lobby/blocks/lotteries/LeadLeaf.module.css': 'a guest’s home',
  'lobby/blocks/lotteries/Result.module.css': 'a guest’s home',
  'lobby/blocks/lotteries/TornPaper.module.css': 'a guest’s home',
  'lobby/blocks/scoreboard/Scoreboard.module.css': 'a guest’s home',
  'lobby/blocks/game-grid/LeadGame.module.css':
    'it restyles a button, whose own sheet has no layer',
  'lobby/blocks/lobby-filters/LobbyFilters.module.css':
    'it replaces a chip, whose class has a text',
}
const isExempt = (file: string): boolean => Object.keys(exempt).some((one) => file.endsWith(one))

it('no sheet of an inner page writes out a text that has a class of the kit', () => {
  const classes = readClasses()
  const written = globSync(inner).flatMap((file) =>
    isExempt(file)
      ? []
      : rulesOf(postcss.parse(readFileSync(file, 'utf8')))
          .filter(({ selector }) => /^\.[\w-]+$/.test(selector))
          .flatMap((rule) => {
            const own = declarationsOf(rule)
            const [name] =
              [...classes].find(([, lines]) => lines.every((one) => own.has(one))) ?? []
            return name ? [`${file}: ${rule.selector} is ${name}`] : []
          }),
  )
  expect(written).toEqual([])
})

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

/** Returns the declarations of each class of the typography. */
function readClasses(): Map<string, readonly string[]> {
  const classes = new Map<string, string[]>()
  postcss.parse(readFileSync(typography, 'utf8')).walkRules((rule) => {
    for (const one of rule.selectors.map((selector) => selector.slice(1)))
      classes.set(one, [...(classes.get(one) ?? []), ...declarationsOf(rule)])
  })
  return classes
}

function rulesOf({ nodes = [] }: Container): Rule[] {
  return nodes.filter((node) => node.type === 'rule')
}

function declarationsOf({ nodes }: Rule): Set<string> {
  return new Set(
    nodes.flatMap((node) => (node.type === 'decl' ? [`${node.prop}: ${node.value}`] : [])),
  )
}
