import { proxy, ref, useSnapshot } from 'valtio'

interface DialogTexts {
  readonly title?: string
  readonly text?: string
  /** The labels of the buttons, if the default ones do not fit. */
  readonly confirm?: string
  readonly cancel?: string
}
export interface AlertWords extends DialogTexts {
  readonly text: string
}
export type PromptMode = 'plain' | 'secure' | 'password'
export interface PromptWords extends DialogTexts {
  readonly mode: PromptMode
  readonly label?: string
}

/** A dialog that is open until the player answers it. */
export type DialogRequest =
  | { readonly id: number; readonly kind: 'alert' | 'confirm'; readonly words: AlertWords }
  | { readonly id: number; readonly kind: 'prompt'; readonly words: PromptWords }

interface OpenDialog {
  readonly request: DialogRequest
  readonly answer: (value: string | undefined) => void
}

const store = proxy<{ open: readonly OpenDialog[] }>({ open: [] })
let lastId = 0

/** Returns the open dialogs. The first one is on the screen. */
export function useDialogs(): readonly DialogRequest[] {
  return useSnapshot(store).open.map(({ request }) => request)
}

/** Opens a dialog with one button. Resolves when the player has closed it. */
export async function openAlert(words: AlertWords): Promise<void> {
  await open((id) => ({ id, kind: 'alert', words }))
}

/** Opens a dialog with two buttons. Resolves to true if the player confirms. */
export async function openConfirm(words: AlertWords): Promise<boolean> {
  return (await open((id) => ({ id, kind: 'confirm', words }))) !== undefined
}

/** Opens a dialog with a text field. Resolves to what the player typed, or undefined if the player cancels. */
export function openPrompt(words: PromptWords): Promise<string | undefined> {
  return open((id) => ({ id, kind: 'prompt', words }))
}

/** Closes a dialog with an answer: a text (empty for a plain confirmation), or undefined to cancel. */
export function closeDialog(id: number, value?: string): void {
  const found = store.open.find(({ request }) => request.id === id)
  store.open = store.open.filter((other) => other !== found)
  found?.answer(value)
}

/** Cancels every open dialog, as a navigation does. */
export function closeDialogs(): void {
  for (const { request } of store.open) closeDialog(request.id)
}

function open(request: (id: number) => DialogRequest): Promise<string | undefined> {
  lastId += 1
  return new Promise((answer) => {
    store.open = [...store.open, ref({ request: request(lastId), answer })]
  })
}
