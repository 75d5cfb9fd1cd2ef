import type pg from 'pg';
import { onConnection } from '../database/connection.ts';
import { describeDifferences } from './describeDifference.ts';
import { differences, hasRollUps, rebuild } from './rollUps.ts';

/** As many as are printed. */
const SHOWN = 20;

/**
 * Compares the roll-ups with the deals and prints what differs, as lines for the person at the terminal.
 * @param isRebuilding makes the roll-ups again from the deals afterwards
 * @returns whether all is well at the end
 */
export function verify(url: string, isRebuilding: boolean, print: (line: string) => void): Promise<boolean> {
  return onConnection(url, 'verify', async client => {
    if (!(await hasRollUps(client))) {
      print('The store has no roll-ups yet: start the server once, which brings its tables up to date.');
      return false;
    }
    const found = await compare(client, print);
    if (!isRebuilding) {
      if (found > 0) print('`npm run verify -- --rebuild` makes them again from the deals.');
      return found === 0;
    }
    await rebuild(client);
    print('Made them again from the deals.');
    return (await compare(client, print)) === 0;
  });
}

async function compare(client: pg.Client, print: (line: string) => void): Promise<number> {
  const { rows } = await client.query<{ id: number; name: string }>('select id, name from employee');
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const found = describeDifferences(await differences(client), names);
  if (found.length === 0) print('The roll-ups are the sums of the deals.');
  else print(found.length === 1 ? 'One sum differs:' : `${found.length} sums differ:`);
  for (const each of found.slice(0, SHOWN)) print(`  ${each}`);
  if (found.length > SHOWN) print(`  and ${found.length - SHOWN} more`);
  return found.length;
}
