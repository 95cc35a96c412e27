import { callsPage } from './calls-page.ts'
import { type CommandWords, commandsPage } from './commands-page.ts'
import type { DocPage } from './doc-page.ts'
import { findingsPage } from './findings-page.ts'
import { lookPage } from './look-page.ts'
import {
  blockPages,
  conditionsPage,
  flagsPage,
  pagesPage,
  settingsPage,
  valuesPage,
  worldPages,
} from './merchant-pages.ts'
import { contentsOf, type DocGroup, pageHtml } from './page-html.ts'
import { partsPage } from './parts-page.ts'
import type { DocSchemas } from './schema-entries.ts'
import { colourStyle } from './site-style.ts'
import { type SearchEntry, startSearch } from './start-search.ts'

export interface SiteParts {
  readonly schemas: DocSchemas
  /** The documents of the blocks of a workspace, named as those of the product are. */
  readonly ownBlocks: DocSchemas
  readonly commands: readonly CommandWords[]
  /** The style sheet of the reference, without its colours. */
  readonly style: string
  /** MiniSearch as a script of its own. */
  readonly searchLibrary: string
}

/** Every file of the reference by its path; the same parts make the same bytes. */
export function composeSite(parts: SiteParts): Map<string, string> {
  const { schemas, ownBlocks } = parts
  const groups: DocGroup[] = [
    {
      title: 'A merchant',
      pages: [
        settingsPage(schemas),
        pagesPage(schemas),
        conditionsPage(schemas),
        flagsPage(),
        valuesPage(schemas),
        partsPage(),
        lookPage(schemas),
      ],
    },
    { title: 'Work', pages: [commandsPage(parts.commands), findingsPage()] },
    { title: 'The platform', pages: [callsPage(schemas), ...worldPages(schemas)] },
    ...(ownBlocks.size > 0
      ? [{ title: 'Blocks of this workspace', pages: blockPages(ownBlocks, schemas) }]
      : []),
    { title: 'Blocks', pages: blockPages(schemas, schemas) },
  ]
  const pages = groups.flatMap((group) => group.pages)
  const frame = { groups, scripts: [] }
  return new Map([
    ['index.html', pageHtml(front, frame, contentsOf(groups))],
    ['search.html', pageHtml(search, { groups, scripts }, searchHtml)],
    ...pages.map((page): [string, string] => [page.file, pageHtml(page, frame)]),
    ['reference.css', colourStyle() + parts.style],
    ['minisearch.js', parts.searchLibrary],
    ['search.js', searchScript(pages)],
  ])
}

const front: DocPage = {
  file: 'index.html',
  title: 'Livery reference',
  lead: 'Every setting of a merchant and every message about it, printed from the schemas and catalogues.',
  sections: [],
}

const search: DocPage = {
  file: 'search.html',
  title: 'Search',
  lead: 'Settings, blocks, flags, findings, calls and commands by any word of theirs.',
  sections: [],
}

const scripts = ['minisearch.js', 'search.js']

/** The content until a script counts the results. */
const searchHtml = `<p class="text" id="count" role="status">The search runs in the browser and needs script. The contents list every page.</p>
<ol class="list" id="found"></ol>`

function searchScript(pages: readonly DocPage[]): string {
  const entries = pages.flatMap(({ file, title, lead, sections }): SearchEntry[] => [
    { id: file, title, kind: 'page', words: lead },
    ...sections.map((one) => ({
      id: `${file}#${encodeURIComponent(one.id)}`,
      title: one.title,
      kind: one.kind,
      words: one.words,
    })),
  ])
  return `(${startSearch.toString()})({
  createIndex: (options) => new MiniSearch(options),
  entries: ${JSON.stringify(entries)},
  page: document,
})
`
}
