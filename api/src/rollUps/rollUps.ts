import type pg from 'pg';

/** Sums of one key that differ between the roll-ups and the deals. */
export interface RollUpDifference {
  readonly rollUp: string;
  readonly source: 'stored' | 'of the deals';
  /** The key and its sums, by column. */
  readonly sums: Readonly<Record<string, string | number | null>>;
}

/** Lists the roll-ups that differ from the sums of the deals, in one snapshot. Empty if they agree. */
export async function listDifferences(client: pg.Client): Promise<RollUpDifference[]> {
  const { rows } = await client.query<RollUpDifference>(
    'select roll_up as "rollUp", whose as source, sums from roll_up.differences order by roll_up, sums::text',
  );
  return rows;
}

/** Rebuilds the roll-ups from the deals. Reports continue during that time, and changes of deals wait. */
export async function rebuildRollUps(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('select roll_up.rebuild()');
  // Invalidates every cached result of the old sums: a deal of each month counts as changed.
  await client.query(
    `update deal set version = version where id in (select min(id) from deal group by date_trunc('month', log_day::timestamp))`,
  );
  await client.query('commit');
}

/** Returns whether the database has roll-ups. Older versions do not. */
export async function hasRollUps(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('roll_up.differences') is not null as "isThere"`);
  return rows[0]?.isThere ?? false;
}
