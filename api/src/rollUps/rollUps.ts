import type pg from 'pg';

/** Sums of one key that are stored otherwise than the deals have them. */
export interface Difference {
  readonly rollUp: string;
  readonly whose: 'stored' | 'of the deals';
  /** The key and its sums, by column. */
  readonly sums: Readonly<Record<string, string | number | null>>;
}

/** What is wrong in the roll-ups; nothing when they are the sums of the deals. Both are looked at as of one instant. */
export async function differences(client: pg.Client): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(
    'select roll_up as "rollUp", whose, sums from roll_up.differences order by roll_up, sums::text',
  );
  return rows;
}

/** Makes the roll-ups again from the deals. Reports go on meanwhile, changes of deals wait. */
export async function rebuild(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('select roll_up.rebuild()');
  // No cached answer is from the sums before: a deal of each month counts as changed.
  await client.query(
    `update deal set version = version where id in (select min(id) from deal group by date_trunc('month', log_day::timestamp))`,
  );
  await client.query('commit');
}

/** Whether the tables are of a version that has roll-ups. */
export async function hasRollUps(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('roll_up.differences') is not null as "isThere"`);
  return rows[0]?.isThere ?? false;
}
