import { count } from '../../core/config/count.ts'

/** What of a merchant is outside of its files. */
export interface OutsideFiles {
  /** What is published; undefined where nothing is. */
  readonly published?:
    | {
        /** The name of the folder or bucket. */
        readonly place: string
        /** The hosts that serve it now. */
        readonly hosts: readonly string[]
        /** The number of releases that have it. */
        readonly releases: number
      }
    | undefined
  /** What a team has about it; undefined where no team is served. */
  readonly team?:
    | {
        /** The names of the releases that are still to go out or to come back with it. */
        readonly schedules: readonly string[]
        /** The number of its open notes. */
        readonly notes: number
      }
    | undefined
}

/** Describes that scheduled releases need a merchant, as an obstacle. */
export function describeSchedules(names: readonly string[]): string[] {
  if (names.length === 0) return []
  const [verb, them] = names.length === 1 ? ['needs', 'it'] : ['need', 'them']
  return [
    `${count(names.length, 'scheduled release')} ${verb} it: ${names.join(', ')}. Cancel ${them} first.`,
  ]
}
