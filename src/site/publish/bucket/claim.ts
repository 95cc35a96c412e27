import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { currentRelease } from '../places.ts'
import { PublishError } from '../publish-error.ts'
import type { Held, HeldTexts } from './held-texts.ts'

/** What is served of a bucket, taken for one publish for as long as it says so again and again. */
export interface Claim {
  readonly take: () => Promise<void>
  /** Throws PublishError where another may have taken it. */
  readonly check: () => void
  /** Says which release is served now. */
  readonly finish: (name: string) => Promise<void>
  /**
   * Gives it back: to what was served before, or, where hosts have flipped, to nobody. Where files
   * were cleared away, so that whoever began to publish before has to begin again.
   */
  readonly leave: (how: 'torn' | 'whole' | 'cleared') => Promise<void>
}

/** Stands in place of a release's name where a flip was interrupted, and nobody is at it any more. */
const nobody = '-\n'

export async function openClaim(
  texts: HeldTexts,
  { name, lease }: { readonly name: string; readonly lease: number },
): Promise<Claim> {
  const own = randomUUID()
  const first = await texts.read(currentRelease)
  const since = performance.now()
  let held: Held | undefined
  let beats = 0
  let heard = 0
  let timer: NodeJS.Timeout | undefined
  let beating: Promise<void> = Promise.resolve()

  const say = async (text: string): Promise<void> => {
    const from = performance.now()
    const now = await texts.replace(currentRelease, text, held)
    if (now === 'conflict') {
      heard = Number.NEGATIVE_INFINITY
      throw taken(name)
    }
    held = now
    heard = from
  }
  const beat = async (): Promise<void> => {
    beats += 1
    // One that fails is missed; what follows looks at the time.
    await say(`-${own} ${beats}\n`).catch(() => undefined)
  }
  const stop = async (): Promise<void> => {
    clearInterval(timer)
    await beating
  }
  return {
    async take() {
      if (first && isClaim(first.text)) await waitForEnd(texts, { first, since, name, lease })
      const from = performance.now()
      const now = await texts.replace(currentRelease, `-${own} 0\n`, first)
      if (now === 'conflict') throw await sayWhoHasIt(texts, name)
      held = now
      heard = from
      timer = setInterval(() => {
        beating = beating.then(beat)
      }, lease / 3)
    },
    check() {
      if (performance.now() - heard > (lease * 2) / 3) throw taken(name)
    },
    async finish(release) {
      await stop()
      await say(`${release}\n`)
    },
    async leave(how) {
      if (!held) return
      await stop()
      const text = { torn: nobody, whole: first?.text ?? nobody, cleared: restate(first, own) }[how]
      await say(text).catch(() => undefined)
    },
  }
}

/** The same release in other words; where none was said, a claim that nobody renews. */
function restate(first: Held | undefined, own: string): string {
  const name = first?.text.trim().split(' ')[0] ?? '-'
  return name.startsWith('-') ? `-${own} left\n` : `${name} ${own}\n`
}

function isClaim(text: string): boolean {
  return text.startsWith('-') && text !== nobody
}

/** Waits until who has it has said nothing for as long as it takes to be gone; throws PublishError where it says something. */
async function waitForEnd(
  texts: HeldTexts,
  {
    first,
    since,
    name,
    lease,
  }: {
    readonly first: Held
    readonly since: number
    readonly name: string
    readonly lease: number
  },
): Promise<void> {
  while (performance.now() - since < lease) {
    await wait(Math.min(lease / 5, lease - (performance.now() - since)))
    const now = await texts.read(currentRelease)
    if (now?.mark === first.mark) continue
    throw tellOf(now, name)
  }
}

async function sayWhoHasIt(texts: HeldTexts, name: string): Promise<PublishError> {
  return tellOf(await texts.read(currentRelease), name)
}

function tellOf(now: Held | undefined, name: string): PublishError {
  return now && isClaim(now.text) ? busy(name) : changed(name)
}

const busy = (name: string): PublishError =>
  new PublishError(
    `Another process is publishing to "${name}". Wait until it is done, then try again.`,
  )
const changed = (name: string): PublishError =>
  new PublishError(
    `Another process changed what "${name}" serves meanwhile. Try again; what was uploaded is kept.`,
  )
const taken = (name: string): PublishError =>
  new PublishError(
    `The connection to "${name}" was gone for so long that another process may publish there. Try again; what was uploaded is kept.`,
  )
