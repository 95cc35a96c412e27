import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import type { SystemStatus } from '../../../../../core/contract/generated/gateway.ts'
import { publishStatus } from '../../../../state/status.ts'
import Contact from './Contact.tsx'
import { readContacts } from './read-contacts.ts'

const read = (resourceType: string, url: string) =>
  readContacts([{ resourceType, url }], { hosts: ['line.me'] }).map(({ to }) => to)

describe('readContacts', () => {
  it('links a number to a call and keeps a listed address', () => {
    expect(read('MOBILENUMBER', '02 555-0148')).toEqual(['tel:025550148'])
    expect(read('LINE', 'https://line.me/ti/p/@x')).toEqual(['https://line.me/ti/p/@x'])
  })

  it('drops what the allow-list refuses and what is not a contact', () => {
    expect(read('LINE', 'javascript:alert(1)')).toEqual([])
    expect(read('LINE', 'https://evil.example/')).toEqual([])
    expect(read('OTHER', 'https://line.me/x')).toEqual([])
  })
})

function publishContacts(resources: readonly object[]): void {
  // Contact reads only the contacts of a status.
  publishStatus('open', { info: { resources } } as unknown as SystemStatus)
}

describe('the contacts', () => {
  it.each(['pills', 'cards', 'cells'] as const)(
    'link to a call and to the listed address as %s',
    (variant) => {
      publishContacts([
        { resourceType: 'MOBILENUMBER', url: '02 555-0148' },
        { resourceType: 'LINE', url: 'https://line.me/ti/p/@reef' },
      ])
      renderWithProviders(
        <Contact
          id="c"
          variant={variant}
          settings={settingsOf('contact', { title: { en: 'Write to us' } })}
        />,
      )
      expect(screen.getByRole('heading', { name: 'Write to us' })).toBeTruthy()
      const links = screen.getAllByRole('link')
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        'tel:025550148',
        'https://line.me/ti/p/@reef',
      ])
      expect(links.map(({ textContent }) => textContent)).toEqual([
        'Call us02 555-0148',
        'LINE@reef',
      ])
    },
  )

  it('have the inverse background as cells, whatever background is set', () => {
    publishContacts([])
    const { container } = renderWithProviders(
      <Contact id="c" variant="cells" settings={settingsOf('contact', { ground: 'sunken' })} />,
    )
    expect(container.querySelector('[data-ground]')?.getAttribute('data-ground')).toBe('inverse')
  })

  it('link to customer service when no contact is safe', () => {
    publishContacts([{ resourceType: 'LINE', url: 'javascript:alert(1)' }])
    renderWithProviders(<Contact id="c" variant="cells" settings={settingsOf('contact')} />)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/m/service')
  })
})
