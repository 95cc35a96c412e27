const room = (name) => `^src/${name}/`
const door = (name, library, from) => ({
  name,
  severity: 'error',
  comment: `Only ${from.join(', ')} may import ${library}.`,
  from: { path: '^src/', pathNot: [...from.map((path) => `^src/${path}`), '\\.test\\.tsx?$'] },
  to: { path: `node_modules/(${library})/` },
})
const wall = (from, to) => ({
  name: `${from}-knows-nothing-of-${to.join('-')}`,
  severity: 'error',
  from: { path: room(from), pathNot: '\\.test\\.tsx?$' },
  to: { path: to.map(room) },
})
const entrances = ['app', 'studio', 'cli', 'server']

/** The walls of ARCHITECTURE.md. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: { path: '^src/' }, to: { circular: true } },
    wall('contract', ['config', 'engine', 'registry', 'i18n', 'gateway', 'state', 'ui', 'blocks', 'pages', ...entrances]),
    wall('config', ['engine', 'registry', 'i18n', 'gateway', 'state', 'ui', 'blocks', 'pages', ...entrances]),
    wall('engine', ['config', 'registry', 'i18n', 'gateway', 'state', 'ui', 'blocks', 'pages', ...entrances]),
    wall('ui', ['config', 'engine', 'registry', 'i18n', 'gateway', 'state', 'blocks', 'pages', ...entrances]),
    wall('i18n', ['config', 'engine', 'registry', 'gateway', 'state', 'ui', 'blocks', 'pages', ...entrances]),
    wall('state', ['config', 'engine', 'registry', 'gateway', 'ui', 'blocks', 'pages', ...entrances]),
    wall('gateway', ['config', 'engine', 'registry', 'ui', 'blocks', 'pages', ...entrances]),
    wall('registry', ['config', 'blocks', 'pages', ...entrances]),
    wall('blocks', ['config', 'pages', ...entrances]),
    wall('pages', ['config', 'blocks', ...entrances]),
    wall('app', ['config', 'studio', 'cli', 'server']),
    wall('server', ['registry', 'i18n', 'state', 'ui', 'blocks', 'pages', 'app', 'studio', 'cli']),
    wall('cli', ['registry', 'i18n', 'state', 'ui', 'blocks', 'pages', 'app', 'studio', 'server']),
    {
      name: 'blocks-never-import-blocks',
      severity: 'error',
      from: { path: '^src/blocks/([^/]+)/' },
      to: { path: '^src/blocks/', pathNot: '^src/blocks/$1/' },
    },
    {
      name: 'pages-stay-in-their-area',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'pure-rooms-touch-no-platform',
      severity: 'error',
      from: { path: '^src/(contract|config|engine|gateway/plain)/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    door('valtio-door', 'valtio', ['state/']),
    door('swr-door', 'swr', ['gateway/']),
    door('i18next-door', 'i18next', ['i18n/']),
    door('ajv-door', 'ajv|jsonc-parser|culori|fastest-levenshtein', ['config/']),
    door('wouter-door', 'wouter', ['ui/navigation']),
    door('form-door', 'react-hook-form', ['ui/form']),
    door('server-door', 'hono|@hono|kysely|oidc-provider|@resvg|recheck', ['server/']),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.tests.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
}
