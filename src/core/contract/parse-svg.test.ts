import { expect, test } from 'vitest'
import { contentOf, parseSvg, parseSvgRoot, viewBoxOf, writtenAttributes } from './parse-svg.ts'

const rootOf = (source: string) => {
  const root = parseSvgRoot(source)
  if (!root) throw new Error('The drawing can be read.')
  return root
}

test('the content of an element is its source text', () => {
  const source = '<?xml version="1.0"?>\n<svg a="1"><g><svg><b/></svg></g> &amp; <c/></svg>\n'
  const root = rootOf(source)
  expect(contentOf(source, root)).toBe('<g><svg><b/></svg></g> &amp; <c/>')
  const [group, selfClosing] = root.children
  expect(group && contentOf(source, group)).toBe('<svg><b/></svg>')
  expect(selfClosing && contentOf(source, selfClosing)).toBe('')
})

test('attributes keep their source text, and their values have named characters decoded', () => {
  const source = `<svg fill='red' data-a="1 &lt; 2"\n  x = "3"/>`
  const root = rootOf(source)
  expect(writtenAttributes(source, root, (name) => name !== 'x')).toBe(
    ` fill='red' data-a="1 &lt; 2"`,
  )
  expect(root.attributes.get('data-a')?.value).toBe('1 < 2')
  expect(root.attributes.get('x')?.value).toBe('3')
})

test.each([
  ['0 0 10 20', { x: 0, y: 0, width: 10, height: 20 }],
  [' -5,2.5  10,20 ', { x: -5, y: 2.5, width: 10, height: 20 }],
  ['0 0 0 20', undefined],
  ['0 0 10', undefined],
  ['a b 10 20', undefined],
])('the view box "%s" is %j', (text, box) => {
  expect(viewBoxOf(rootOf(`<svg viewBox="${text}"/>`))).toEqual(box)
})

test('a drawing that cannot be parsed has no root, and its first problem has a position', () => {
  expect(parseSvgRoot('<svg><g></svg>')).toBeUndefined()
  expect(parseSvg('<svg><g></svg>')).toMatchObject({ kind: 'broken', start: 8 })
  expect(parseSvg('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>')).toMatchObject({
    kind: 'unsafe',
    start: 0,
  })
})
