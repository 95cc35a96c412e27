import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { catalogues } from './catalogues.ts'
import { createStudioWords } from './create-words.ts'

const words = createStudioWords({ onMissing: (key) => expect.fail(`${key} is missing`) })

describe('the messages of the studio', () => {
  it('have a form for one and one for several', () => {
    const t = words('frame')
    expect(t('notice.kept', { count: 1 })).toBe('One of your values was merged into it.')
    expect(t('notice.kept', { count: 4 })).toBe('4 of your values were merged into it.')
    expect(words('art')('pictures', { count: 0 })).toBe('0 pictures')
  })

  it('contain a value as it is, also where it looks like a placeholder or a message', () => {
    const t = words('gallery')
    expect(t('make', { wanted: '{{code}} <b>$t(title)' })).toBe('Make “{{code}} <b>$t(title)”')
  })

  it('are reported by their key if no catalogue has them', () => {
    const missing: string[] = []
    const t = createStudioWords({ onMissing: (key) => missing.push(key) })('publish')
    // No code that compiles names such a key.
    expect(t('no.such' as 'title')).toBe('such')
    expect(missing).toEqual(['no.such'])
  })
})

const root = join(import.meta.dirname, '..')
const files = globSync('**/*.{ts,tsx}', { cwd: root })
  // The model is the command line's too, which says what it refuses without catalogues.
  .filter((file) => !/\.test\.|^(?:i18n|model)\//.test(file))
  .map((file) => ({ file, source: parse(file) }))
const messages = Object.entries(catalogues).flatMap(([area, inside]) =>
  flatten(inside).map(([key, text]) => ({ area, key, text })),
)
const forms = /_(?:one|other)$/

describe('the catalogues of the studio', () => {
  it('have both plural forms of whatever has one', () => {
    const names = new Set(messages.map(({ area, key }) => `${area}.${key}`))
    for (const name of names) {
      if (!forms.test(name)) continue
      const base = name.replace(forms, '')
      expect(names).toContain(`${base}_one`)
      expect(names).toContain(`${base}_other`)
      expect(names).not.toContain(base)
    }
  })

  it('have no message that no component shows', () => {
    const code = files.map(({ source }) => source.text).join('\n')
    const begun = [...code.matchAll(/`([a-zA-Z]+\.[\w.]*)\$\{/g)].map(([, start = '']) => start)
    const unused = messages.filter(({ area, key }) => {
      const name = key.replace(forms, '')
      const isNamed = code.includes(`'${name}'`) || begun.some((start) => name.startsWith(start))
      return area !== 'keys' && !isNamed
    })
    expect(unused).toEqual([])
  })

  it('pass each value that a message has a placeholder for', () => {
    const wrong = files.flatMap(({ file, source }) =>
      listCalls(source).flatMap(({ area, key, values }) => {
        const shown = messages.filter(
          (one) => one.area === area && one.key.replace(forms, '') === key,
        )
        const places = shown.flatMap(({ text }) => [...text.matchAll(/\{\{(\w+)\}\}/g)])
        const wanted = [...new Set(places.map(([, place = '']) => place))]
        const missing = wanted.filter((place) => !values.includes(place))
        return shown.length === 0 || missing.length > 0 ? [{ file, area, key, missing }] : []
      }),
    )
    expect(wrong).toEqual([])
  })
})

it('no component of the studio has text outside the catalogues', () => {
  expect(files.flatMap(({ file, source }) => listOwnWords(file, source))).toEqual([])
})

function parse(file: string): ts.SourceFile {
  const text = readFileSync(join(root, file), 'utf8')
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
}

function flatten(inside: object, before = ''): [string, string][] {
  return Object.entries(inside).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value]] : flatten(value, `${before}${key}.`),
  )
}

function* walk(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* walk(child)
}

interface Call {
  readonly area: string
  readonly key: string
  readonly values: readonly string[]
}

/** Lists the calls of what `useT` returned that name one message. */
function listCalls(source: ts.SourceFile): Call[] {
  const bound = [...source.text.matchAll(/const (\w+) = useT\('(\w+)'\)/g)]
  const areas = new Map(bound.map(([, name = '', area = '']) => [name, area]))
  return [...walk(source)].flatMap((node): Call[] => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return []
    const area = areas.get(node.expression.text)
    const [key, values] = node.arguments
    if (area === undefined || !key || !ts.isStringLiteral(key)) return []
    const given = values && ts.isObjectLiteralExpression(values) ? values.properties : []
    return [{ area, key: key.text, values: given.map((one) => one.name?.getText() ?? '') }]
  })
}

/** Attributes that are read by people. */
const readAloud = /^(?:aria-label|alt|asks|hint|label|line|placeholder|subtitle|title|textValue)$/
/** Attribute texts that are the same in every language: examples of values, and paths. */
const examples = ['#rrggbb', 'art/…', 'home.winners.title', 'lagoon', 'lagoon.localhost']

/** Lists the texts that a file draws without a catalogue, and sentences that it may pass on to be drawn. */
function listOwnWords(file: string, source: ts.SourceFile): string[] {
  const own = [...walk(source)].filter((node) => {
    if (ts.isJsxText(node)) return /\p{L}/u.test(node.text)
    if (!ts.isStringLiteral(node) && !ts.isTemplateLiteral(node)) return false
    // Arguments and compared texts are code; messages of thrown errors are for developers.
    if (isInCode(node)) return false
    const attribute = ts.findAncestor(node, ts.isJsxAttribute)
    const isRead = attribute !== undefined && readAloud.test(attribute.name.getText())
    return isRead || /^.\p{Lu}\p{Ll}* \p{L}/u.test(node.getText())
  })
  return own
    .map((node) => node.getText().replace(/^["'`]|["'`]$/g, ''))
    .filter((text) => /\p{L}/u.test(text) && !examples.includes(text))
    .map((text) => `${file}: ${text.trim()}`)
}

/** Returns true if a text is an argument or a side of a comparison, unless it is inside a function that renders. */
function isInCode(text: ts.Node): boolean {
  const around = ts.findAncestor(text.parent, (node) => {
    if (ts.isFunctionLike(node) || ts.isJsxAttribute(node)) return 'quit'
    return ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isBinaryExpression(node)
  })
  return around !== undefined
}
