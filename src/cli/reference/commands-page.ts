import type { DocPage, DocSection } from './doc-page.ts'
import { code, facts, inline, paragraph } from './html.ts'

/** A command with the texts of its definition. */
export interface CommandWords {
  readonly name: string
  readonly description: string
  /** Its name with what it takes, such as `publish [options] [merchant...]`. */
  readonly usage: string
  readonly takes: readonly { readonly term: string; readonly meaning: string }[]
  /** The meaning of each exit code for scripts. */
  readonly exits: readonly { readonly term: string; readonly meaning: string }[]
}

export function commandsPage(commands: readonly CommandWords[]): DocPage {
  return {
    file: 'commands.html',
    title: 'Commands',
    lead: 'What npx livery takes. Every command says the same with --help, and npx livery --version says which Livery this is, and which Node it runs on.',
    sections: commands.flatMap(commandSections),
  }
}

function commandSections({ name, description, usage, takes, exits }: CommandWords): DocSection[] {
  const body = [
    paragraph(description),
    facts([
      ['Typed as', code(`livery ${usage}`)],
      ...exits.map(({ term, meaning }): [string, string] => [`Exit code ${term}`, inline(meaning)]),
    ]),
  ]
  return [
    {
      id: name,
      title: `livery ${name}`,
      kind: 'command',
      body: body.join('\n'),
      words: description,
      level: 2,
    },
    ...takes.map(
      ({ term, meaning }): DocSection => ({
        id: `${name}.${idOf(term)}`,
        title: term,
        kind: `option of ${name}`,
        body: paragraph(meaning),
        words: meaning,
        level: 3,
      }),
    ),
  ]
}

function idOf(term: string): string {
  return term.replaceAll(/^-+|[^A-Za-z-].*$/g, '') || term.replaceAll(/\W/g, '')
}
