import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import Service from './Service.tsx'

const line = { csType: 'LINE', path: 'https://line.me/R/ti/p/small' }
const facebook = { csType: 'FACEBOOK', path: 'https://www.facebook.com/small' }
const service = (limit?: number) => (
  <Service
    id="service"
    variant="headset"
    settings={settingsOf('service', limit === undefined ? {} : { limit })}
  />
)
const link = () => screen.getByRole('link')
const leadsTo = (address: string) =>
  waitFor(() => expect(link().getAttribute('href')).toBe(address))

describe('the headset', () => {
  it('leads to the page of customer service until the services are known', () => {
    renderWithProviders(service())
    expect(link().getAttribute('href')).toBe('/m/service')
    expect(link().getAttribute('aria-label')).toBe('Customer service')
  })

  it('opens the only service, with its name', async () => {
    renderWithProviders(service(), { answers: { customerService: [line] } })
    await leadsTo(line.path)
    expect(link().getAttribute('aria-label')).toBe('Customer service on LINE')
  })

  it.each([
    ['with two services', [line, facebook]],
    ['without a service', []],
  ])('leads to the page that lists them %s', async (_, customerService) => {
    const { calls } = renderWithProviders(service(), { answers: { customerService } })
    await waitFor(() => expect(calls).toEqual(['customerService']))
    await leadsTo('/m/service')
  })

  it('opens the first of two services where the merchant wants one', async () => {
    renderWithProviders(service(1), { answers: { customerService: [line, facebook] } })
    await leadsTo(line.path)
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
    await leadsTo(line.path)
  })
})
