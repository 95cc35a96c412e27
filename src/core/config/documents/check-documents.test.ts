import { describe, expect, it } from 'vitest'
import { checkMerchants } from '../check-merchants.ts'
import type { Files } from '../files.ts'
import type { Finding } from '../finding.ts'
import { pictureOf } from '../testing.ts'

const pages = {
  'own-about': {
    path: '/m/about',
    title: { en: 'About' },
    order: ['text'],
    blocks: { text: { type: 'document', settings: { file: 'about' } } },
  },
}

function listFindings(
  texts: Readonly<Record<string, string>>,
  languages: readonly string[] = ['en'],
): readonly Finding[] {
  const top = { languages: { default: 'en', supported: languages } }
  const shop = { extends: 'top', ...top, pages, gateway: { linkHosts: ['example.com'] } }
  const picture = pictureOf({ top, shop })
  const files: Files = {
    ...picture,
    read: (path) => texts[path] ?? picture.read(path),
    list: (folder) => [
      ...picture.list(folder),
      ...Object.keys(texts).flatMap((path) =>
        path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [],
      ),
    ],
  }
  return checkMerchants(files, ['shop']).filter(
    ({ code }) => code.startsWith('document') || /link|route/.test(code),
  )
}

const about = 'merchants/shop/documents/about.en.md'
const places = (text: string): readonly string[] =>
  listFindings({ [about]: text }).map(
    ({ code, file, line, column }) => `${file}:${line}:${column} ${code}`,
  )

describe('a document', () => {
  it('may have headings, lists, tables and links that are allowed', () => {
    const text = '## A\n\n- [b](/m/help)\n- [c](/m/about)\n\n### D\n\n[e](https://example.com)'
    expect(places(text)).toEqual([])
  })

  it.each([
    ['HTML', 'a\n\nb <i>c</i>', ['3:3 document-html', '3:7 document-html']],
    ['pictures', 'a\n\n![b](art/b.png)', ['3:1 document-picture']],
    ['links that are not allowed', '- a\n- b [c](https://evil.example)', ['2:5 unsafe-link']],
    ['links without a page', '[c](/m/helpp)', ['1:1 unknown-route']],
    ['skipped levels of headings', '## A\n\n#### B', ['3:1 document-heading']],
  ])('has no %s, and the finding says where', (_, text, expected) => {
    expect(places(text)).toEqual(expected.map((place) => `${about}:${place}`))
  })

  it('is one that somebody wrote, and the finding names the nearest', () => {
    const [finding] = listFindings({ 'merchants/shop/documents/abuot.en.md': 'a' })
    expect(finding?.message).toContain('There is no document called "about"')
    expect(finding?.fix?.insert).toBe('"abuot"')
    const [none] = listFindings({})
    expect(none?.message).toContain('Write it to merchants/shop/documents/about.en.md.')
  })

  it('is inherited, and languages without a file are named', () => {
    const texts = { 'merchants/top/documents/about.en.md': 'a' }
    expect(listFindings(texts)).toEqual([])
    const [finding] = listFindings(texts, ['en', 'th'])
    expect(finding?.message).toContain('The document "about" has no file in "th"')
  })
})
