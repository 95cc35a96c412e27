import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { asAddress } from '../../src/cli/screenshots/as-address.ts'
import { openPhone, printSheet } from '../../src/cli/screenshots/browser.ts'
import { escapeHtml } from '../../src/core/contract/escape-html.ts'
import { makeTempRoot } from '../e2e/support/temp-root.ts'
import { projectRoot } from '../e2e/support/words.ts'
import { type GuideStep, guideCode, guideSteps } from './guide-steps.ts'
import { settle } from './look-screens.ts'
import { type Studio, withStudio } from './sheet-browser.ts'
import { writeGuidePicture } from './write-sheet.ts'

/** Draws a picture of each of the ten steps of docs/looks.md, on one sheet: `docs/looks.jpg`. */
const cell = { width: 390, height: 430 }
const root = makeTempRoot()
const reference = mkdtempSync(join(tmpdir(), 'livery-reference-'))

try {
  await runLivery(['docs', '--out', reference])
  await withStudio(async (studio) => {
    const cells: string[] = []
    for (const [at, step] of guideSteps.entries()) {
      root.tidy()
      root.bring('kiwibet', join(projectRoot, 'merchants/kiwibet'))
      for (const [file, text] of Object.entries(step.files ?? {})) root.write(guideCode, text, file)
      await studio.host.look()
      const picture = await drawStep(studio, step)
      cells.push(`<figure><figcaption>${at + 1}. ${step.title}</figcaption>${picture}</figure>`)
    }
    const width = 5 * cell.width + 6 * 16
    await writeGuidePicture(
      await printSheet(studio.browser, sheetOf(cells), { width, type: 'png' }),
    )
  }, root.path)
} finally {
  root.remove()
  rmSync(reference, { recursive: true, force: true })
}

/** Draws what a step shows: a page, a part of the reference, what a command prints, or a file. */
async function drawStep(studio: Studio, step: GuideStep): Promise<string> {
  const { page, command, file, files = {} } = step
  if (page) return shoot(studio, studio.host.address(guideCode) + page.path, page.from)
  if (step.reference) {
    const address = pathToFileURL(join(reference, 'parts.html'))
    return shoot(studio, `${address.href}#${step.reference}`)
  }
  if (command) return textOf(`$ npx livery ${command.join(' ')}`, await runLivery(command))
  return textOf(`merchants/${guideCode}/${file}`, String(files[file ?? '']))
}

async function shoot({ browser }: Studio, address: string, from = 0): Promise<string> {
  const context = await openPhone(browser, { height: from + cell.height, scale: 1 })
  const page = await context.newPage()
  await page.goto(address)
  if (address.startsWith('http')) await page.locator('html[data-started]').waitFor()
  await settle(page)
  const image = asAddress(
    await page.screenshot({ type: 'png', clip: { x: 0, y: from, ...cell } }),
    'png',
  )
  await context.close()
  return `<img src="${image}">`
}

function textOf(title: string, text: string): string {
  return `<pre><b>${escapeHtml(title)}</b>\n\n${escapeHtml(text.trim())}</pre>`
}

/** Returns what a command prints about the merchants of the sheet; one that finds errors ends with 1. */
function runLivery(command: readonly string[]): Promise<string> {
  const about = command[0] === 'docs' ? [] : ['--root', root.path]
  const args = [join(projectRoot, 'bin/livery.js'), ...command, ...about]
  return new Promise((resolve) => {
    execFile(process.execPath, args, (_error, stdout, stderr) => resolve(stdout + stderr))
  })
}

function sheetOf(cells: readonly string[]): string {
  return `<style>
    body { margin: 0; padding: 16px; background: #d9d9de; display: grid; gap: 16px; grid-template-columns: repeat(5, ${cell.width}px) }
    figure { margin: 0; display: grid; grid-template-rows: auto ${cell.height}px; background: #fff; overflow: hidden }
    figcaption { padding: 10px 14px; font: 600 20px/1.3 Roboto, sans-serif }
    img { display: block; inline-size: 100% }
    pre { margin: 0; padding: 14px; overflow: hidden; background: #14181c; color: #e6edf3; font: 15px/1.5 monospace; white-space: pre-wrap; overflow-wrap: anywhere }
    b { color: #8fd0ff }
  </style>${cells.join('')}`
}
