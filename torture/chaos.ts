import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../api/src/demoStore/random.ts';
import type { Database } from './database.ts';
import type { Server } from './server.ts';

/** What happens to a store's machines. */
const DISASTERS = {
  'killed a server': async ({ servers, random }: Parts) => random.pick(servers).end('SIGKILL'),
  'stopped a server by SIGTERM': async ({ servers, random }: Parts) => random.pick(servers).end('SIGTERM'),
  'killed the database': async ({ database }: Parts) => database.kill(),
  'killed a connection of the database': async ({ database }: Parts) => database.killOneConnection(),
  'killed everything': async ({ servers, database }: Parts) => {
    await Promise.all([database.kill(), ...servers.map(server => server.end('SIGKILL'))]);
  },
} as const;

interface Parts {
  readonly servers: readonly Server[];
  readonly database: Database;
  readonly random: Random;
}

const SHORTEST_CALM_MS = 300;
const LONGEST_CALM_MS = 2_500;

/**
 * Kills and restarts at random until the time is over, then waits until all is well again.
 * @returns how often what was done
 */
export async function wreak(parts: Parts, untilMs: number): Promise<Map<string, number>> {
  const done = new Map<string, number>();
  const names = Object.keys(DISASTERS) as (keyof typeof DISASTERS)[];
  // Each kind comes once before any comes twice.
  for (let left = [...names]; Date.now() < untilMs; left = left.length > 0 ? left : [...names]) {
    await sleep(parts.random.between(SHORTEST_CALM_MS, LONGEST_CALM_MS));
    const [name = 'killed a server'] = left.splice(parts.random.between(0, left.length - 1), 1);
    await DISASTERS[name](parts);
    done.set(name, (done.get(name) ?? 0) + 1);
    await parts.database.ready();
    await Promise.all(parts.servers.map(server => server.ready()));
  }
  return done;
}
