import { join } from 'node:path'
import postcss, { type ChildNode } from 'postcss'
import type { Plugin } from 'vite'
import { cssLayers } from '../../src/core/contract/css-layers.ts'

type LayerName = (typeof cssLayers)[number]

/** The layer of the stylesheets of components. */
const componentLayer = 'component' satisfies LayerName
/** Media of a player's device settings, which are above every look. */
const deviceMedia = /\((?:forced-colors:\s*active|prefers-contrast:\s*more)\)/

/** Puts the stylesheet of each component of the player into a layer below the looks of merchants (decisions/0139). */
export function layerStyles(root: string): Plugin {
  const player = join(root, 'src/player/')
  return {
    name: 'layer-styles',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?')
      if (!file.startsWith(player) || !file.endsWith('.css')) return undefined
      return { code: layerSheet(code, file), map: null }
    },
  }
}

/**
 * Returns a stylesheet in its layer, after the order of all layers: each file has the order, because any of them may
 * load first. A stylesheet that is not a component's keeps its own layers, and stays as it is if it has none.
 */
export function layerSheet(code: string, file: string): string {
  const sheet = postcss.parse(code, { from: file })
  if (file.endsWith('.module.css')) layerRules(sheet)
  const isLayered = sheet.nodes.some((node) => isAtRule(node, 'layer'))
  return isLayered ? `@layer ${cssLayers.join(', ')};\n${sheet}` : code
}

/** Moves what is in no layer into that of components. What device settings change stays outside, above every layer. */
function layerRules(sheet: postcss.Root): void {
  const layer = postcss.atRule({ name: 'layer', params: componentLayer, nodes: [] })
  for (const node of [...sheet.nodes]) if (!isOutside(node)) layer.append(node)
  layer.walkAtRules('media', (rule) => {
    if (deviceMedia.test(rule.params))
      throw rule.error(`Move "@media ${rule.params}" out of the rule or query around it.`)
  })
  if (layer.nodes?.length) sheet.append(layer)
}

function isOutside(node: ChildNode): boolean {
  return isAtRule(node, 'layer') || (isAtRule(node, 'media') && deviceMedia.test(node.params))
}

function isAtRule(node: ChildNode, name: string): node is postcss.AtRule {
  return node.type === 'atrule' && node.name === name
}
