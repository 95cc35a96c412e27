import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderInEditor } from '../form/testing.tsx'
import { GatewayBanner } from './GatewayBanner.tsx'

const page = document.documentElement.dataset
afterEach(() => {
  delete page['gateway']
  delete page['gatewayName']
})

it('names the gateway that answers previews, and what of a scenario does not apply', () => {
  page['gateway'] = 'https://gateway.staging.example'
  page['gatewayName'] = 'staging'
  renderInEditor(<GatewayBanner />, '{}', {})
  screen.getByText('Previews ask https://gateway.staging.example, the gateway of staging.')
  screen.getByText(/What you do in a preview happens there\.$/)
})

it('is not there while the sandbox answers', () => {
  renderInEditor(<GatewayBanner />, '{}', {})
  expect(screen.queryByText(/Previews ask/)).toBeNull()
})
