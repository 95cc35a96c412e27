/** The props of a block whose type is only known at run time: its id on the page, its structure and its settings. */
export interface PlacedProps<Settings = Readonly<Record<string, unknown>>> {
  readonly id: string
  readonly variant: string
  readonly settings: Settings
}
