/** A page of the reference. */
export interface DocPage {
  /** Its file, such as `settings.html`. */
  readonly file: string
  readonly title: string
  readonly lead: string
  readonly sections: readonly DocSection[]
}

/** A section with its own address. */
export interface DocSection {
  /** The part of the address behind `#`. */
  readonly id: string
  readonly title: string
  /** The kind of the section, such as `setting` or `finding`. */
  readonly kind: string
  /** HTML below the heading. */
  readonly body: string
  /** Words, in addition to the title, by which the search finds it. */
  readonly words: string
  /** The heading level: 2 for a section of the page, 3 for a part of the level-2 section before it. */
  readonly level: 2 | 3
}
