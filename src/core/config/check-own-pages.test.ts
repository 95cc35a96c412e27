import { describe, expect, it } from 'vitest'
import { checkMerchants } from './check-merchants.ts'
import type { Finding } from './finding.ts'
import { pictureOf } from './testing.ts'

const languages = { default: 'en', supported: ['en', 'th'] }
const title = { en: 'Club', th: 'คลับ' }
const contact = { order: ['contact'], blocks: { contact: { type: 'contact' } } }
const club = { path: '/m/club', title, ...contact }

/** Returns the findings of a shop about its pages and links. */
function listFindings(pages: object, parent: object = {}): readonly Finding[] {
  const files = pictureOf({
    top: { languages, ...parent },
    shop: { extends: 'top', languages, pages },
  })
  return checkMerchants(files, ['shop']).filter(({ path }) => path.startsWith('pages.'))
}

function listMessages(pages: object, parent: object = {}): readonly string[] {
  return listFindings(pages, parent).map(({ message }) => message)
}

describe('an own page', () => {
  it('may have its path, its title and its guards to itself', () => {
    const guarded = { ...club, sessions: ['member', 'agent'], flag: 'PTSYS3', layout: 'form' }
    expect(listMessages({ 'own-club': guarded })).toEqual([])
  })

  it.each([
    ['the product', '/m/help', 'belongs to the page "help" of the product'],
    ['another own page', '/m/club', 'belongs to "own-club"'],
  ])('has no path that %s has', (_, path, words) => {
    const pages = { 'own-club': club, 'own-other': { ...club, path } }
    expect(listMessages(pages)).toEqual([expect.stringContaining(words)])
  })

  it.each(['/club', '/m/', '/m/our club', '/m/club?tab=1', 'https://example.com/m/club'])(
    'has no path like %s',
    (path) => {
      expect(listMessages({ 'own-club': { ...club, path } })).toEqual([
        expect.stringContaining('must be a path below /m/ that no other page has, such as /m/club'),
      ])
    },
  )

  it('needs a path and a title, which a parent may give', () => {
    expect(listMessages({ 'own-club': contact })).toEqual([
      expect.stringContaining('"path"'),
      expect.stringContaining('"title"'),
    ])
    expect(listMessages({ 'own-club': contact }, { pages: { 'own-club': club } })).toEqual([])
  })

  it('may be removed by a child, and its path is free then', () => {
    const pages = { 'own-club': { $remove: true }, 'own-other': club }
    expect(listMessages(pages, { pages: { 'own-club': club } })).toEqual([])
  })

  it('has a title in every language, and names those that lack it', () => {
    expect(listMessages({ 'own-club': { ...club, title: { en: 'Club' } } })).toEqual([
      expect.stringContaining('has no text in "th"'),
    ])
    expect(listMessages({ 'own-club': { ...club, title: { th: 'คลับ' } } })).toEqual([
      expect.stringContaining('no text in the default language "en"'),
    ])
  })

  it('may be inherited in a language that its title lacks', () => {
    const pages = { 'own-club': { ...club, title: { en: 'Club' } } }
    expect(listMessages({}, { languages: { default: 'en', supported: ['en'] }, pages })).toEqual([])
  })

  it('has no guard that the platform does not know, and the nearest is offered', () => {
    const wrong = { ...club, sessions: ['membr'], flag: 'PTSYS33' }
    expect(listMessages({ 'own-club': wrong })).toEqual([
      expect.stringContaining('Change it to "member".'),
      expect.stringContaining('Change it to "PTSYS3".'),
    ])
  })

  it.each([
    ['club', 'own-club'],
    ['vip', 'own-vip'],
    ['OwnClub', 'own-club'],
  ])('"%s" is renamed to "%s"', (name, renamed) => {
    const [finding] = listFindings({ [name]: club })
    expect(finding?.code).toBe('own-page-name')
    expect(finding?.fix?.insert).toBe(`"${renamed}"`)
  })

  it('does not turn a page of the product into one', () => {
    expect(listMessages({ help: { path: '/m/other' } })).toEqual([
      expect.stringContaining('"pages.help" has no setting called "path"'),
    ])
    expect(listFindings({ hme: contact }).map(({ code }) => code)).toEqual(['unknown-setting'])
  })

  it('can be linked to, and a wrong link is led to it', () => {
    const footer = (to: string) => ({
      type: 'footer',
      settings: { links: [{ text: { en: 'Club' }, to }] },
    })
    const link = (to: string) => ({
      'own-club': club,
      shell: { order: ['footer'], blocks: { footer: footer(to) } },
    })
    const messages = (to: string) =>
      listMessages(link(to)).filter((message) => message.includes('There is no page'))
    expect(messages('/m/club?from=home')).toEqual([])
    expect(messages('/m/clup')).toEqual([expect.stringContaining('Change it to "/m/club".')])
  })
})
