#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/*
 * Makes a workspace with its first merchant: npm create livery my-sites lagoon. What else is typed belongs to
 * "livery new", which asks for what is missing in a terminal. --package names another livery, such as a tarball.
 */
const oldest = 24
const usage =
  'Name a folder and a merchant: npm create livery my-sites lagoon. Add -- and the options of "livery new", such as -- --name Lagoon --colour 0B6E8C.'

process.exitCode = create(process.argv.slice(2))

function create(args) {
  if (Number.parseInt(process.versions.node, 10) < oldest)
    return fail(`Livery needs Node ${oldest} or later, and this is ${process.versions.node}.`)
  const { values, tokens, positionals } = parseArgs({
    args,
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: { package: { type: 'string' } },
  })
  const [folder] = positionals
  if (folder === undefined) return fail(usage)
  const root = resolve(folder)
  if (existsSync(root) && readdirSync(root).length > 0)
    return fail(`${folder} is not empty. Choose another folder, or run "npx livery init" in it.`)
  const livery = join(
    dirname(fileURLToPath(import.meta.resolve('livery/package.json'))),
    'bin/livery.js',
  )
  const at = tokens.find(({ kind }) => kind === 'positional').index
  const forNew = args.filter((_, index) => index !== at && !isPackage(tokens, index))
  return (
    run(process.execPath, [livery, 'init', folder], { stdio: ['inherit', 'ignore', 'inherit'] }) ||
    runNpm(
      ['install', '--no-audit', '--no-fund', ...(values.package ? [resolve(values.package)] : [])],
      root,
    ) ||
    run(process.execPath, [join(root, 'node_modules/livery/bin/livery.js'), 'new', ...forNew], {
      cwd: root,
      stdio: 'inherit',
    })
  )
}

/** Reports whether an argument is --package or its value. */
function isPackage(tokens, index) {
  return tokens.some(
    ({ kind, name, index: own, inlineValue }) =>
      kind === 'option' &&
      name === 'package' &&
      (index === own || (!inlineValue && index === own + 1)),
  )
}

/** Runs npm by the file that started this one, because npm is no program on Windows. */
function runNpm(args, cwd) {
  const npm = process.env.npm_execpath
  const options = { cwd, stdio: 'inherit' }
  return npm ? run(process.execPath, [npm, ...args], options) : run('npm', args, options)
}

function run(command, args, options) {
  const { status, error } = spawnSync(command, args, options)
  if (error) return fail(`${command} cannot be run: ${error.message}`)
  return status ?? 1
}

function fail(sentence) {
  console.error(sentence)
  return 2
}
