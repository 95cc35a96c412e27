import { lookAtRules, lookQueries } from '../../core/config/look/check-at-rule.ts'
import { lookFunctions, lookProperties } from '../../core/config/look/look-properties.ts'
import { lookPseudoClasses, lookPseudoElements } from '../../core/config/look/look-selectors.ts'
import type { DocPage } from './doc-page.ts'
import { paragraph } from './html.ts'
import { filePage } from './merchant-pages.ts'
import type { DocSchemas } from './schema-entries.ts'

interface List {
  readonly id: string
  readonly title: string
  readonly sentence: string
  readonly names: readonly string[]
}

const lists: readonly List[] = [
  {
    id: 'selectors',
    title: 'Selectors',
    sentence:
      'Beside the names of the kit. A selector begins with the part whose file it is in, and has no class, id or element.',
    names: [
      ...lookPseudoClasses.map((name) => `:${name}`),
      ...lookPseudoElements.map((name) => `::${name}`),
    ],
  },
  {
    id: 'at-rules',
    title: 'At-rules and queries',
    sentence:
      'Motion is inside of a query for prefers-reduced-motion. A font is a file of the own art.',
    names: [...lookAtRules, ...lookQueries],
  },
  {
    id: 'properties',
    title: 'Properties',
    sentence: 'Values that hide, shrink, reorder or move away what a page has are findings.',
    names: lookProperties,
  },
  {
    id: 'functions',
    title: 'Functions',
    sentence: 'Colours are tokens, or are computed from tokens. Files are url(art/…).',
    names: lookFunctions.map((name) => `${name}()`),
  },
]

/** Returns the page of what the CSS of a merchant may contain, and of the colours that a look adds. */
export function lookPage(schemas: DocSchemas): DocPage {
  const tokens = filePage('look-tokens', schemas)
  return {
    file: 'look.html',
    title: 'The look of a merchant',
    lead: 'merchants/<code>/look/<part>.css draws a part of the kit, over the file of the merchant that it extends or whose look it takes. This is what a file may contain. look/tokens.json adds colours, whose settings are at the end.',
    sections: [
      ...lists.map(({ id, title, sentence, names }) => ({
        id,
        title,
        kind: 'look',
        body: `${paragraph(sentence)}${paragraph(names.map((name) => `\`${name}\``).join(' '))}`,
        words: names.join(' '),
        level: 2 as const,
      })),
      ...tokens.sections,
    ],
  }
}
