/** Returns the number of pages of a list. A list without entries has one page. */
export function countPages(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize))
}
