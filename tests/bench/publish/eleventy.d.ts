declare module '@11ty/eleventy' {
  /** The part of Eleventy's programmatic interface that is asked here; it brings no types. */
  export default class Eleventy {
    constructor(input: string, output: string, options: { readonly quietMode: boolean })
    write(): Promise<unknown>
  }
}
