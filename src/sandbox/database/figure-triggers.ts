/** The columns of `figure` that are added up. */
const summed = ['betCount', 'bets', 'payout', 'rebate', 'bonus', 'deposits', 'withdrawals'] as const

/** Returns the triggers that count what orders come to, for the account and for everybody above it. */
export function createFigureTriggers(): string {
  const settled = dayOf('NEW.settledAt')
  const returned = `coalesce((SELECT sum(stake) FROM suborder WHERE orderId = NEW.id
    AND state = 'cancelled'), 0)`
  const bets = addToFigures(settled, 'NEW.category', {
    betCount: '1',
    bets: `NEW.stake - ${returned}`,
    payout: `NEW.payout - ${returned}`,
  })
  const lastBet = `
  UPDATE ancestry SET lastBetDay = ${settled}
  WHERE accountId = NEW.accountId AND lastBetDay < ${settled};`
  const money = addToFigures(dayOf('NEW.changedAt'), "''", {
    payout: "CASE NEW.category WHEN 'liveRoom' THEN NEW.minor ELSE 0 END",
    bonus: "CASE NEW.category WHEN 'bonus' THEN NEW.minor ELSE 0 END",
    deposits: "CASE NEW.category WHEN 'deposit' THEN NEW.minor ELSE 0 END",
    withdrawals: "CASE NEW.category WHEN 'withdrawal' THEN -NEW.minor ELSE 0 END",
  })
  const rebates = addToFigures(
    "json_extract(NEW.detail, '$.day')",
    "json_extract(NEW.detail, '$.category')",
    { rebate: 'NEW.minor' },
  )
  const isMoney = `((NEW.category IN ('deposit', 'bonus', 'liveRoom') AND NEW.state = 'success')
  OR (NEW.category = 'withdrawal' AND NEW.state = 'paid'))`
  const isRebate = "NEW.category = 'rebate' AND NEW.state = 'success'"
  return [
    createTriggers(
      'figure_bets',
      { on: 'gameOrder', when: "NEW.state = 'settled'" },
      bets + lastBet,
    ),
    createTriggers('figure_money', { on: 'moneyOrder', when: isMoney }, money),
    createTriggers('figure_rebates', { on: 'moneyOrder', when: isRebate }, rebates),
  ].join('\n')
}

/** Returns the SQL of the day of a column of milliseconds. */
function dayOf(time: string): string {
  return `${time} - ${time} % 86400000`
}

/** Returns the statement that adds amounts of a new order to the figures of its account and of everybody above it. All arguments are SQL. */
function addToFigures(
  day: string,
  product: string,
  amounts: Readonly<Partial<Record<(typeof summed)[number], string>>>,
): string {
  const values = summed.map((column) => amounts[column] ?? '0').join(', ')
  return `INSERT INTO figure
  SELECT who.id, who.scope, ${day}, ${product}, NEW.merchant, ${values}
  FROM (SELECT NEW.accountId AS id, 'own' AS scope UNION ALL SELECT ancestorId, 'team' FROM ancestry
    WHERE accountId = NEW.accountId AND depth > 0) AS who WHERE true
  ON CONFLICT (accountId, scope, day, product) DO UPDATE SET
  ${summed.map((column) => `${column} = ${column} + excluded.${column}`).join(', ')};`
}

/** Returns the triggers that run a statement when a row of a table comes into a state, or is added in it. */
function createTriggers(
  name: string,
  { on: table, when }: { readonly on: string; readonly when: string },
  statement: string,
): string {
  return ['INSERT', 'UPDATE OF state']
    .map((event) => {
      const id = `${name}_${event.slice(0, 6).toLowerCase()}`
      const changed = event === 'INSERT' ? '' : ' AND OLD.state <> NEW.state'
      return `DROP TRIGGER IF EXISTS ${id};
CREATE TRIGGER ${id} AFTER ${event} ON ${table} WHEN ${when}${changed} BEGIN
  ${statement}
END;`
    })
    .join('\n')
}
