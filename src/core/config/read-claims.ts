import { type Files, isUnreadable, merchantFile } from './files.ts'
import { parseSource, readPlain } from './parse-source.ts'
import { childOf, textsOf } from './tree.ts'

/** The hosts that the merchants of a folder list. */
export interface Claims {
  /** The codes of all merchants. */
  readonly codes: readonly string[]
  /** The codes of the merchants that list each host. */
  readonly byHost: ReadonlyMap<string, readonly string[]>
}

/** Reads the hosts of each merchant of a folder once. `hostsOf` supplies those that are known without reading. */
export function readClaims(
  files: Files,
  hostsOf: (code: string) => readonly string[] | undefined = () => undefined,
): Claims {
  const codes: string[] = []
  const byHost = new Map<string, readonly string[]>()
  for (const code of files.list('merchants')) {
    const hosts = hostsOf(code) ?? readHosts(files, code)
    if (!hosts) continue
    codes.push(code)
    for (const host of hosts) byHost.set(host, [...(byHost.get(host) ?? []), code])
  }
  return { codes, byHost }
}

/** Returns the hosts in a merchant's own file; undefined without a file. */
export function readHosts(files: Files, code: string): readonly string[] | undefined {
  const path = merchantFile(code)
  const text = files.read(path)
  // A merchant whose file cannot be read is listed, so that the check reports it.
  if (text === undefined) return isUnreadable(files, path) ? [] : undefined
  const plain = readPlain(text)
  if (plain) return listTexts(plain['hosts'])
  const { tree } = parseSource({ path, text })
  return tree ? textsOf(childOf(tree, 'hosts')).map((one) => one.text) : []
}

/** Reports whether a merchant's own file can be parsed. */
export function isReadable(files: Files, code: string): boolean {
  const path = merchantFile(code)
  const text = files.read(path)
  return text !== undefined && parseSource({ path, text }).tree !== undefined
}

function listTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
