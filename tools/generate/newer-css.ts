import {
  colourFunctions,
  lookFunctions,
  lookProperties,
} from '../../src/core/config/look/look-properties.ts'
import { lookPseudoClasses } from '../../src/core/config/look/look-selectors.ts'
import { browserNames, isImprovement } from '../least-browsers/find-style-uses.ts'
import {
  featuresOfSelector,
  featuresOfValue,
  type StyleFeature,
} from '../least-browsers/style-features.ts'
import { type Lack, listLacks } from '../least-browsers/support-table.ts'

/** What the build writes in the way of older browsers: with a prefix, or as a computed colour. */
const lowered = /^(?:mask-|hyphens$|backdrop-filter$|color-mix$)/

/** Prints what a look may write although a browser of SPEC §11.11 lacks it, with the versions that brought it. */
export function newerCss(): string {
  const properties = lookProperties.flatMap((name) =>
    lackOf(name, featuresOfValue(name, 'inherit')),
  )
  const functions = lookFunctions.flatMap((name) =>
    lackOf(name, featuresOfValue('inline-size', `${name}(0)`)),
  )
  const selectors = lookPseudoClasses.flatMap((name) =>
    lackOf(name, featuresOfSelector(`:${name}`)),
  )
  return [
    '// Printed by `npm run generate` from the browser compatibility data of MDN.',
    '',
    record(
      'newerProperties',
      'Properties of CSS that a look may set, with what brought them.',
      properties,
    ),
    record(
      'newerFunctions',
      'Functions of CSS that a look may use, with what brought them.',
      functions,
    ),
    record(
      'newerSelectors',
      'Pseudo-classes that a look may use, with what brought them.',
      selectors,
    ),
  ].join('\n')
}

function lackOf(
  name: string,
  features: readonly StyleFeature[],
): readonly (readonly [string, string])[] {
  if (lowered.test(name) || colourFunctions.has(name)) return []
  const lacks = features
    .filter((one) => !isImprovement(one))
    .flatMap(({ compat }) => listLacks(compat))
  return lacks.length > 0 ? [[name, writeVersions(lacks)]] : []
}

/** Writes the versions that brought something, and the browsers that have none yet. */
function writeVersions(lacks: readonly Lack[]): string {
  const known = lacks.flatMap(({ browser, since }) =>
    since === undefined ? [] : [`${browserNames[browser]} ${since}`],
  )
  const open = lacks.filter(({ since }) => since === undefined)
  const names = open.map(({ browser }) => browserNames[browser])
  const none = names.length > 0 ? [`no version of ${names.join(' or ')} yet`] : []
  return [...known, ...none].join(' and ')
}

function record(
  name: string,
  comment: string,
  entries: readonly (readonly [string, string])[],
): string {
  return `/** ${comment} */\nexport const ${name}: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(entries))}\n`
}
