import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../..')

/**
 * Copies the merchant `base` and the messages into a workspace: as they are, or in some languages alone. The first
 * of them is the default. To check a merchant takes as long as the messages that the workspace has are many.
 */
export function copyBase(root: string, languages?: readonly string[]): void {
  const [merchant, locales] = [join(root, 'merchants/base'), join(root, 'locales')]
  cpSync(join(project, 'merchants/base'), merchant, { recursive: true })
  const copied = languages ?? ['']
  for (const language of copied)
    cpSync(join(project, 'locales', language), join(locales, language), { recursive: true })
  if (!languages) return
  const path = join(merchant, 'merchant.json')
  const fields = `"default": "${languages[0]}", "supported": ${JSON.stringify(languages)}`
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(/"default": "\w+",\s+"supported": \[[^\]]*\]/, fields))
}
