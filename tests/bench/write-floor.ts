import { type BenchBlock, benchFlag, makePage } from './make-page.ts'

const components: Readonly<Record<BenchBlock['type'], string>> = {
  banner: 'BenchBanner',
  notices: 'BenchNotices',
  'vendor-section': 'BenchVendors',
  'winner-board': 'BenchWinners',
}

/** The page as a developer would write it by hand: one element after the other, flags as conditions. */
export function writeFloor(count: number, folder: string): string {
  const { order, blocks } = makePage(count)
  const elements = order.map((id) => {
    const block = blocks[id]
    if (!block) throw new Error(`There is no block ${id}.`)
    const element = writeElement(id, block)
    if (!block.when) return element
    if ('flag' in block.when) return `{flags.${benchFlag} && ${element}}`
    return `{(session === 'guest' || language === 'th') && ${element}}`
  })
  return [
    ...Object.values(components).map(importOf(folder)),
    'export function Page({ flags, session, language }) {',
    `  return <>${elements.join('\n')}</>`,
    '}',
  ].join('\n')
}

function writeElement(id: string, { type, variant, settings }: BenchBlock): string {
  const given = Object.entries(settings).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  const props = `id="${id}" variant="${variant}" settings={{ ${given.join(', ')} }}`
  return `<div data-block="${id}" data-type="${type}"><${components[type]} ${props} /></div>`
}

const importOf = (folder: string) => (name: string) =>
  `import ${name} from ${JSON.stringify(`${folder}/blocks/${name}.tsx`)}`
