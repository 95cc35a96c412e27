import type { BoundFunctions, queries } from '@testing-library/dom'
import { findNearest } from '../core/config/nearest.ts'
import { type CallName, type CallQuery, type CallValue, calls } from '../core/contract/calls.ts'
import type { Facts, SessionKind } from '../core/contract/facts.ts'
import type { Condition } from '../core/contract/generated/config.ts'
import type { BlockPage, BlockPages } from '../player/own-blocks/block-page.ts'
import type { OwnEffects, OwnReads } from '../player/own-blocks/livery-block.ts'
import { findWorkspace } from '../site/disk/workspace-files.ts'
import { type Outcome, respond } from './answers.ts'
import { blockPage, blockPath, composeBlockSite } from './compose-block-site.ts'
import { openDom } from './open-dom.ts'

/** A call of the contract, or of an own block of the workspace. */
export type BlockCallName = CallName | keyof OwnReads | keyof OwnEffects

type ParametersOf<N extends BlockCallName> = N extends keyof OwnReads
  ? OwnReads[N]['parameters']
  : N extends keyof OwnEffects
    ? OwnEffects[N]['parameters']
    : N extends CallName
      ? CallQuery<N>
      : never

type ValueOf<N extends BlockCallName> = N extends keyof OwnReads
  ? OwnReads[N]['answer']
  : N extends keyof OwnEffects
    ? OwnEffects[N]['answer']
    : N extends CallName
      ? CallValue<N>
      : never

type Answer<N extends BlockCallName> = ValueOf<N> | Outcome

/** What the gateway answers, by the name of the call: the same each time, or what a function returns for its parameters. */
export type Answers = {
  readonly [N in BlockCallName]?: Answer<N> | ((parameters: ParametersOf<N>) => Answer<N>)
}

/** How a merchant places the block, and who visits it. */
export interface BlockOptions {
  /** The merchant of the workspace whose site has the block; by default `base`. */
  readonly merchant?: string
  /** By default the first variant of `block.json`. */
  readonly variant?: string
  /** The settings as they are written in `merchant.json`. */
  readonly settings?: object
  /** The condition under which the page shows the block. */
  readonly when?: Condition
  /** Who visits the page; by default a guest. */
  readonly account?: SessionKind
  /** The tag of the language of the page, such as `th`; by default `en`. */
  readonly language?: string
  /** The flags that the gateway sends. Any other has its default. */
  readonly flags?: Facts['flags']
  readonly templates?: Facts['templates']
  /** The live settings of the gateway that conditions read, by dotted path, such as `register.captcha`. */
  readonly liveSettings?: Facts['settings']
  /** The time of the visit, for conditions of time; by default now. */
  readonly time?: Date
  /** The answers of the gateway. A call without one stays without an answer. */
  readonly answers?: Answers
  /** The folder of the workspace; by default the one that the test runs in. */
  readonly root?: string
}

/** A request as the gateway gets it. */
export interface BlockRequest {
  readonly call: string
  readonly parameters: unknown
}

/** A page that shows the block, as a player meets it. */
export interface RenderedBlock {
  /** The content of the page; empty where the page does not show the block. */
  readonly element: HTMLElement
  /** The queries of Testing Library for what is in the page, such as `getByRole`. */
  readonly queries: BoundFunctions<typeof queries>
  /** Returns what the page says: its texts in their order, with a space between two. */
  readonly text: () => string
  /** Returns the path of the page that the player is on. */
  readonly path: () => string
  /** The requests so far, the first one first. */
  readonly requests: readonly BlockRequest[]
  /** Presses the button or the link of a name, and resolves once the page shows what follows. */
  readonly press: (name: string) => Promise<void>
  /** Writes a text into the field of a label, and resolves once the page shows what follows. */
  readonly write: (label: string, text: string) => Promise<void>
  /** Replaces answers of the gateway for the requests that follow. */
  readonly answer: (answers: Answers) => void
}

export interface BlockRenderer {
  /**
   * Shows an own block of the workspace on a page of a merchant, without a browser and without a gateway. The code of the
   * block, its settings, conditions, messages and the checks of answers are those of a site. Resolves once every request
   * that gets an answer has it. Rejects with what is wrong: the findings of the block and of its settings, an error of the
   * component, an answer that differs from what the call answers, or a message that is missing. The next page replaces it.
   */
  readonly renderBlock: (type: string, options?: BlockOptions) => Promise<RenderedBlock>
  /** Removes the page, and ends its requests and timers, so that the process can end. */
  readonly closeBlock: () => Promise<void>
}

/** Opens the pages of blocks. `loadPages` loads the player anew each time, because its state is that of a module. */
export function openBlocks(loadPages: () => Promise<BlockPages>): BlockRenderer {
  let open: BlockPage | undefined

  async function closeBlock(): Promise<void> {
    const closing = open?.close()
    open = undefined
    await closing
  }

  async function renderBlock(type: string, options: BlockOptions = {}): Promise<RenderedBlock> {
    await closeBlock()
    const { merchant = 'base', account = 'guest', language = 'en' } = options
    const { variant, settings, when, flags = {}, templates = {}, liveSettings = {} } = options
    const { root = findWorkspace(), time = new Date() } = options
    const block = {
      type,
      ...(variant && { variant }),
      ...(settings && { settings }),
      ...(when && { when }),
    }
    const site = await composeBlockSite({ root, merchant, language, block })
    const known = [...Object.keys(calls), ...site.ownCalls]
    const answers = new Map<string, unknown>()
    const takeAnswers = (given: Answers): void => {
      for (const [name, answer] of Object.entries(given)) {
        if (!known.includes(name)) throw new Error(unknownCall(name, known))
        answers.set(name, answer)
      }
    }
    takeAnswers(options.answers ?? {})
    await openDom(`http://${merchant}.localhost${blockPath}`)
    const element = openPage()
    const requests: BlockRequest[] = []
    const problems: Error[] = []
    const throwProblem = (): void => {
      const [first] = problems.splice(0)
      if (first) throw first
    }
    const { showBlockPage } = await loadPages()
    const page = await showBlockPage({
      skin: site.skin,
      page: blockPage,
      language,
      messages: site.messages.get(language) ?? {},
      ownScripts: site.ownScripts,
      account,
      facts: { flags, templates, settings: liveSettings },
      time: time.getTime(),
      root: element,
      answer(call, parameters) {
        requests.push({ call, parameters })
        if (!answers.has(call)) return undefined
        const answer = answers.get(call)
        return respond(typeof answer === 'function' ? answer(parameters) : answer)
      },
      report: (problem) => void problems.push(problem),
    })
    open = page
    throwProblem()
    const { fireEvent, within } = await import('@testing-library/dom')
    const found = within(element)
    const act = async (action: () => void): Promise<void> => {
      await page.act(action)
      throwProblem()
    }
    return {
      element,
      queries: found,
      text: () => readTexts(element).join(' '),
      path: () => location.pathname,
      requests,
      press: (name) => act(() => void fireEvent.click(findPressed(found, name))),
      write: (label, text) =>
        act(() => void fireEvent.change(found.getByLabelText(label), { target: { value: text } })),
      answer: takeAnswers,
    }
  }
  return { renderBlock, closeBlock }
}

function unknownCall(name: string, known: readonly string[]): string {
  const { name: nearest } = findNearest(name, known)
  const advice = nearest === undefined ? '' : ` Write "${nearest}".`
  return `There is no call "${name}" that a test could answer.${advice}`
}

/** Empties the page and what the device keeps, and returns the element for the block. */
function openPage(): HTMLElement {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', blockPath)
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  return element
}

/** Finds the button or the link of a name; throws with the names that there are. */
function findPressed(found: BoundFunctions<typeof queries>, name: string): HTMLElement {
  const [one, ...more] = (['button', 'link'] as const).flatMap((role) =>
    found.queryAllByRole(role, { name }),
  )
  if (one && more.length === 0) return one
  if (one)
    throw new Error(`There are ${more.length + 1} buttons and links with the name "${name}".`)
  // Its sentence lists what there is.
  return found.getByRole('button', { name })
}

function readTexts(node: Node): string[] {
  if (node.nodeType === node.TEXT_NODE) {
    const text = node.textContent?.replace(/\s+/g, ' ').trim()
    return text ? [text] : []
  }
  return [...node.childNodes].flatMap(readTexts)
}
