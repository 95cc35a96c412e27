import type { PublishedFolder } from '../../publish/published-folder.ts'
import { type AddCommand, count, formatOption, sayExits } from '../command.ts'
import type { Edges } from '../edges.ts'
import { outOption } from './publishing.ts'

export const addReleases: AddCommand = (program, { edges, end }) => {
  program
    .command('releases')
    .summary('lists the releases of a published folder, and what each host serves')
    .description(
      'Lists the releases of a published folder, newest first, and what each host serves.',
    )
    .addOption(outOption())
    .addOption(formatOption())
    .addHelpText('after', sayExits({ 0: 'a list' }))
    .action(async (options) => end(await list(options, edges)))
}

interface Options {
  readonly out: string
  readonly format: 'text' | 'json'
}

/**
 * As JSON, `{ releases: [{ name, published, hosts, current }], hosts: [{ host, site, release }] }`;
 * `published` is an ISO time, `release` the newest that has this site at this host, or null.
 */
async function list({ out, format }: Options, edges: Edges): Promise<number> {
  const publisher = await edges.publisher()
  const folder = publisher.look(out)
  const report = readReport(folder)
  edges.print(format === 'json' ? JSON.stringify(report, null, 2) : print(report))
  return 0
}

interface Report {
  readonly releases: readonly {
    readonly name: string
    readonly published: string | null
    readonly hosts: number
    readonly current: boolean
  }[]
  readonly hosts: readonly {
    readonly host: string
    readonly site: string
    readonly release: string | null
  }[]
}

function readReport(folder: PublishedFolder): Report {
  const current = folder.current()
  const releases = folder
    .names()
    .toReversed()
    .flatMap((name) => folder.release(name) ?? [])
  // What is served now comes first: a site may stand in many releases.
  const asked = releases.toSorted((a, b) => Number(b.name === current) - Number(a.name === current))
  return {
    releases: releases.map(({ name, hosts }) => {
      const time = folder.time(name)
      const published = time === undefined ? null : new Date(time).toISOString()
      return { name, published, hosts: hosts.size, current: name === current }
    }),
    hosts: [...folder.serving()].map(([host, site]) => {
      const release = asked.find(({ hosts }) => hosts.get(host) === site)
      return { host, site, release: release?.name ?? null }
    }),
  }
}

function print({ releases, hosts }: Report): string {
  const widest = Math.max(0, ...releases.map(({ name }) => name.length))
  const longest = Math.max(0, ...hosts.map(({ host }) => host.length))
  return [
    ...releases.map(({ name, published, hosts: size, current }) => {
      const time = published?.slice(0, 16).replace('T', ' ') ?? ''
      return `${name.padEnd(widest)}  ${time}  ${count(size, 'host')}${current ? '  served' : ''}`
    }),
    '',
    ...hosts.map(
      ({ host, site, release }) =>
        `${host.padEnd(longest)}  ${release ?? 'in no release'}  ${site}`,
    ),
  ].join('\n')
}
