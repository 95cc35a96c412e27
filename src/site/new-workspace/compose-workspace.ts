import { createHash } from 'node:crypto'
import { noFiles, workspaceFile } from '../../core/config/files.ts'
import {
  composeEditorSchemas,
  editorSchemaFile,
  messageSchemaFile,
} from '../../core/config/own-blocks/editor-schema.ts'
import { formatJson } from '../new-merchant/format-json.ts'

const installed = 'node_modules/livery'
const livery = `./${installed}`
const schemas = `${livery}/schemas`

/** The kinds of files that editors check, by the schema of each. */
const checked = {
  livery: [workspaceFile],
  merchant: ['merchants/*/merchant.json'],
  world: ['merchants/*/world.json'],
  'look-tokens': ['merchants/*/look/tokens.json'],
  'own-block': ['blocks/*/block.json'],
  messages: [
    'locales/*/*.json',
    'merchants/*/messages/*.json',
    'blocks/*/messages/*.json',
    // The English messages of a block say which there are.
    '!blocks/*/messages/en.json',
  ],
} as const

/** The schemas that a workspace has of its own, which extend those of the package. */
const ownSchemas: Readonly<Record<string, string>> = {
  merchant: editorSchemaFile,
  messages: messageSchemaFile,
}

/** The file that belongs to npm: it is made once, and no upgrade compares it. */
export const projectFile = 'package.json'

/** Composes the files of a new workspace, by their paths. `version` is that of the package that it depends on. */
export function composeWorkspace(version: string): ReadonlyMap<string, string> {
  const scaffold = composeScaffold()
  return new Map([
    [workspaceFile, formatJson(describeWorkspace(version, scaffold))],
    [projectFile, formatJson(describeProject(version))],
    ...composeEditorSchemas(noFiles, { byType: new Map() }, `${installed}/schemas`),
    ...scaffold,
  ])
}

/** Composes the files of a new workspace that an upgrade brings and compares, by their paths. */
export function composeScaffold(): ReadonlyMap<string, string> {
  return new Map([
    ['.gitignore', 'node_modules/\ndata/\npublished/\nreference/\nshots/\n'],
    [
      '.gitattributes',
      '* text=auto eol=lf\n# Merged value by value by "livery merge".\nmerchants/**/*.json merge=livery\nlocales/**/*.json merge=livery\nblocks/**/*.json merge=livery\n',
    ],
    ['.vscode/settings.json', formatJson(editorSettings())],
    [
      'tsconfig.json',
      formatJson({ extends: `${livery}/block/tsconfig.json`, include: ['blocks', 'gateways'] }),
    ],
    ['.github/workflows/livery.yml', workflow],
    ['README.md', readme],
  ])
}

/** Describes the files of a new workspace for `livery.json`. */
export function recordScaffold(version: string, scaffold: ReadonlyMap<string, string>) {
  const digests = [...scaffold].map(([path, text]) => [path, digestText(text)] as const)
  return { version, files: Object.fromEntries(digests) }
}

/** Returns the first 16 digits of the SHA-256 of a text, whatever the line ends that git gave it. */
export function digestText(text: string): string {
  const plain = text.replaceAll('\r\n', '\n')
  return createHash('sha256').update(plain).digest('hex').slice(0, 16)
}

function describeWorkspace(version: string, scaffold: ReadonlyMap<string, string>) {
  return {
    $schema: `${schemas}/livery.schema.json`,
    schemaVersion: 1,
    scaffold: recordScaffold(version, scaffold),
  }
}

function describeProject(version: string) {
  return {
    private: true,
    type: 'module',
    scripts: {
      start: 'livery start',
      validate: 'livery validate',
      publish: 'livery publish',
      test: 'node --test',
    },
    dependencies: { livery: version },
  }
}

function editorSettings() {
  return {
    'files.eol': '\n',
    'json.schemas': Object.entries(checked).map(([name, files]) => ({
      fileMatch: files.map((file) => file.replace(/^!?/, '$&/')),
      url: ownSchemas[name] ? `./${ownSchemas[name]}` : `${schemas}/${name}.schema.json`,
    })),
  }
}

const workflow = `name: Livery
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
  pull-requests: write
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      - run: npx livery validate
      - run: node --test
      - name: Say what the change means for merchants
        if: github.event_name == 'pull_request'
        env:
          GH_TOKEN: \${{ github.token }}
          BASE: \${{ github.event.pull_request.base.sha }}
          NUMBER: \${{ github.event.pull_request.number }}
        run: |
          git diff --name-only "$BASE"... -- merchants locales blocks | while read -r file; do
            npx livery impact "$file" --against "$BASE" || true
          done > impact.txt
          if [ -s impact.txt ]; then gh pr comment "$NUMBER" --body-file impact.txt; fi
      - run: npx playwright-core install --with-deps chromium
      - run: npx livery shots --out shots
      - uses: actions/upload-artifact@v4
        with:
          name: shots
          path: shots
`

const readme = `# Sites

The merchants of this folder are rendered by Livery. Each is a folder of JSON and art below \`merchants/\`. What a merchant does not set comes from \`base\`, which the package brings.

\`\`\`
npm install                    installs Livery
npx livery new lagoon          makes a merchant; it asks for name, colour, logo and languages
npx livery start               serves all merchants with the sandbox gateway and the studio
npx livery validate            lists every finding, each at its file and line
npm test                       tests the blocks of this folder
npx livery publish             publishes to the folder published/
npx livery help                lists all commands
\`\`\`

\`livery.json\` makes this folder a workspace. \`data/\` holds the database of the sandbox and may be deleted.
`
