import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  closeDialog,
  closeDialogs,
  openAlert,
  openConfirm,
  openPrompt,
  useDialogs,
} from './dialogs.ts'

/** Stores tell React a moment after they change. */
const change = (step: () => unknown) => act(async () => void step())

test('a prompt answers with what was typed, a cancelled one with nothing', async () => {
  const { result } = renderHook(() => useDialogs())
  let answer: Promise<unknown> = Promise.resolve()
  await change(() => {
    answer = openPrompt({ mode: 'password', label: 'Password' })
  })
  const [dialog] = result.current
  expect(dialog).toMatchObject({ kind: 'prompt', words: { mode: 'password', label: 'Password' } })
  await change(() => closeDialog(dialog?.id ?? 0, 'secret'))
  expect(await answer).toBe('secret')
  expect(result.current).toEqual([])
  const cancelled = openPrompt({ mode: 'plain' })
  closeDialogs()
  expect(await cancelled).toBeUndefined()
})

test('a confirmation is true when confirmed, and dialogs wait for each other', async () => {
  const { result } = renderHook(() => useDialogs())
  let alert: Promise<unknown> = Promise.resolve()
  let confirm: Promise<unknown> = Promise.resolve()
  await change(() => {
    alert = openAlert({ text: 'first' })
    confirm = openConfirm({ text: 'second' })
  })
  expect(result.current.map(({ words }) => words.text)).toEqual(['first', 'second'])
  const [first, second] = result.current
  await change(() => closeDialog(first?.id ?? 0))
  await change(() => closeDialog(second?.id ?? 0, ''))
  expect(await alert).toBeUndefined()
  expect(await confirm).toBe(true)
})
