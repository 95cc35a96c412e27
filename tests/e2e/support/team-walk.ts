import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import type { TestTeam } from '../../support/start-test-team.ts'

/** What became of a text that somebody typed. */
export type Fate = 'open' | 'replaced' | 'undone' | 'given up' | 'saved'

interface Pending {
  readonly text: string
  /** What players read when it was typed, or when a conflict about it was settled. */
  readonly base: string
}

/** One person of a {@link TeamWalk}, in a browser of their own. */
export interface Walker {
  readonly name: string
  readonly page: Page
  /** What this person changed and did not save, by message key. */
  readonly mine: Map<string, Pending>
  /** The keys of `mine` that somebody else saved meanwhile, so that this person has to choose. */
  readonly asked: Set<string>
}

export interface SavedCommit {
  readonly hash: string
  readonly author: string
  readonly subject: string
  /** The number of its entry in the audit log. */
  readonly audit: number
}

const language = 'en'

/**
 * What several people should see while each types, saves and undoes messages of one merchant: every
 * step is done in the studio, and compared with what it should have done.
 */
export class TeamWalk {
  /** What became of each text that was typed, with who typed it. */
  readonly fates = new Map<string, { readonly by: string; fate: Fate }>()
  /** What players read, by message key. */
  readonly saved = new Map<string, string>()
  private readonly keys: readonly string[]
  private readonly team: TestTeam
  private readonly inherited: ReadonlyMap<string, string>
  private readonly walkers: Walker[] = []
  /** Who saves with which message. */
  private readonly messages = new Map<string, Walker>()
  /** The number of commits that are in {@link saved}. */
  private taken = 1
  private count = 0

  constructor(team: TestTeam, inherited: ReadonlyMap<string, string>) {
    this.team = team
    this.inherited = inherited
    this.keys = [...inherited.keys()]
    for (const [key, text] of inherited) this.saved.set(key, text)
  }

  /** Opens the studio for a person who signed in on a page. */
  async join(name: string, page: Page): Promise<Walker> {
    const walker = { name, page, mine: new Map(), asked: new Set<string>() }
    await this.openWords(walker)
    this.walkers.push(walker)
    return walker
  }

  /** Waits until a page shows what its person typed, and what everybody saved. */
  async expectShown(walker: Walker): Promise<void> {
    const expected = this.keys.map((key) => {
      const own = walker.asked.has(key) ? undefined : walker.mine.get(key)?.text
      return own ?? this.saved.get(key) ?? ''
    })
    await expect
      .poll(() => this.read(walker), { message: `what ${walker.name} sees` })
      .toEqual(expected)
  }

  /** Types a new text over a message that the person does not have to choose. */
  async type(walker: Walker, key: string): Promise<void> {
    if (walker.asked.has(key)) return
    this.count += 1
    const text = `word ${this.count} of ${walker.name}`
    const before = walker.mine.get(key)
    const base = before?.base ?? this.saved.get(key) ?? ''
    if (before) this.settle(before.text, 'replaced')
    await this.box(walker, key).fill(text)
    walker.mine.set(key, { text, base })
    this.fates.set(text, { by: walker.name, fate: 'open' })
  }

  /** Undoes the last step of a person, which touches no value that the person did not change. */
  async undo(walker: Walker): Promise<void> {
    if (walker.asked.size > 0) return
    const button = walker.page.getByRole('button', { name: 'Undo', exact: true })
    if (await button.isDisabled()) return
    const before = await this.read(walker)
    await button.click()
    this.takeOver(walker, before, await this.readSettled(walker))
  }

  /** Undoes a commit of the past in what the person edits, where the person has nothing to choose. */
  async undoCommit(walker: Walker, commit: string): Promise<void> {
    if (walker.asked.size > 0) return
    const { page } = walker
    const before = await this.read(walker)
    await page.getByRole('row', { name: 'History' }).click()
    await page.getByRole('button', { name: `Undo “${commit}”` }).click()
    await expect(
      page
        .getByText('It is undone in your edits')
        .or(page.getByText('Nothing of it is left.'))
        .or(page.getByText('Later changes built on it')),
    ).toBeVisible()
    const open = new Map(walker.mine)
    await this.openWords(walker)
    this.takeOver(walker, before, await this.readSettled(walker))
    for (const [key, { text }] of open)
      if (this.fates.get(text)?.fate === 'open')
        expect(walker.mine.get(key)?.text, `${walker.name} typed ${key}`).toBe(text)
  }

  /** Saves what people changed, all at the same moment; a value that another one changed too is chosen by `choose`. */
  async save(
    walkers: readonly Walker[],
    choose: () => 'Keep mine' | 'Take theirs',
  ): Promise<string[]> {
    const reviews = []
    for (const walker of walkers) reviews.push(await this.review(walker, choose))
    const begun = reviews.filter((review) => review !== undefined)
    await Promise.all(begun.map(({ press }) => press()))
    const saved = []
    for (const { note, finish } of begun) if (await finish()) saved.push(note)
    this.takeCommits()
    expect(this.readFile()).toEqual(this.saved)
    return saved
  }

  /** Opens the messages that are walked. */
  async openWords({ page }: Walker): Promise<void> {
    await page.getByRole('row', { name: 'Words' }).click()
    await page.getByRole('textbox', { name: 'Find words' }).fill('rooms.')
    await expect(
      page.getByRole('textbox', { name: `${this.keys[0]} in ${language}` }),
    ).toBeVisible()
  }

  /** Writes a note about the merchant, answers the first open one, or resolves it; returns what was written. */
  async writeNote(
    { name, page }: Walker,
    asked: 'write' | 'answer' | 'resolve',
  ): Promise<string | undefined> {
    await page.getByRole('button', { name: /^Notes: \d+ open$/ }).click()
    const panel = page.getByRole('region', { name: 'Notes', exact: true })
    const noteOf = (words: string) => panel.getByRole('paragraph').filter({ hasText: words })
    await panel.getByRole('radio', { name: 'All of the merchant' }).click()
    await expect(
      panel.getByRole('listitem').or(panel.getByText('No notes here.')).first(),
    ).toBeVisible()
    const isEmpty = (await panel.getByRole('listitem').count()) === 0
    this.count += 1
    const text = `note ${this.count} of ${name}`
    const first = panel.getByRole('listitem').first()
    if (asked === 'resolve' && !isEmpty) {
      const words = await first
        .getByText(/^note \d+ of /)
        .first()
        .innerText()
      await first.getByRole('button', { name: 'Resolve' }).click()
      await expect(noteOf(words)).toHaveCount(0)
    } else if (asked === 'answer' && !isEmpty) {
      await first.getByRole('button', { name: 'Answer', exact: true }).click()
      await first.getByRole('textbox', { name: /^Answer to / }).fill(text)
      await first.getByRole('button', { name: 'Send the answer' }).click()
      await expect(noteOf(text)).toBeVisible()
    } else {
      await panel.getByRole('textbox', { name: /^Write a note about / }).fill(text)
      await panel.getByRole('button', { name: 'Write', exact: true }).click()
      await expect(noteOf(text)).toBeVisible()
    }
    await panel.getByRole('button', { name: 'Close the notes' }).click()
    return asked === 'resolve' && !isEmpty ? undefined : text
  }

  /** Returns the lines that commits added to the messages, the oldest first. */
  readAdded(): { readonly author: string; readonly line: string }[] {
    const log = execFileSync('git', [
      ...['-C', this.team.root, 'log', '--reverse', '-p', '--format=author %an'],
      ...['--', `merchants/shop/messages/${language}.json`],
    ])
    let author = ''
    return log
      .toString()
      .split('\n')
      .flatMap((line) => {
        if (line.startsWith('author ')) author = line.slice('author '.length)
        return /^\+[^+]/.test(line) ? [{ author, line }] : []
      })
  }

  /** The commits of the studio, the newest first. */
  log(): SavedCommit[] {
    const format = '%H%x09%an%x09%s%x09%(trailers:key=Livery-Audit,valueonly,separator=)'
    const log = execFileSync('git', ['-C', this.team.root, 'log', `--format=${format}`])
    return log
      .toString()
      .trim()
      .split('\n')
      .map((line) => {
        const [hash = '', author = '', subject = '', audit = ''] = line.split('\t')
        return { hash, author, subject, audit: Number(audit) }
      })
  }

  private box({ page }: Walker, key: string): Locator {
    return page.getByRole('textbox', { name: `${key} in ${language}`, exact: true })
  }

  private read(walker: Walker): Promise<string[]> {
    return Promise.all(this.keys.map((key) => this.box(walker, key).inputValue()))
  }

  /** Reads what a page shows once React has shown an action. */
  private async readSettled(walker: Walker): Promise<string[]> {
    await walker.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    return this.read(walker)
  }

  /** Takes what an undo put into the edits of a person. */
  private takeOver(walker: Walker, before: readonly string[], after: readonly string[]): void {
    for (const [at, key] of this.keys.entries()) {
      const [was = '', is = ''] = [before[at], after[at]]
      if (was === is) continue
      const own = walker.mine.get(key)
      if (own?.text === was) this.settle(was, 'undone')
      const base = own?.base ?? this.saved.get(key) ?? ''
      if (is === base) walker.mine.delete(key)
      else walker.mine.set(key, { text: is, base })
      if (this.fates.get(is)?.by === walker.name && is !== this.saved.get(key))
        this.settle(is, 'open')
    }
  }

  private async review(walker: Walker, choose: () => 'Keep mine' | 'Take theirs') {
    const { page } = walker
    const button = page.getByRole('button', { name: 'Review and save' })
    const toChoose = page.getByRole('button', { name: 'Choose', exact: true })
    const isToChoose = await toChoose.first().isVisible()
    expect(isToChoose, `${walker.name} is asked to choose`).toBe(walker.asked.size > 0)
    if (isToChoose) await toChoose.first().click()
    else if (await button.isDisabled()) return undefined
    else await button.click()
    const window = page.getByRole('dialog', { name: 'Review and save' })
    await expect(window.getByText('Comparing…')).toHaveCount(0)
    await this.choose(walker, choose)
    if (walker.mine.size === 0) {
      await window.getByRole('button', { name: 'Go on editing' }).click()
      return undefined
    }
    this.count += 1
    const note = `save ${this.count} of ${walker.name}`
    await window.getByRole('textbox', { name: 'What this change is for' }).fill(note)
    this.messages.set(note, walker)
    const save = window.getByRole('button', { name: 'Save', exact: true })
    return {
      walker,
      note,
      press: () => save.click(),
      /** Resolves with true once it is saved, and with false where nothing of it is left to save. */
      finish: async (): Promise<boolean> => {
        const keep = window.getByRole('button', { name: 'Keep mine' }).first()
        const refused = window.getByRole('alert')
        const isOver = page.getByText('Saved', { exact: true })
        for (;;) {
          await expect(keep.or(refused).or(isOver).first()).toBeVisible()
          if ((await window.count()) === 0) return true
          this.takeCommits()
          await this.choose(walker, choose)
          if (walker.mine.size === 0) {
            await window.getByRole('button', { name: 'Go on editing' }).click()
            return false
          }
          if (await save.isEnabled()) await save.click()
        }
      },
    }
  }

  /** Chooses every value that both sides changed, in the open review. */
  private async choose(walker: Walker, choose: () => 'Keep mine' | 'Take theirs'): Promise<void> {
    const keep = walker.page.getByRole('button', { name: 'Keep mine' })
    while ((await keep.count()) > 0) {
      const item = walker.page.getByRole('listitem').filter({ has: keep.first() }).last()
      const key = await item.getByRole('heading').innerText()
      const side = choose()
      const own = walker.mine.get(key)
      const sides = await item.getByRole('definition').allInnerTexts()
      expect(own, `${walker.name} changed ${key}`).toBeDefined()
      const value = (line = '') => (line === 'not set' ? this.inherited.get(key) : JSON.parse(line))
      expect([value(sides[1]), value(sides[2])]).toEqual([own?.text, this.saved.get(key)])
      await item.getByRole('button', { name: side }).click()
      if (side === 'Keep mine' && own)
        walker.mine.set(key, { text: own.text, base: this.saved.get(key) ?? '' })
      else {
        if (own) this.settle(own.text, 'given up')
        walker.mine.delete(key)
      }
      walker.asked.delete(key)
    }
  }

  /** Takes commits that are new into what players read, the oldest first. */
  private takeCommits(): void {
    const log = this.log().reverse()
    for (const { subject, author } of log.slice(this.taken)) {
      const walker = this.messages.get(subject)
      expect(walker?.name, `the author of “${subject}”`).toBe(author)
      if (walker) this.keep(walker)
    }
    this.taken = log.length
  }

  private keep(saver: Walker): void {
    for (const [key, { text }] of saver.mine) {
      this.saved.set(key, text)
      this.settle(text, 'saved')
      for (const other of this.walkers) if (other !== saver) askAgain(other, key, text)
    }
    saver.mine.clear()
  }

  private settle(text: string, fate: Fate): void {
    const known = this.fates.get(text)
    if (known && known.fate !== 'saved') known.fate = fate
  }

  private readFile(): Map<string, string> {
    const file = join(this.team.root, `merchants/shop/messages/${language}.json`)
    const own = JSON.parse(readFileSync(file, 'utf8'))
    return new Map(
      this.keys.map((key) => {
        const typed = key.split('.').reduce((value, part) => value?.[part], own)
        return [key, typed ?? this.inherited.get(key) ?? '']
      }),
    )
  }
}

/** Notes that somebody else saved a value: a person who changed it differently has to choose. */
function askAgain({ mine, asked }: Walker, key: string, now: string): void {
  const own = mine.get(key)
  if (!own) return
  if (own.text === now) {
    mine.delete(key)
    asked.delete(key)
  } else if (own.base !== now) asked.add(key)
}
