import type { HistoryEntry } from '../../core/contract/generated/studio-api.ts'

/** Formats when a commit was made, in the reader's own zone. */
export function formatCommitTime({ time }: Pick<HistoryEntry, 'time'>): string {
  return new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
}

/** Returns the first line of what its author wrote; undefined where there is none. */
export function subjectOf({ message }: Pick<HistoryEntry, 'message'>): string | undefined {
  return message.split('\n')[0] || undefined
}
