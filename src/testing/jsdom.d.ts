/** What `open-dom.ts` uses of jsdom, which has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { readonly url: string; readonly pretendToBeVisual: true })
    readonly window: Window & typeof globalThis
  }
}
