import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../tests/support/render-with-providers.tsx'
import { useBarBackground } from './use-bar-background.ts'

function Shown() {
  return <output>{useBarBackground('login')}</output>
}

const picture = (settings: object) => ({ type: 'picture', variant: 'scene', settings })
const form = { type: 'login-form', variant: 'boxed', settings: {} }
const catalogue = { picture: {}, 'login-form': {} }

it.each([
  ['the page without a picture', { form }, 'page'],
  ['the page next to a picture of its own', { picture: picture({}) }, 'page'],
  ['a picture behind it', { picture: picture({ behindBar: 'titled' }) }, 'picture'],
  [
    'a picture that shows the title',
    { picture: picture({ behindBar: 'untitled' }) },
    'picture-with-title',
  ],
  ['the field of the brand', { picture: { ...picture({}), variant: 'field' } }, 'field'],
  [
    'the page where the picture is not first',
    { form, picture: picture({ behindBar: 'titled' }) },
    'page',
  ],
  [
    'the page where a condition hides the picture',
    { picture: { ...picture({ behindBar: 'titled' }), when: { flag: 'FREEPLAY3' } }, form },
    'page',
  ],
])('the bar of a page has the background of %s', (_, blocks, background) => {
  const pages = { login: { order: Object.keys(blocks), blocks } }
  renderWithProviders(<Shown />, { skin: { pages }, catalogue: catalogue as never })
  expect(screen.getByRole('status').textContent).toBe(background)
})
