import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { askTerminal } from './ask-terminal.ts'

/** A terminal to type at. */
function openTerminal() {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const output = Object.assign(new PassThrough(), { isTTY: true })
  // Reading lines needs no more of a terminal than this.
  const streams = { input, output } as unknown as Parameters<typeof askTerminal>[0]
  return { input, prompt: askTerminal(streams), shown: () => String(output.read() ?? '') }
}

it('what is typed before its question is shown answers it', async () => {
  const { input, prompt, shown } = openTerminal()
  input.write('lagoon\nLagoon Bay\n')
  expect(await prompt?.('Code? ')).toBe('lagoon')
  expect(await prompt?.('Name? ')).toBe('Lagoon Bay')
  const later = prompt?.('Colour? ')
  input.write('0B6E8C\n')
  expect(await later).toBe('0B6E8C')
  expect(shown()).toMatch(/Code\? .*Name\? .*Colour\? /s)
})

it('a terminal that ends before the answer prints that nothing was written', async () => {
  const { input, prompt } = openTerminal()
  const asked = prompt?.('Code? ')
  input.end()
  await expect(asked).rejects.toThrow('Nothing was written.')
  await expect(prompt?.('Name? ')).rejects.toThrow('Nothing was written.')
})
