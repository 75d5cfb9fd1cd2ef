import type pg from 'pg';
import { withConnection } from '../database/connection.ts';
import { describeDifferences } from './describeDifference.ts';
import { listDifferences, hasRollUps, rebuildRollUps } from './rollUps.ts';

/** Lines about differences that are printed. */
const MAX_LINES = 20;

/**
 * Compares the roll-ups with the deals and prints the differences as plain lines.
 * @param isRebuilding rebuilds the roll-ups from the deals afterwards
 * @returns whether the roll-ups are correct at the end
 */
export function verifyRollUps(url: string, isRebuilding: boolean, print: (line: string) => void): Promise<boolean> {
  return withConnection(url, 'verify', async client => {
    if (!(await hasRollUps(client))) {
      print('The store has no roll-ups yet: start the server once, which brings its tables up to date.');
      return false;
    }
    const differenceCount = await printDifferences(client, print);
    if (!isRebuilding) {
      if (differenceCount > 0) print('`npm run verify -- --rebuild` makes them again from the deals.');
      return differenceCount === 0;
    }
    await rebuildRollUps(client);
    print('Made them again from the deals.');
    return (await printDifferences(client, print)) === 0;
  });
}

async function printDifferences(client: pg.Client, print: (line: string) => void): Promise<number> {
  const { rows } = await client.query<{ id: number; name: string }>('select id, name from employee');
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const lines = describeDifferences(await listDifferences(client), names);
  if (lines.length === 0) print('The roll-ups are the sums of the deals.');
  else print(lines.length === 1 ? 'One sum differs:' : `${lines.length} sums differ:`);
  for (const line of lines.slice(0, MAX_LINES)) print(`  ${line}`);
  if (lines.length > MAX_LINES) print(`  and ${lines.length - MAX_LINES} more`);
  return lines.length;
}
