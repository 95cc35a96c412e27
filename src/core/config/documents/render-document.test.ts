import { expect, it } from 'vitest'
import { renderDocument } from './render-document.ts'

const render = (text: string): string => renderDocument(text, { hosts: ['example.com'] })

it.each([
  [
    'headings from the second level on',
    '# A\n\n### B\n\n##### C',
    '<h2>A</h2><h4>B</h4><h4>C</h4>',
  ],
  ['emphasis', 'a *b* **c**', '<p>a <em>b</em> <strong>c</strong></p>'],
  ['lists', '- a\n- b\n  1. c', '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>'],
  ['items of several paragraphs', '- a\n\n  b', '<ul><li><p>a</p><p>b</p></li></ul>'],
  ['quotes', '> a', '<blockquote><p>a</p></blockquote>'],
  ['breaks', 'a  \nb', '<p>a<br>b</p>'],
  [
    'tables',
    '| a | b |\n| - | - |\n| c | **d** |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td><strong>d</strong></td></tr></tbody></table>',
  ],
  ['links of the product', '[a](/m/help)', '<p><a href="/m/help">a</a></p>'],
  [
    'links by reference',
    '[a][1]\n\n[1]: https://example.com/x',
    '<p><a href="https://example.com/x">a</a></p>',
  ],
])('shows %s', (_, text, html) => {
  expect(render(text)).toBe(html)
})

it.each([
  ['HTML', '<img src=x onerror=alert(1)>', '&#60;img src=x onerror=alert(1)&#62;'],
  [
    'HTML in a line',
    'a <b onclick="x">b</b>',
    '<p>a &#60;b onclick=&#34;x&#34;&#62;b&#60;/b&#62;</p>',
  ],
  ['a link with a script', '[a](javascript:alert)', '<p>a</p>'],
  ['a link to another host', '[a](https://evil.example/)', '<p>a</p>'],
  ['a picture', '![a <b>](https://example.com/x.png)', '<p>a &#60;b&#62;</p>'],
  ['a placeholder of a message', 'a {{b}} $t(c)', '<p>a &#123;&#123;b&#125;&#125; &#36;t(c)</p>'],
])('shows %s as text', (_, text, html) => {
  expect(render(text)).toBe(html)
})
