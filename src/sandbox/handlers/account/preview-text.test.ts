import { expect, it } from 'vitest'
import { previewText } from './preview-text.ts'

it.each([
  ['<p>Hello <b>you</b></p>', 'Hello you'],
  ['&lt;b&gt;5 &amp;lt; 6&lt;/b&gt;', '<b>5 &lt; 6</b>'],
  ['A&nbsp;&quot;B&quot; &#39;C&#x27; &apos;D&apos;', "A \"B\" 'C' 'D'"],
  ['&unknown; &#9999999999; &constructor;', '&unknown; &#9999999999; &constructor;'],
  ['<br>\n  two   lines\n', 'two lines'],
])('previews %j as %j', (html, text) => {
  expect(previewText(html)).toBe(text)
})

it('ends after 120 whole characters', () => {
  expect(previewText('😀'.repeat(200))).toBe('😀'.repeat(120))
})
