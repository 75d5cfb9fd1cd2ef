import { Random } from '../api/src/demoStore/random.ts';
import { wreak } from './chaos.ts';
import { Client } from './client.ts';
import { inconsistencies } from './consistency.ts';
import { Database } from './database.ts';
import { signInTwo } from './people.ts';
import { Server } from './server.ts';
import { BusyDay } from './ups.ts';

export interface Plan {
  readonly seconds: number;
  /** The same seed makes the same choices; what they meet is a matter of time. */
  readonly seed: string;
  readonly clients: number;
}

export interface Verdict {
  /** Writes that were answered with a success. */
  readonly acknowledged: number;
  /** How often what was done to the machines. */
  readonly disasters: ReadonlyMap<string, number>;
  /** A sentence for each thing whose state contradicts what was acknowledged. */
  readonly losses: readonly string[];
  /** Sentences about anything else that must not be: a half-done write, a wrong answer, a crash. */
  readonly faults: readonly string[];
}

const SERVERS = 2;
const BUSY_DAY = '2026-01-15';

/**
 * Two real servers on one real database, under the load of several clients, killed and restarted at random; then every
 * acknowledged write is looked for. The api has to be built.
 */
export async function torture({ seconds, seed, clients: count }: Plan): Promise<Verdict> {
  const database = await Database.start();
  const servers: Server[] = [];
  try {
    for (let each = 0; each < SERVERS; each++) {
      servers.push(await Server.start({ DATABASE_URL: database.url, LOG_LEVEL: 'error' }));
    }
    await Promise.all(servers.map(server => server.ready()));

    const busyDay = new BusyDay(BUSY_DAY);
    const clients: Client[] = [];
    for (let place = 0; place < count; place++) {
      const tokens = await signInTwo(database, `Client ${place}`);
      clients.push(new Client(place, { servers, seed, tokens, busyDay }));
    }
    const untilMs = Date.now() + seconds * 1_000;
    const random = new Random(`${seed}, chaos`);
    const [disasters] = await Promise.all([
      wreak({ servers, database, random }, untilMs),
      ...clients.map(client => client.work(untilMs)),
    ]);

    const losses = [
      ...(await Promise.all(clients.map(client => client.complaints(database)))).flat(),
      ...[await busyDay.complaint(database)].filter(complaint => complaint !== undefined),
    ];
    const faults = [
      ...(await inconsistencies(database)),
      ...servers.flatMap(server => server.misdeeds),
      ...clients.flatMap(client => client.caller.misdeeds),
    ];
    const acknowledged = clients.reduce((sum, client) => sum + client.caller.acknowledged, 0);
    return { acknowledged, disasters, losses, faults };
  } finally {
    await Promise.all(servers.map(server => server.stop()));
    await database.stop();
  }
}
