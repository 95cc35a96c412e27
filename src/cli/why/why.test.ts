import { describe, expect, it } from 'vitest'
import type { Files } from '../../config/files.ts'
import { run, type WhyEdges } from './why.ts'

const parent = `{ "schemaVersion": 1, "code": "base",
  "pages": { "home": { "order": ["top", "winners"], "blocks": {
    "top": { "type": "banner" },
    "winners": { "type": "winner-board" } } } } }`
const child = `{ "schemaVersion": 1, "code": "x", "extends": "base",
  "flags": { "PTSYS3": false },
  "pages": { "home": {
    "order": ["*", "mall", "trial", "odd"],
    "blocks": {
      "winners": { "$remove": true },
      "mall": { "type": "contact", "when": { "all": [{ "session": "member" }, { "flag": "PTSYS3" }] } },
      "trial": { "type": "trial-play", "when": { "flag": "FREEPLAY3" } },
      "odd": { "type": "lotteries", "when": { "template": "mem_cen" } },
      "loose": { "type": "footer" } } } } }`
const texts: Readonly<Record<string, string>> = {
  'merchants/base/merchant.json': parent,
  'merchants/x/merchant.json': child,
  'merchants/bad/merchant.json': '{ "code": ',
}
const files: Files = { read: (path) => texts[path], list: () => ['base', 'x', 'bad'] }

function why(...args: string[]) {
  const lines: string[] = []
  const errors: string[] = []
  const edges: WhyEdges = {
    filesAt: () => files,
    print: (line) => lines.push(line),
    printError: (line) => errors.push(line),
  }
  return { code: run(args, edges), lines, errors }
}

describe('livery why', () => {
  it('says of every block whether it is shown, why, what would turn it, and where', () => {
    expect(why('x', 'home')).toEqual({
      code: 0,
      errors: [],
      lines: [
        'top      shown   STATIC It has no condition. (merchants/x/merchant.json:21)',
        'mall     hidden  CONDITION_FALSE The session is guest (who looks). It would turn if the session were member and flag PTSYS3 were on. (merchants/x/merchant.json:27)',
        'trial    shown   FLAG_MISSING The gateway has not said flag FREEPLAY3; it is taken for on, its default. It would turn if flag FREEPLAY3 were off. (merchants/x/merchant.json:28; its default is by the platform)',
        'odd      hidden  TEMPLATE_MISMATCH Template mem_cen is base (its default). It would turn if template mem_cen were new. (merchants/x/merchant.json:26)',
        'loose    hidden  Its id is not in the order of the page. (merchants/x/merchant.json:23)',
        'winners  hidden  REMOVED_BY_LAYER A layer removes it with "$remove". (merchants/x/merchant.json:7)',
      ],
    })
  })

  it('answers for one block before another player', () => {
    const { lines } = why('x', 'home', 'mall', '--session', 'agent', '--flag', 'PTSYS3=1')
    expect(lines).toEqual([
      'mall  shown   CONDITION_TRUE The session is agent (who looks). It would turn if the session were guest. (merchants/x/merchant.json:27)',
    ])
    expect(why('x', 'home', 'odd', '--template', 'mem_cen=new').lines[0]).toContain('shown')
  })

  it('refuses what is not there with exit code 1', () => {
    expect(why('y', 'home')).toMatchObject({ code: 1, errors: ['There is no merchant "y".'] })
    expect(why('x', 'moon')).toMatchObject({ code: 1, errors: ['"x" has no page "moon".'] })
    expect(why('x', 'home', 'ghost')).toMatchObject({ code: 1 })
    expect(why('bad', 'home').errors).toEqual([
      '"bad" has errors. Run "livery validate bad" to see them.',
    ])
    expect(why('x', 'constructor')).toMatchObject({ code: 1 })
  })

  it('explains a wrong call with exit code 2', () => {
    for (const args of [
      [],
      ['x', 'home', '--session', 'king'],
      ['x', 'home', '--flag', 'PTSYS3=maybe'],
      ['x', 'home', '--template', 'roof=new'],
      ['x', 'home', '--moon'],
    ]) {
      expect(why(...args)).toMatchObject({ code: 2, lines: [] })
    }
  })
})
