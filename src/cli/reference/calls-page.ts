import type { CallDeclaration } from '../../core/contract/call-declaration.ts'
import { callSummaries } from '../../core/contract/call-summaries.ts'
import { type CallName, calls } from '../../core/contract/calls.ts'
import type { DocPage, DocSection } from './doc-page.ts'
import { describeEntries } from './entry-sections.ts'
import { formatType } from './format-type.ts'
import { code, facts, link, paragraph } from './html.ts'
import { type DocSchema, type DocSchemas, listPart } from './schema-entries.ts'

/** Every call of the gateway, and every shape that one is asked or answered with. */
export function callsPage(schemas: DocSchemas): DocPage {
  return {
    file: 'calls.html',
    title: 'Calls of the gateway',
    lead: 'What the player asks the platform. livery conform asks a gateway all of them and says what differs; npm run generate prints the same for machines, as docs/openapi.json.',
    sections: [
      ...Object.keys(calls).map((name) => callSection(name as CallName)), // keys of the table
      ...shapeSections(schemas),
    ],
  }
}

function callSection(name: CallName): DocSection {
  const call: CallDeclaration = calls[name]
  const shape = (of: string | undefined) => (of === undefined ? undefined : link(`#${of}`, of))
  const body = [
    paragraph(callSummaries[name]),
    facts([
      ['Asked by', code(`${call.method} ${call.path}`)],
      ['ModuleId', code(call.moduleId)],
      ['Kind', call.kind === 'effect' ? 'changes something and is never repeated' : 'a read'],
      ['Session', call.token ? 'needed' : call.sendsToken ? 'sent if there is one' : undefined],
      ['Body', call.encrypted ? 'encrypted' : undefined],
      ['Query', shape(call.query)],
      ['Body', shape(call.body)],
      ['Answer', `${shape(call.value)}${call.bare ? ', bare' : ''}`],
      ['With a refusal', shape(call.refusal)],
    ]),
  ]
  const words = `${callSummaries[name]} ${call.path}`
  return { id: name, title: name, kind: 'call', body: body.join('\n'), words, level: 2 }
}

function shapeSections(schemas: DocSchemas): DocSection[] {
  return [...schemas].flatMap(([file, { definitions = {} }]) =>
    file.startsWith('gateway.')
      ? Object.entries(definitions).flatMap(([name, part]) =>
          shapeSection(name, part, { file, schemas }),
        )
      : [],
  )
}

function shapeSection(
  name: string,
  part: DocSchema,
  { file, schemas }: { readonly file: string; readonly schemas: DocSchemas },
): DocSection[] {
  const { description = '' } = part
  const fields = describeEntries(listPart(part.items ?? part, file, schemas), {
    kind: `field of ${name}`,
    level: 3,
    before: `${name}.`,
  })
  const body = `${paragraph(description)}${facts([['Value', formatType({ schema: part, leadsTo: undefined })]])}`
  return [{ id: name, title: name, kind: 'shape', body, words: description, level: 2 }, ...fields]
}
