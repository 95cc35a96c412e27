/** A page of the reference. */
export interface DocPage {
  /** Its file, such as `settings.html`. */
  readonly file: string
  readonly title: string
  readonly lead: string
  readonly sections: readonly DocSection[]
}

/** What has an address of its own on a page. */
export interface DocSection {
  /** The part of the address behind `#`. */
  readonly id: string
  readonly title: string
  /** What it is, such as `setting` or `finding`. */
  readonly kind: string
  /** HTML below the heading. */
  readonly body: string
  /** What it is found by besides its title. */
  readonly words: string
  /** 2 stands on the page by itself, 3 below the 2 before it. */
  readonly level: 2 | 3
}
