import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderInEditor } from '../form/testing.tsx'
import { useDraftTexts } from '../state/use-editor.tsx'
import { RegistrationFields } from './RegistrationFields.tsx'

const asked = { enabled: true, required: true }
const optional = { enabled: true, required: false }
const not = { enabled: false, required: false }
const settings = {
  register: {
    captcha: true,
    humanCheck: false,
    fields: {
      username: asked,
      password: asked,
      confirmPassword: asked,
      nickname: asked,
      email: optional,
      qqNum: not,
    },
  },
}
const live = { settings, readers: {}, flags: [{ name: 'CAPTCHA3', on: false }] }

function Typed(): ReactNode {
  return <output>{useDraftTexts().map(({ text }) => text)}</output>
}

function show(merchant: object = {}, readSettings: unknown = live): () => unknown {
  renderInEditor(
    <>
      <RegistrationFields />
      <Typed />
    </>,
    JSON.stringify(merchant),
    { readSettings },
  )
  return () => JSON.parse(screen.getByRole('status').textContent || JSON.stringify(merchant))
}

const row = async (name: string): Promise<HTMLElement> => {
  const title = await screen.findByText(name)
  return title.closest('li') ?? title
}

it('lists each field with what players meet, and who decides', async () => {
  show()
  await screen.findByText('Shown, optional')
  const textOf = async (name: string): Promise<string> =>
    (await row(name)).textContent?.replace(name, '').replace('Hide', '') ?? ''
  expect(await textOf('Username')).toBe('Shown, requiredevery registration has it')
  expect(await textOf('Nickname')).toBe('Shown, requiredthe gateway decides')
  expect(await textOf('Email')).toBe('Shown, optionalthe gateway decides')
  expect(await textOf('QQ number')).toBe('Not shownthe gateway decides')
  expect(await textOf('Captcha')).toBe('Not shown nowits flag is off')
})

it('hides a field, and warns where the gateway requires it; showing it again leaves nothing typed', async () => {
  const typed = show()
  await screen.findByText('Shown, optional')
  fireEvent.click(screen.getByRole('button', { name: 'Hide Nickname' }))
  expect(typed()).toEqual({ registration: { fields: { nickname: { $remove: true } } } })
  const hidden = within(await row('Nickname'))
  hidden.getByText('Hidden')
  hidden.getByText('The gateway requires it, so nobody can register without it.')
  fireEvent.click(screen.getByRole('button', { name: 'Hide Email' }))
  expect(within(await row('Email')).queryByText(/nobody can register/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show Email' }))
  fireEvent.click(screen.getByRole('button', { name: 'Show Nickname' }))
  expect(JSON.stringify(typed())).not.toContain('$remove')
})

it('takes a field that is hidden out of an order that names it', async () => {
  const typed = show({ registration: { order: ['email', 'nickname', '*'] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Hide Email' }))
  expect(typed()).toEqual({
    registration: { order: ['nickname', '*'], fields: { email: { $remove: true } } },
  })
})

it('moves a field, and offers to hide none without which nobody can register', async () => {
  const typed = show()
  await screen.findByText('Shown, optional')
  expect(screen.queryByRole('button', { name: 'Hide Username' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Move Username up' }))
  expect(typed()).toEqual({
    registration: { order: ['affiliateCode', 'username', '*'] },
  })
})

it('lists the fields while the sandbox has not answered, and says why it did not', async () => {
  show({}, new Error('The sandbox is down.'))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(within(await row('Nickname')).getByText('Not known yet')).toBeTruthy()
})
