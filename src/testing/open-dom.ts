import { completeDom } from './complete-dom.ts'

/** Names that Node has too, and that a page takes from its window. */
const replaced: ReadonlySet<string> = new Set([
  ...['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'StorageEvent'],
  ...['localStorage', 'sessionStorage', 'navigator', 'window', 'self'],
])

/** Gives this process a page where the runner of the tests has none; resolves at once where there is one. */
export async function openDom(url: string): Promise<void> {
  if (typeof document === 'undefined') {
    const { JSDOM } = await import('jsdom')
    const { window } = new JSDOM('<!doctype html><html><body></body></html>', {
      url,
      pretendToBeVisual: true,
    })
    for (const name of listNames(window))
      if (replaced.has(name) || !(name in globalThis))
        Object.defineProperty(globalThis, name, describe(window, name))
  }
  completeDom()
}

/** Lists the names of a window, those of its prototypes included. */
function listNames(window: object): Set<string> {
  const names = new Set(Object.getOwnPropertyNames(window))
  const inherited: object | null = Object.getPrototypeOf(window)
  if (inherited && inherited !== Object.prototype)
    for (const name of listNames(inherited)) names.add(name)
  names.delete('constructor')
  return names
}

/** Describes a global that reads and writes the value of the window. A function that is no class needs its window. */
function describe(window: Window & typeof globalThis, name: string): PropertyDescriptor {
  const isMethod = (value: unknown): value is CallableFunction =>
    typeof value === 'function' && /^[a-z]/.test(name)
  return {
    configurable: true,
    enumerable: true,
    get: () => {
      const value: unknown = Reflect.get(window, name)
      return isMethod(value) ? value.bind(window) : value
    },
    set: (value) => void Reflect.set(window, name, value),
  }
}
