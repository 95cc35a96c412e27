/** One layout shift: its value, when it was, in milliseconds of the page, and what moved from where to where. */
export interface Shift {
  readonly value: number
  readonly at: number
  readonly moved: readonly string[]
}

/** Runs in the page before anything of it: keeps every layout shift, those after a touch too, in `globalThis.shifts`. */
export function watchShifts(): void {
  interface Entry extends PerformanceEntry {
    readonly value: number
    readonly sources: readonly {
      readonly node: Node | null
      readonly previousRect: DOMRectReadOnly
      readonly currentRect: DOMRectReadOnly
    }[]
  }
  const shifts: Shift[] = []
  Object.assign(globalThis, { shifts })
  const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
    `${[x, y].map(Math.round)} ${[width, height].map(Math.round).join('×')}`
  const step = (element: Element): string => {
    const marks = ['data-block', 'data-part', 'data-kit', 'class'].flatMap((name) => {
      const mark = element.getAttribute(name)
      return mark ? [`[${name}="${mark}"]`] : []
    })
    return `${element.localName}${marks[0] ?? ''}`
  }
  const nameOf = (node: Node | null): string => {
    const steps: string[] = []
    let at = node instanceof Element ? node : (node?.parentElement ?? null)
    for (; at && at.localName !== 'body' && steps.length < 5; at = at.parentElement) {
      steps.unshift(step(at))
      if (at.hasAttribute('data-block')) break
    }
    return `${steps.join(' > ')} "${node?.textContent?.trim().slice(0, 24)}"`
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, startTime, sources } = entry as Entry // the only type that is observed
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} ${place(previousRect)} → ${place(currentRect)}`,
      )
      shifts.push({ value, at: startTime, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export function formatShift({ value, at, moved }: Shift): string {
  return `${value.toFixed(5)} at ${Math.round(at)} ms:\n    ${moved.join('\n    ')}`
}
