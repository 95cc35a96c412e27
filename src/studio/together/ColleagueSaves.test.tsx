import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openForTeam, readTestDraft } from '../../../tests/support/open-for-team.tsx'
import type { StudioEvent } from '../../core/contract/generated/studio-api.ts'
import { ColleagueSaves } from './ColleagueSaves.tsx'
import { WhoElse } from './WhoElse.tsx'

const openShop = () =>
  openForTeam(
    <>
      <WhoElse />
      <ColleagueSaves />
    </>,
  )

const saved = (more: object = {}): StudioEvent => ({
  kind: 'saved',
  saved: {
    merchant: 'shop',
    by: { id: 'ann', name: 'Ann' },
    at: '2026-11-30T12:00:00.000Z',
    isOwn: false,
    changes: ['the motion is calm'],
    more: 0,
    ...more,
  },
})

it('says who saved what, and puts it into the draft beside what was typed', async () => {
  const { disk, send } = openShop()
  fireEvent.click(screen.getByRole('button', { name: 'Type' }))
  disk.text = disk.text.replace('lively', 'calm')
  await send(saved())
  expect(screen.getByText('Ann saved shop: the motion is calm.')).toBeTruthy()
  expect(readTestDraft()).toEqual({ shape: 'pill', motion: 'calm' })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/Ann saved/)).toBe(null)
})

it('keeps what was typed to choose where both changed a value, also after a second save', async () => {
  const { disk, send } = openShop()
  fireEvent.click(screen.getByRole('button', { name: 'Type' }))
  disk.text = disk.text.replace('round', 'sharp')
  await send(saved())
  expect(readTestDraft()).toEqual({ shape: 'sharp', motion: 'lively' })
  expect(screen.getByText('To choose: pill')).toBeTruthy()
  disk.text = disk.text.replace('sharp', 'soft')
  await send(saved({ at: '2026-11-30T12:00:01.000Z', changes: [], more: 0 }))
  expect(screen.getByText('Ann saved shop.')).toBeTruthy()
  expect(readTestDraft()).toEqual({ shape: 'soft', motion: 'lively' })
  expect(screen.getByText('To choose: pill')).toBeTruthy()
})

it('names a parent that changed, another device of the same person, and nothing of the own page', async () => {
  const { send } = openShop()
  await send(saved({ merchant: 'base', more: 2 }))
  await send(saved({ by: { id: 'me', name: 'Me' }, at: '2026-11-30T12:00:01.000Z' }))
  await send(saved({ isOwn: true, by: { id: 'x', name: 'Own page' } }))
  await send(saved({ merchant: 'bank', by: { id: 'x', name: 'Elsewhere' } }))
  expect(
    screen.getByText(
      'Ann saved base, from which shop inherits: the motion is calm; 2 more changes.',
    ),
  ).toBeTruthy()
  expect(screen.getByText(/^You, on another device, saved shop/)).toBeTruthy()
  expect(screen.queryByText(/Own page|Elsewhere/)).toBe(null)
})

it('says that the merchant was renamed, and opens it under its new code with what was typed', async () => {
  const journal = { version: 1, files: [], steps: [], done: 0 }
  localStorage.setItem('studio:journal:shop', JSON.stringify(journal))
  const { send } = openShop()
  const renamed = { merchant: 'shop', to: 'store', by: { id: 'ann', name: 'Ann' }, isOwn: false }
  await send({ kind: 'renamed', renamed: { ...renamed, at: '2026-11-30T12:00:00.000Z' } })
  expect(
    screen.getByText('Ann renamed shop: it is store now. What you did not save is kept.'),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Open store' }))
  expect(location.pathname).toBe('/studio/store')
  expect(localStorage.getItem('studio:journal:shop')).toBe(null)
  expect(JSON.parse(localStorage.getItem('studio:journal:store') ?? '')).toEqual(journal)
  await send({
    kind: 'renamed',
    renamed: { ...renamed, merchant: 'bank', to: 'vault', at: '2026-11-30T12:00:01.000Z' },
  })
  expect(screen.queryByText(/vault/)).toBe(null)
})

it('names some of the people who have the merchant open, and counts the rest', async () => {
  const { send } = openShop()
  const people = ['Ann', 'Bo', 'Cy', 'Di'].map((name) => ({ id: name, name }))
  await send({ kind: 'people', people: { merchant: 'shop', people, more: 2 } })
  expect(screen.getByText('Ann, Bo, Cy, and 3 more also have this merchant open.')).toBeTruthy()
  await send({ kind: 'people', people: { merchant: 'shop', people: people.slice(0, 1), more: 0 } })
  expect(screen.getByText('Ann also has this merchant open.')).toBeTruthy()
  await send({ kind: 'people', people: { merchant: 'shop', people: [], more: 0 } })
  expect(screen.queryByText(/this merchant open/)).toBe(null)
})
