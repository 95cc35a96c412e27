import { checkEach } from '../../config/check-merchants.ts'
import { type Files, listMerchants, merchantFile } from '../../config/files.ts'
import { type Finding, sortFindings } from '../../config/finding.ts'
import { parseSource } from '../../config/parse-source.ts'
import { createLayerReader } from '../../config/resolve-layers.ts'
import { resolveLayered } from '../../config/resolve-merchant.ts'
import type { ResolvedMerchant } from '../../config/resolved-merchant.ts'
import { stringAt, textsOf, treeAt } from '../../config/tree.ts'
import type {
  FindingList,
  MerchantList,
  MerchantSummary,
  OtherText,
  Resolution,
  Statement,
  WhyAnswer,
  WhyBody,
} from '../../contract/generated/workshop.ts'
import { explainPage } from '../../why/explain-page.ts'
import { readWhyMerchant } from '../../why/read-why-merchant.ts'
import { isCode } from './merchant-paths.ts'

interface Draft {
  readonly code: string
  readonly texts: readonly OtherText[]
}

/** What is asked of the files of a folder, with texts that stand in for some of them. */
export type Question =
  | { readonly about: 'merchants' }
  | ({ readonly about: 'findings' } & Draft)
  | ({ readonly about: 'resolution' } & Draft)
  | { readonly about: 'why'; readonly code: string; readonly asked: WhyBody }

export interface DeskAnswers {
  readonly merchants: MerchantList
  readonly findings: FindingList
  readonly resolution: Resolution
  /** A word where there is no such page, or no merchant to plan it for. */
  readonly why: WhyAnswer | 'no-page' | 'has-errors'
}

/** Answers what takes its time, so that a thread of its own can do it; only reads. */
export function answerQuestion(files: Files, question: Question): DeskAnswers[Question['about']] {
  if (question.about === 'merchants') return summarise(files)
  if (question.about === 'why')
    return why(filesOver(files, question.asked.texts), question.code, question.asked)
  const over = filesOver(files, question.texts)
  return question.about === 'findings'
    ? { findings: findingsOf(over, question.code) }
    : resolution(over, question.code)
}

/** The files of a folder with texts in place of some; an empty text is no file. */
function filesOver(files: Files, texts: readonly OtherText[]): Files {
  const own = new Map(texts.map(({ path, text }) => [path, text.replace(/^\uFEFF/, '')]))
  return {
    ...files,
    read: (path) => (own.has(path) ? own.get(path) || undefined : files.read(path)),
    list: (folder) => {
      const start = `${folder}/`
      const more = [...own.keys()].filter((path) => path.startsWith(start))
      const names = more.map((path) => path.slice(start.length).split('/')[0] ?? '')
      return [...new Set([...files.list(folder), ...names])].sort()
    },
  }
}

function summarise(files: Files): MerchantList {
  const read = createLayerReader(files)
  const found = checkEach(files)
  const merchants = listMerchants(files)
    .filter(isCode)
    .map((code): MerchantSummary => {
      const { merchant, layered } = resolveLayered(read, code)
      const findings = [...(found.get(code) ?? []), ...wordFindings(files, code)]
      const parent = stringAt(treeAt(layered?.own, ['extends']), [])
      return {
        code,
        hosts: textsOf(treeAt(layered?.own, ['hosts'])).map(({ text }) => text),
        name: merchant ? nameOf(merchant) : code,
        errors: findings.filter(({ severity }) => severity === 'error').length,
        warnings: findings.filter(({ severity }) => severity === 'warning').length,
        ...(parent === undefined ? {} : { parent }),
      }
    })
  return { merchants }
}

function nameOf({ code, brand, languages }: ResolvedMerchant): string {
  const { name } = brand
  if (name === undefined || typeof name === 'string') return name ?? code
  return name[languages.default] ?? Object.values(name).find((text) => text !== undefined) ?? code
}

function findingsOf(files: Files, code: string): Finding[] {
  const found = checkEach(files, [code]).get(code) ?? []
  return sortFindings([...found, ...wordFindings(files, code)])
}

/** What keeps a merchant's own words from being read. */
function wordFindings(files: Files, code: string): readonly Finding[] {
  const folder = `merchants/${code}/messages`
  const names = files.list(folder).filter((name) => name.endsWith('.json'))
  return names.flatMap((name) => {
    const path = `${folder}/${name}`
    const text = files.read(path)
    return text === undefined ? [] : parseSource({ path, text }).findings
  })
}

function resolution(files: Files, code: string): Resolution {
  const { merchant, layered, provenance } = resolveLayered(createLayerReader(files), code)
  const said = provenance
    .paths()
    .map((path): [string, Statement[]] => [path, [...provenance.of(path)]])
  return {
    merchant: merchant ?? null,
    chain: [...(layered?.chain ?? [code])],
    said: Object.fromEntries(said),
  }
}

function why(files: Files, code: string, asked: WhyBody): DeskAnswers['why'] {
  if (files.read(merchantFile(code)) === undefined) return 'has-errors'
  const merchant = readWhyMerchant(files, code)
  if (!merchant) return 'has-errors'
  const { flags, templates, session, language, device = 'browser' } = asked
  const facts = { templates: plain(templates), settings: {}, session, language, device }
  const lines = explainPage(
    { page: asked.page, facts: { ...facts, flags: plain(flags) } },
    merchant,
  )
  return lines ? { lines: lines.map((line) => plain(line)) } : 'no-page'
}

/** Without what is undefined. */
function plain<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  // Only what is undefined was left out.
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as never
}
