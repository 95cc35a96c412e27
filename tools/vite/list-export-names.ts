/** Short names that no variable may have. */
const reserved = /^(?:do|if|in|for|let|new|try|var)$/

/** Lists the short names under which a chunk exports its variables, by the variable's name with `$` before it, as terser keeps names. */
export function listExportNames(code: string): Record<string, string> {
  const [, exported = ''] = /export \{([^}]*)\};?\s*$/.exec(code) ?? []
  const pairs = exported.matchAll(/([\w$]+) as ([\w$]{1,3})(?![\w$])/g)
  return Object.fromEntries(
    [...pairs].flatMap(([, local, name = '']) =>
      reserved.test(name) ? [] : [[`$${local}`, name]],
    ),
  )
}
