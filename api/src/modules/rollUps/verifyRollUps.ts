import type pg from 'pg';
import { withConnection } from '../../platform/database/connections/connection.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { formatMonth, formatUsDay } from '../../rules/calendar/formatDay.ts';
import { TEAMS } from '../../rules/people/teams.ts';

/** Maximum number of printed lines about differences. */
const MAX_LINES = 20;

/**
 * Compares the roll-ups with the deals and prints the differences as plain lines.
 * @param isRebuilding if true, rebuilds the roll-ups from the deals after the comparison
 * @returns whether the roll-ups are correct at the end
 */
export function verifyRollUps(
  url: string,
  isRebuilding: boolean,
  print: (line: string) => void,
): Promise<boolean> {
  return withConnection(url, 'verify', async client => {
    if (!(await hasRollUps(client))) {
      print('This store has no stored totals yet. Start the server once to update its tables.');
      return false;
    }
    const differenceCount = await printDifferences(client, print);
    if (!isRebuilding) {
      if (differenceCount > 0)
        print('To recalculate the stored totals from the deals, run `npm run verify -- --rebuild`.');
      return differenceCount === 0;
    }
    await rebuildRollUps(client);
    print('Recalculated the stored totals from the deals.');
    return (await printDifferences(client, print)) === 0;
  });
}

async function printDifferences(client: pg.Client, print: (line: string) => void): Promise<number> {
  const { rows } = await client.query<{ id: number; name: string }>('select id, name from employee');
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const lines = describeDifferences(await listDifferences(client), names);
  if (lines.length === 0) print('All stored totals match the deals.');
  else
    print(
      lines.length === 1
        ? 'One total does not match the deals:'
        : `${lines.length} totals do not match the deals:`,
    );
  for (const line of lines.slice(0, MAX_LINES)) print(`  ${line}`);
  if (lines.length > MAX_LINES) print(`  and ${lines.length - MAX_LINES} more`);
  return lines.length;
}

/** Sums of one key that differ between the roll-ups and the deals. */
export interface RollUpDifference {
  readonly rollUp: string;
  readonly source: 'stored' | 'of the deals';
  /** The key and its sums, by column. */
  readonly sums: Readonly<Record<string, string | number | null>>;
}

/**
 * Lists the roll-ups that differ from the sums of the deals, in one snapshot. Returns an empty list if there
 * are no differences.
 */
export async function listDifferences(client: pg.Client): Promise<RollUpDifference[]> {
  const { rows } = await client.query<RollUpDifference>(
    'select roll_up as "rollUp", whose as source, sums from roll_up.differences order by roll_up, sums::text',
  );
  return rows;
}

/**
 * Rebuilds the roll-ups from the deals. Reports can be read during the rebuild, but changes of deals wait for
 * its end.
 */
export async function rebuildRollUps(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('select roll_up.rebuild()');
  // Invalidates every cached result with the old sums. For this purpose, one deal of each month is counted as
  // changed.
  await client.query(
    `update deal set version = version where id in (select min(id) from deal group by date_trunc('month', log_day::timestamp))`,
  );
  await client.query('commit');
}

/** Returns whether the database has roll-ups. Databases of older versions do not have them. */
export async function hasRollUps(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('roll_up.differences') is not null as "isThere"`);
  return rows[0]?.isThere ?? false;
}

type RollUpSums = RollUpDifference['sums'];

/** The label of each column of sums, and the stored amount that equals one unit of the label. */
const SUM_LABELS: Readonly<Record<string, readonly [label: string, unitSize: number]>> = {
  halves: ['units', 2],
  gross: ['gross', 1],
  solo: ['solo deals', 1],
  closer: ['deals as closer', 1],
  additional: ['deals as additional salesperson', 1],
  front_shares: ['front gross', 2],
  ranked_shares: ['ranked gross', 2],
};

/**
 * Describes each key with different sums, such as "May 2026, Ann Lee, New: solo deals stored as
 * 2, should be 1."
 * @param names names of employees, by ID
 */
export function describeDifferences(
  differences: readonly RollUpDifference[],
  names: ReadonlyMap<number, string>,
): string[] {
  const byKey = Map.groupBy(differences, ({ rollUp, sums }) => `${rollUp}: ${formatKey(sums, names)}`);
  return [...byKey.values()].map(rows => {
    const storedSums = rows.find(({ source }) => source === 'stored')?.sums ?? {};
    const dealSums = rows.find(({ source }) => source === 'of the deals')?.sums ?? {};
    const figures = Object.entries(SUM_LABELS)
      .map(([column, [label, unitSize]]) => ({
        label,
        storedAmount: Number(storedSums[column] ?? 0) / unitSize,
        dealsAmount: Number(dealSums[column] ?? 0) / unitSize,
      }))
      .filter(({ storedAmount, dealsAmount }) => storedAmount !== dealsAmount)
      .map(
        ({ label, storedAmount, dealsAmount }) =>
          `${label} stored as ${storedAmount}, should be ${dealsAmount}`,
      );
    return `${formatKey(rows[0]?.sums ?? {}, names)}: ${figures.join('; ')}.`;
  });
}

/** Formats a key: "May 2026, Ann Lee, team A, New". */
function formatKey(
  { month, day, employee_id: id, team_final, car_type }: RollUpSums,
  names: ReadonlyMap<number, string>,
) {
  const team = TEAMS.find(({ id: teamId }) => teamId === team_final);
  return [
    month ? formatMonth(`${month}`.slice(0, 7) as `${number}-${number}`) : formatUsDay(`${day}` as Day),
    ...(id ? [names.get(Number(id)) ?? 'unknown employee'] : []),
    ...(team && team.id !== 1 ? [`team ${team.name}`] : []),
    car_type ?? 'no car type',
  ].join(', ');
}
