/** Counts what a served studio does, for Prometheus. */
export interface TeamMetrics {
  /** Counts a sign-in by how it ended: `signed-in`, or the code of a problem. */
  readonly countSignIn: (outcome: string) => void
  /** Counts a logout of the identity provider. */
  readonly countLogout: (outcome: 'accepted' | 'refused' | 'too-often' | 'failed') => void
  /** Counts a call of the studio API, or a request that was refused before its call was known. */
  readonly countCall: (call: string, outcome: 'allowed' | 'refused' | 'failed') => void
  /** Counts an exchange of commits with the remote. */
  readonly countSync: (outcome: 'synced' | 'failed') => void
  /** Writes all figures in the text format of Prometheus, without those that are not known. */
  readonly print: (figures: { readonly sessions?: number | undefined }) => string
}

/** Creates counters that begin at zero. */
export function createTeamMetrics(startedAt: number): TeamMetrics {
  const signIns = new Map<string, number>()
  const logouts = new Map<string, number>()
  const calls = new Map<string, number>()
  const syncs = new Map<string, number>()
  const count = (counts: Map<string, number>, labels: string): void =>
    void counts.set(labels, (counts.get(labels) ?? 0) + 1)
  return {
    countSignIn: (outcome) => count(signIns, `{outcome="${outcome}"}`),
    countLogout: (outcome) => count(logouts, `{outcome="${outcome}"}`),
    countCall: (call, outcome) => count(calls, `{call="${call}",outcome="${outcome}"}`),
    countSync: (outcome) => count(syncs, `{outcome="${outcome}"}`),
    print: ({ sessions }) =>
      [
        '# HELP livery_studio_sign_ins_total Sign-ins, by how they ended.',
        '# TYPE livery_studio_sign_ins_total counter',
        ...listSamples('livery_studio_sign_ins_total', signIns),
        '# HELP livery_studio_logouts_total Logouts that the identity provider sent, by how they ended.',
        '# TYPE livery_studio_logouts_total counter',
        ...listSamples('livery_studio_logouts_total', logouts),
        '# HELP livery_studio_calls_total Calls of the studio API that were checked.',
        '# TYPE livery_studio_calls_total counter',
        ...listSamples('livery_studio_calls_total', calls),
        '# HELP livery_studio_remote_syncs_total Exchanges of commits with the remote, by how they ended.',
        '# TYPE livery_studio_remote_syncs_total counter',
        ...listSamples('livery_studio_remote_syncs_total', syncs),
        ...(sessions === undefined
          ? []
          : [
              '# HELP livery_studio_sessions Sessions that have not ended.',
              '# TYPE livery_studio_sessions gauge',
              `livery_studio_sessions ${sessions}`,
            ]),
        '# HELP livery_studio_start_time_seconds The start of this process, in seconds of the epoch.',
        '# TYPE livery_studio_start_time_seconds gauge',
        `livery_studio_start_time_seconds ${startedAt / 1000}`,
        '',
      ].join('\n'),
  }
}

/** The labels hold names of calls and codes only, so nothing in them is escaped. */
function listSamples(name: string, counts: ReadonlyMap<string, number>): string[] {
  return [...counts].sort().map(([labels, value]) => `${name}${labels} ${value}`)
}
