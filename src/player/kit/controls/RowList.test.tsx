import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Row } from './Row.tsx'
import { RowList } from './RowList.tsx'

test('a list of rows is read as a list with its items', () => {
  render(
    <RowList>
      <li>
        <Row title="Currency" value="THB" />
      </li>
      <li>
        <Row to="/m/security" title="Security" />
      </li>
    </RowList>,
  )
  const [currency, security] = screen.getAllByRole('listitem')
  expect(screen.getByRole('list').children).toHaveLength(2)
  expect(currency?.textContent).toBe('CurrencyTHB')
  expect(security?.querySelector('a')?.getAttribute('href')).toBe('/m/security')
})
