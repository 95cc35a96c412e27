import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'

/** Formats the difference of two texts of a file as a patch, with two lines around each change. */
export function formatPatch(file: string, before: string, after: string): string {
  return createTwoFilesPatch(file, file, before, after, undefined, undefined, {
    context: 2,
    headerOptions: FILE_HEADERS_ONLY,
  })
}
