import { proxy, ref, useSnapshot } from 'valtio'

interface Words {
  readonly title?: string
  readonly text?: string
  /** The words of the buttons where the usual ones do not fit. */
  readonly confirm?: string
  readonly cancel?: string
}
export interface AlertWords extends Words {
  readonly text: string
}
export type PromptMode = 'plain' | 'secure' | 'password'
export interface PromptWords extends Words {
  readonly mode: PromptMode
  readonly label?: string
}

/** What stands on the screen until it is answered. */
export type DialogRequest =
  | { readonly id: number; readonly kind: 'alert' | 'confirm'; readonly words: AlertWords }
  | { readonly id: number; readonly kind: 'prompt'; readonly words: PromptWords }

interface Open {
  readonly request: DialogRequest
  readonly answer: (value: string | undefined) => void
}

const store = proxy<{ open: readonly Open[] }>({ open: [] })
let lastId = 0

/** The open dialogs, the first one in front. */
export function useDialogs(): readonly DialogRequest[] {
  return useSnapshot(store).open.map(({ request }) => request)
}

/** One button; done when the player closed it. */
export async function openAlert(words: AlertWords): Promise<void> {
  await open((id) => ({ id, kind: 'alert', words }))
}

/** Two buttons; true when the player confirmed. */
export async function openConfirm(words: AlertWords): Promise<boolean> {
  return (await open((id) => ({ id, kind: 'confirm', words }))) !== undefined
}

/** What the player typed, or undefined when cancelled. */
export function openPrompt(words: PromptWords): Promise<string | undefined> {
  return open((id) => ({ id, kind: 'prompt', words }))
}

/** Answers a dialog: a text (empty for a plain confirmation), or undefined for cancel. */
export function closeDialog(id: number, value?: string): void {
  const found = store.open.find(({ request }) => request.id === id)
  store.open = store.open.filter((other) => other !== found)
  found?.answer(value)
}

/** Cancels every open dialog, as on leaving a page. */
export function closeDialogs(): void {
  for (const { request } of store.open) closeDialog(request.id)
}

function open(request: (id: number) => DialogRequest): Promise<string | undefined> {
  lastId += 1
  return new Promise((answer) => {
    store.open = [...store.open, ref({ request: request(lastId), answer })]
  })
}
