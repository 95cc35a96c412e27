import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { composePlainDocument } from './plain-document.ts'

it('a page without scripts has the one style that its policy allows, and its title is text', () => {
  const { html, policy } = composePlainDocument({ title: '<b>Gone</b>', main: '<p>Nothing.</p>' })
  expect(html).toContain('<h1>&lt;b&gt;Gone&lt;/b&gt;</h1><p>Nothing.</p>')
  const style = /<style>(.*)<\/style>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`)
  expect(policy).toContain("frame-ancestors 'self'")
})

it('nobody frames a page that says so', () => {
  const { policy } = composePlainDocument({ title: 'Sign in', main: '', framedBy: 'nobody' })
  expect(policy).toContain("frame-ancestors 'none'")
})
