/** Returns the journal of an editor, as JSON, with the files of a merchant that was renamed by their new paths. */
export function renameJournalFiles(
  journal: string,
  { from, to }: { readonly from: string; readonly to: string },
): string {
  const folder = `merchants/${from}/`
  return JSON.stringify(
    JSON.parse(journal, (key, value: unknown) =>
      (key === 'path' || key === 'file') && typeof value === 'string' && value.startsWith(folder)
        ? `merchants/${to}/${value.slice(folder.length)}`
        : value,
    ),
  )
}
