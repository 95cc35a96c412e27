import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import GatewayHtml from './GatewayHtml.tsx'

async function show(html: string): Promise<HTMLElement> {
  const { container } = renderWithProviders(<GatewayHtml html={html} />)
  await waitFor(() => expect(container.textContent).toContain('text'))
  return container
}

it.each([
  '<p>text</p><script>bad()</script>',
  '<p onclick="bad()">text</p>',
  '<p>text<img src=x onerror=bad()></p>',
  '<svg onload=bad()><p>text</p></svg>',
  '<p>text</p><iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name=a><p>text</p></form>',
  '<p style="position:fixed">text</p><style>* { display: none }</style>',
  '<math><mtext></mtext></math><p>text</p><object data=x></object>',
])('shows nothing but text of %s', async (html) => {
  const shown = await show(html)
  expect(shown.querySelector('script, img, svg, iframe, form, input, style, object')).toBeNull()
  for (const element of shown.querySelectorAll('[data-kit="text"] *'))
    for (const { name } of element.attributes) expect(name).toBe('href')
})

it('leaves words of the text that look like handlers', async () => {
  const shown = await show('<p>text: tier one = 3%, on top = 5%</p>')
  expect(shown.textContent).toBe('text: tier one = 3%, on top = 5%')
})

it('keeps links that the allow-list passes, in a new tab, and paths of the product', async () => {
  const shown = await show(
    '<p>text <a href="https://line.me/x">a</a><a href="/m/help">b</a><a href="javascript:bad()">c</a><a href="https://evil.example">d</a></p>',
  )
  const links = [...shown.querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://line.me/x',
    '/m/help',
    null,
    null,
  ])
  expect(links[0]?.rel).toBe('noopener noreferrer')
})
