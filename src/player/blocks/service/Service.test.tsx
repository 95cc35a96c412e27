import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../tests/support/settings-of.ts'
import Service from './Service.tsx'

const line = { csType: 'LINE', path: 'https://line.me/R/ti/p/small' }
const facebook = { csType: 'FACEBOOK', path: 'https://www.facebook.com/small' }
const service = (limit?: number) => (
  <Service
    id="service"
    variant="disc"
    settings={settingsOf('service', limit === undefined ? {} : { limit })}
  />
)
const addresses = async () =>
  (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))

describe('the floating service buttons', () => {
  it('shows at most two links', async () => {
    renderWithProviders(service(), { answers: { customerService: [line, facebook, line] } })
    expect(await addresses()).toEqual([line.path, facebook.path])
  })

  it('shows as many as the merchant configures, below two', async () => {
    renderWithProviders(service(1), { answers: { customerService: [line, facebook] } })
    expect(await addresses()).toEqual([line.path])
  })

  it('decodes a path and refuses addresses outside of the allow-list', async () => {
    const hidden = [
      { csType: 'LINE', path: btoa('javascript:alert(1)') },
      { csType: 'LINE', path: btoa('https://evil.test/') },
      { csType: 'LINE', path: '%%%' },
      { csType: 'TELEGRAM', path: btoa(line.path) },
      { csType: 'line', path: btoa(line.path) },
    ]
    const gateway = {
      merchantCode: 's',
      serviceDecoder: 'base64',
      linkHosts: ['line.me'],
      trialTypes: [],
      agentExcludedTypes: [],
    }
    renderWithProviders(service(), { answers: { customerService: hidden }, skin: { gateway } })
    expect(await addresses()).toEqual([line.path])
  })
})
