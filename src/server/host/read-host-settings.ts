import type { HostOptions } from './host-options.ts'

/** Returns what the environment and the terminal set of a host; the README lists the variables. */
export function readHostSettings(
  env: NodeJS.ProcessEnv,
): Pick<HostOptions, 'data' | 'games' | 'published' | 'report'> {
  const { LIVERY_DATA: data, LIVERY_GAMES: games, LIVERY_PUBLISHED: published } = env
  return {
    games: Number(games ?? 0),
    ...(data && { data }),
    ...(published && { published }),
    report: (line) => process.stderr.write(`${line}\n`),
  }
}
