import type { KitPart } from '../../core/contract/kit-parts/kit-part.ts'
import { kitParts } from '../../core/contract/kit-parts.ts'
import type { DocPage } from './doc-page.ts'
import { code, facts, inline, paragraph } from './html.ts'

/** Returns the page of the parts that the look of a merchant selects: pieces, states, kinds and numbers of each. */
export function partsPage(): DocPage {
  return {
    file: 'parts.html',
    title: 'Parts of the kit',
    lead: 'What the CSS of a merchant may select. The outermost element of a part has its name as data-kit, a piece as data-part, a state as data-state and a kind as data-kind.',
    sections: Object.entries<KitPart>(kitParts).map(([name, part]) => ({
      id: name,
      title: name,
      kind: 'part',
      body: partBody(name, part),
      words: wordsOf(part),
      level: 2,
    })),
  }
}

function partBody(name: string, part: KitPart): string {
  const { description, pieces, states, kinds, numbers, paints, aria = [] } = part
  return [
    paragraph(description),
    facts([
      ['Selector', code(`[data-kit="${name}"]`)],
      ['Pieces', list(pieces, (piece) => `[data-part="${piece}"]`)],
      ['Kinds', list(kinds, (kind) => `[data-kind="${kind}"]`)],
      ['States', list(states, (state) => `[data-state="${state}"]`)],
      ['For screen readers', aria.map((state) => code(`[${state}]`)).join('<br>')],
      ['Numbers', list(numbers, (number) => `--${number}`)],
      ['Values of "fill"', list(paints, (paint) => `--${paint}`)],
    ]),
  ].join('\n')
}

function list(names: KitPart['states'] = {}, write: (name: string) => string): string {
  return Object.entries(names)
    .map(([name, sentence]) => `${code(write(name))} ${inline(sentence)}`)
    .join('<br>')
}

function wordsOf({ description, pieces, states = {}, kinds = {} }: KitPart): string {
  return [description, ...[pieces, states, kinds].flatMap(Object.keys)].join(' ')
}
