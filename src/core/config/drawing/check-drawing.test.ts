import { describe, expect, it } from 'vitest'
import { checkDrawing } from './check-drawing.ts'

const svg = (inner: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${root}>${inner}</svg>`
const doubled = Array.from(
  { length: 20 },
  (_, place) => `<g id="a${place + 1}"><use href="#a${place}"/><use href="#a${place}"/></g>`,
).join('')

describe('a drawing', () => {
  it.each([
    svg('<path d="M0 0h9"/>'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn -->\n${svg('<title>A &amp; B</title>')}\n`,
    svg('<defs><path id="a" d="M0 0"/></defs><use href="#a"/><use xlink:href="#a"/>'),
    svg('<rect fill="url(#g)" style="mix-blend-mode:soft-light"/>'),
    svg('<style>.a{fill:url(#g)}</style><rect class="a"/>'),
    svg("<rect fill='red' />"),
    svg('<style><![CDATA[.a{fill:red}]]></style>'),
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">${svg('')}`,
    `<!DOCTYPE svg>${svg('')}`,
    svg('<ink:view xmlns:ink="http://www.inkscape.org/namespaces/inkscape" id="n"/>'),
    svg('<metadata><r:RDF><c:Work/></r:RDF></metadata>', ' xmlns:r="urn:r" xmlns:c="urn:c"'),
  ])('that is only a picture passes: %s', (source) => {
    expect(checkDrawing(source)).toEqual([])
  })

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['an event handler', svg('<path onload="alert(1)"/>')],
    ['an event handler', svg('', ' ONLOAD="alert(1)"')],
    ['a page inside the picture', svg('<foreignObject><p/></foreignObject>')],
    ['an element called "image"', svg('<image href="x.png"/>')],
    ['an element called "animate"', svg('<animate attributeName="href" to="x"/>')],
    ['an element called "a"', svg('<a href="#x"/>')],
    ['a reference to something outside the picture', svg('<use href="https://x.example/a#b"/>')],
    ['a reference to something outside the picture', svg('<use href="&#104;ttp://x/#b"/>')],
    ['a reference to something outside the picture', svg('<rect fill="url(//x.example/a)"/>')],
    ['a reference to something outside the picture', svg('<g xml:base="#a"/>')],
    ['a style that loads something', svg('<style>@import "x.css";</style>')],
    ['a style that loads something', svg('<rect style="fill:\\75rl(x)"/>')],
    ['a document type or an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
    ['an encoding other than UTF-8', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`],
    ['an encoding other than UTF-8', `<?xml version='1.0' encoding = 'utf-16'?>${svg('')}`],
    ['a style that loads something', svg('<style><![CDATA[@import "x.css";]]></style>')],
    [
      'an element called "s:script"',
      svg('<s:script>a</s:script>', ' xmlns:s="http://www.w3.org/2000/svg"'),
    ],
    ['an element called "s:g"', svg('<s:g/>')],
    ['a script', svg('<e:view xmlns:e="urn:e"><script>a</script></e:view>')],
    ['an event handler', svg('<e:view xmlns:e="urn:e" onload="a"/>')],
    ['an instruction', `<?xml-stylesheet href="x.css"?>${svg('')}`],
    [
      'too many elements, or references that form a cycle',
      svg(`<defs><g id="a0"><path d=""/></g>${doubled}</defs><use href="#a20"/>`),
    ],
    [
      'too many elements, or references that form a cycle',
      svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    ],
  ])('with %s is refused', (what, source) => {
    expect(checkDrawing(source)).toMatchObject([{ kind: 'unsafe', what }])
  })

  it.each([
    '',
    '<svg',
    '<p></p>',
    '<svg/><svg/>',
    svg('<g>'),
    svg('</g>'),
    svg('<g a=b/>'),
    svg('<!DOCTYPE svg>'),
  ])('that cannot be read is reported as broken: %s', (source) => {
    expect(checkDrawing(source)).toMatchObject([{ kind: 'broken' }])
  })

  it('is broken where it nests too deep', () => {
    const source = svg('<g>'.repeat(200) + '</g>'.repeat(200))
    expect(checkDrawing(source)).toMatchObject([{ what: 'elements nested too deep' }])
  })

  it('has a finding at the place of each error', () => {
    const source = svg('<path onclick="a"/>\n<use href="http://x"/>')
    const places = checkDrawing(source).map(({ start, end }) => source.slice(start, end))
    expect(places).toEqual(['onclick="a"', 'href="http://x"'])
  })
})
