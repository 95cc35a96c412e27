import { expect, it } from 'vitest'
import { placeOf } from '../../core/config/source.ts'
import { parseXliff } from './parse-xliff.ts'
import { writeXliff } from './write-xliff.ts'

const place = 'locales/en/common.json:3'
const open = `<?xml version="1.0"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="vi">`

/** Parses a file with the content of one unit, and returns its texts as `line key=text`. */
function parse(content: string): string[] | string {
  const text = `${open}\n<file id="a">\n<unit id="u" name="chat.open">\n${content}\n</unit></file></xliff>`
  return list(text)
}

function list(text: string): string[] | string {
  const parsed = parseXliff({ path: 'vi.xlf', text }, 'vi')
  if ('refused' in parsed) return parsed.refused
  return parsed.texts.map(
    ({ key, text: typed, span }) => `${placeOf(span).line} ${key}=${JSON.stringify(typed)}`,
  )
}

it('writes a file for each area and a unit for each key, with protected placeholders', () => {
  const text = { area: 'common', key: '$language.welcome', place }
  expect(writeXliff([{ ...text, english: 'Hi {{name}} & co', translation: '' }], 'vi')).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="vi">
  <file id="common" original="locales/en/common.json" canResegment="no" xml:space="preserve">
    <unit id="_language.welcome" name="$language.welcome">
      <notes><note category="place">locales/en/common.json:3</note></notes>
      <originalData><data id="d1">{{name}}</data></originalData>
      <segment state="initial">
        <source>Hi <ph id="1" dataRef="d1" equiv="{{name}}" disp="{{name}}"/> &amp; co</source>
      </segment>
    </unit>
  </file>
</xliff>
`,
  )
})

it.each([
  'Xin chào {{name}}, {{count}} & {{name}}',
  ' <b> "quoted" \t',
  'two\nlines\r\nand \u200b a space',
  '{{ a }}{{b, number}}{{',
  ']]> &amp; 😀',
])('a text comes back as it was: %j', (translation) => {
  const text = { area: 'common', key: 'chat.open', english: 'Hi {{name}}', translation, place }
  const parsed = parseXliff({ path: 'vi.xlf', text: writeXliff([text], 'vi') }, 'vi')
  expect('texts' in parsed && parsed.texts.map((one) => one.text)).toEqual([translation])
})

it('reads the English text over all segments and what lies between them, and nothing of a translation memory', () => {
  const memory =
    '<m:matches xmlns:m="urn:oasis:names:tc:xliff:matches:2.0"><m:match><source>old</source><target>cu</target></m:match></m:matches>'
  const segments =
    '<segment><source>One.</source><target>A.</target></segment><ignorable><source> </source></ignorable><segment><source>Two.</source><target>B.</target></segment>'
  const text = `${open}<file id="a"><unit id="u" name="chat.open">${memory}${segments}</unit></file></xliff>`
  const parsed = parseXliff({ path: 'vi.xlf', text }, 'vi')
  expect('texts' in parsed && parsed.texts).toMatchObject([
    { key: 'chat.open', english: 'One. Two.', text: 'A. B.' },
  ])
  expect(parse(`${memory}<segment><source>One.</source></segment>`)).toEqual(['4 chat.open=""'])
})

it('takes placeholders, CDATA, comments of reviewers and split segments as tools write them', () => {
  const data = '<originalData><data id="d1">{{name}}</data></originalData>'
  const target = '<target>A <mrk id="m"><![CDATA[<]]></mrk><ph id="1" dataRef="d1"/></target>'
  expect(
    parse(
      `${data}<segment><source>x</source>\n${target}</segment><ignorable><source> </source><target> </target></ignorable><segment><source>y</source><target>B</target></segment>`,
    ),
  ).toEqual(['6 chat.open="A <{{name}} B"'])
})

it('a unit is not translated until each of its segments is', () => {
  const done = '<segment><source>x</source><target>A</target></segment>'
  expect(parse(`${done}<segment><source>y</source></segment>`)).toEqual(['5 chat.open=""'])
  expect(parse('<segment><source>y</source></segment>')).toEqual(['4 chat.open=""'])
})

it.each([
  [
    `<!DOCTYPE x [<!ENTITY a "aaaa">]>${open}</xliff>`.replace(/<\?.*\?>\n/, ''),
    'vi.xlf:1: A DTD is not allowed. Remove the line that begins with "<!DOCTYPE".',
  ],
  [
    `${open}\n<file>\n</xliff>`,
    'vi.xlf:4: The XML is broken here: unexpected close tag. Correct it, or export the file again.',
  ],
  [
    `${open}\n&lol;</xliff>`,
    'vi.xlf:3: The XML is broken here: undefined entity. Correct it, or export the file again.',
  ],
  [
    open.replace('trgLang="vi"', 'trgLang="th"'),
    'vi.xlf:2: Its target language is "th". Import it into that language, not "vi".',
  ],
  [
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"></xliff>',
    'vi.xlf:1: This is not XLIFF 2. Save it as XLIFF 2.1 in the tool of the translator.',
  ],
])('refuses a file in one sentence with the line (%#)', (text, sentence) => {
  expect(list(text)).toBe(sentence)
})

it('refuses an empty file, and formatting within a text', () => {
  expect(list('')).toContain('vi.xlf:1: The XML is broken here')
  expect(parse('<segment><target><pc id="1">x</pc></target></segment>')).toBe(
    'vi.xlf:5: A text cannot have the element <pc>. Use plain text and <ph>.',
  )
})
