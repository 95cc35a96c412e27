import { readWriteStyle, writeEntry } from './edit/write-value.ts'
import { createFinding, type Finding, type Fix } from './finding.ts'
import type { Layered, LayerReader } from './resolve-layers.ts'
import { childOf, type MapTree, stringAt, type Tree, treeAt } from './tree.ts'

/** The text that follows a merchant's own code in the codes that apply by default. */
const endings = { merchantCode: '', trialMerchantCode: '-trial' } as const
const names = ['merchantCode', 'trialMerchantCode'] as const

/** Reports the codes of the gateway that a parent sets for itself and a merchant does not set. */
export function checkIdentity({ own, code, chain }: Layered, ownOf: LayerReader['own']): Finding[] {
  const parent = childOf(own, 'extends')
  if (!own || !parent) return []
  const missing = names.filter((name) => !treeAt(own, ['gateway', name]))
  const parents = chain.slice(0, -1).toReversed()
  const settingOf = (name: string) =>
    parents.find((layer) => stringAt(ownOf(layer), ['gateway', name]))
  const [layer] = missing.flatMap((name) => settingOf(name) ?? [])
  if (layer === undefined) return []
  const unset = missing.filter((name) => settingOf(name) !== undefined)
  const values = unset.map((name) => [name, code + endings[name]] as const)
  const fix = writeCodes(own, parent, values)
  return [
    createFinding(
      'identity-not-inherited',
      { span: parent, path: ['extends'], fix },
      { layer, values: values.map(([name, value]) => ({ name: `gateway.${name}`, value })) },
    ),
  ]
}

/** Creates the fix that writes the codes which apply into the merchant's own file. */
function writeCodes(
  own: MapTree,
  parent: Tree,
  values: readonly (readonly [string, string])[],
): Fix {
  const style = readWriteStyle(own.source.text, own)
  const entries = values.map(([name, value]) => writeEntry(name, JSON.stringify(value), style))
  const written = entries.join(`,${style.gap}`)
  const gateway = childOf(own, 'gateway')
  if (gateway?.kind === 'map') {
    const comma = gateway.entries.size > 0 ? ',' : style.gap
    return insertAt(gateway.start + 1, style.gap + written + comma)
  }
  const map = writeEntry('gateway', `{${style.gap}${written}${style.gap}}`, style)
  return insertAt(parent.end, `,${style.newline}${style.unit}${map}`)
}

function insertAt(at: number, insert: string): Fix {
  return { start: at, end: at, insert }
}
