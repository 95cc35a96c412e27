import { flags } from '../../core/contract/flags.ts'
import { readLayout } from '../../core/contract/own-pages.ts'
import {
  type PageId,
  pageIds,
  pathTo,
  type RouteId,
  readRouteDeclaration,
  routes,
} from '../../core/contract/pages.ts'
import type { DocPage, DocSection } from './doc-page.ts'
import { describeEntries } from './entry-sections.ts'
import { code, example, facts, inline, link, paragraph } from './html.ts'
import { type DocSchemas, listEntries, listPart } from './schema-entries.ts'

/** All that a merchant's file says, but its pages. */
export function settingsPage(schemas: DocSchemas): DocPage {
  return {
    file: 'settings.html',
    title: 'Settings',
    lead: 'What merchants/<code>/merchant.json says. Whatever a merchant leaves out it inherits from the one it extends.',
    sections: describeEntries(listEntries('merchant.schema.json', schemas), {
      kind: 'setting',
      level: 2,
    }),
  }
}

/** The few kinds of value that many settings take. */
export function valuesPage(schemas: DocSchemas): DocPage {
  const kinds = ['text', 'art', 'link', 'moment', 'fallback', 'layer'] as const
  const sections = kinds.flatMap((kind): DocSection[] => {
    const schema = schemas.get(`${kind}.schema.json`)
    if (!schema) return []
    const { title = kind, description = '', anyOf = [], examples = [], definitions = {} } = schema
    const body = [
      paragraph(description),
      ...anyOf.map((one) => paragraph(one.description ?? '')),
      ...examples.map(example),
    ]
    const parts = kind === 'layer' ? definitions : {}
    return [
      { id: kind, title, kind: 'value', body: body.join('\n'), words: description, level: 2 },
      ...Object.entries(parts).map(([name, part]): DocSection => {
        const words = part.description ?? ''
        return {
          id: `${kind}.${name}`,
          title: `$${name}`,
          kind: 'value',
          body: paragraph(words),
          words,
          level: 3,
        }
      }),
    ]
  })
  return {
    file: 'values.html',
    title: 'Values',
    lead: 'The kinds of value that settings of every part take.',
    sections,
  }
}

/** Returns the pages of the files that only the sandbox reads. */
export function worldPages(schemas: DocSchemas): DocPage[] {
  return [filePage('world', schemas), filePage('art-recipe', schemas)]
}

/** Returns the page of the settings of a file, by the name of its schema. */
export function filePage(name: string, schemas: DocSchemas): DocPage {
  const { title = name, description = '' } = schemas.get(`${name}.schema.json`) ?? {}
  const entries = listEntries(`${name}.schema.json`, schemas)
  const sections = describeEntries(entries, { kind: title.toLowerCase(), level: 2 })
  return { file: `${name}.html`, title, lead: description, sections }
}

/** Pages that are made of blocks, and the table of routes. */
export function pagesPage(schemas: DocSchemas): DocPage {
  const page = schemas.get('page.schema.json') ?? {}
  const description = schemas.get('merchant.schema.json')?.properties?.['pages']?.description ?? ''
  const { order, blocks } = page.properties ?? {}
  const entries = listPart({ properties: { ...(order && { order }) } }, 'page.schema.json', schemas)
  return {
    file: 'pages.html',
    title: 'Pages',
    lead: description,
    sections: [
      {
        id: 'a-page',
        title: 'A page of blocks',
        kind: 'page',
        body: `${paragraph(blocks?.description ?? '')}${paragraph('An order and a map of blocks by id:')}${example({ order: ['banner', 'winners', '*'], blocks: { winners: { type: 'winner-board' } } })}`,
        words: 'order blocks',
        level: 2,
      },
      ...describeEntries(entries, { kind: 'page', level: 3, before: 'a-page.' }),
      ...ownPageSections(schemas),
      ...pageIds.map(pageSection),
      ...routeIds.map(routeSection),
    ],
  }
}

/** A page of a merchant's own, and what it says beside its blocks. */
function ownPageSections(schemas: DocSchemas): DocSection[] {
  const { description = '', examples = [] } = schemas.get('own-page.schema.json') ?? {}
  const entries = listEntries('own-page.schema.json', schemas).filter(
    ({ path }) => !/^(order|blocks)\b/.test(path),
  )
  return [
    {
      id: 'an-own-page',
      title: 'pages.own-…',
      kind: 'page',
      body: [paragraph(description), ...examples.map(example)].join('\n'),
      words: 'own page path title',
      level: 2,
    },
    ...describeEntries(entries, { kind: 'page', level: 3, before: 'an-own-page.' }),
  ]
}

function pageSection(id: PageId): DocSection {
  const paths = routeIds
    .map(readRouteDeclaration)
    .flatMap((row) => (row.page === id ? row.paths : []))
  const body = facts([
    ['Setting', code(`pages.${id}`)],
    ['Addresses', paths.map(code).join(', ')],
  ])
  return { id, title: `pages.${id}`, kind: 'page', body, words: paths.join(' '), level: 2 }
}

const routeIds = Object.keys(routes) as RouteId[] // the keys of a closed record

function routeSection(id: RouteId): DocSection {
  const { paths, back, sessions, flag } = readRouteDeclaration(id)
  const body = facts([
    ['Addresses', paths.map(code).join(', ')],
    ['Title', code(`route.${id}`)],
    ['Back leads', back === undefined ? 'one step back' : code(pathTo(back))],
    ['A guest', sessions && !sessions.includes('guest') ? 'is sent to login' : undefined],
    ['Bottom menu', readLayout(id, {}).bottomMenu ? undefined : 'hidden'],
    ['Flag', flag === undefined ? undefined : link(`flags.html#${flag}`, flag)],
  ])
  return {
    id: `route.${id}`,
    title: `Route ${id}`,
    kind: 'route',
    body,
    words: paths.join(' '),
    level: 2,
  }
}

/** Returns a page for each kind of block among some documents; `schemas` are those that they refer to. */
export function blockPages(documents: DocSchemas, schemas: DocSchemas): DocPage[] {
  return [...documents].flatMap(([file, schema]) => {
    const [, type] = /^block\.(.+)\.schema\.json$/.exec(file) ?? []
    if (type === undefined) return []
    const entries = listEntries(file, new Map([...schemas, [file, schema]])).filter(
      ({ path }) => path !== 'type',
    )
    const examples = (schema.examples ?? []).map(example).join('\n')
    const shown = {
      id: 'example',
      title: 'Example',
      kind: 'block',
      body: examples,
      words: type,
      level: 2,
    } as const
    return [
      {
        file: `block-${type}.html`,
        title: `Block ${type}`,
        lead: schema.description ?? schema.title ?? type,
        sections: [
          ...(examples === '' ? [] : [shown]),
          ...describeEntries(entries, { kind: `setting of ${type}`, level: 2 }),
        ],
      },
    ]
  })
}

export function flagsPage(): DocPage {
  return {
    file: 'flags.html',
    title: 'Flags',
    lead: 'What the platform switches. A merchant sets under "flags" the values that apply until the gateway sends them, and under "forceOff", with a reason, what is off there whatever the gateway sends.',
    sections: Object.entries(flags).map(([name, { title, owner, default: on, changes }]) => ({
      id: name,
      title: name,
      kind: 'flag',
      body: `${paragraph(`${title}. ${changes}`)}${facts([
        ['Owner', inline(owner)],
        ['Default', on ? 'on' : 'off'],
        ['Condition', code(JSON.stringify({ flag: name }))],
      ])}`,
      words: `${title} ${owner} ${changes}`,
      level: 2,
    })),
  }
}

export function conditionsPage(schemas: DocSchemas): DocPage {
  const { description = '', anyOf = [], examples = [] } = schemas.get('condition.schema.json') ?? {}
  const kinds = anyOf.flatMap(({ description: lead = '', properties = {} }): DocSection[] => {
    const [name] = Object.keys(properties)
    if (name === undefined) return []
    const entries = Object.entries(properties).map(([key, value]): [string, string] => [
      key,
      inline(value.description ?? ''),
    ])
    const body = `${paragraph(lead)}${facts(entries)}`
    return [{ id: name, title: name, kind: 'condition', body, words: lead, level: 2 }]
  })
  const shown = {
    id: 'examples',
    title: 'Examples',
    kind: 'condition',
    body: examples.map(example).join('\n'),
    words: '',
    level: 2,
  } as const
  return {
    file: 'conditions.html',
    title: 'Conditions',
    lead: description,
    sections: [...kinds, shown],
  }
}
