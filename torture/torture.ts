import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../api/src/modules/demoStore/random.ts';
import type { Address } from './caller.ts';
import { type Chaos, wreak } from './chaos.ts';
import { Client } from './client.ts';
import { inconsistencies } from './consistency.ts';
import { Database } from './database.ts';
import type { EarlierBuild } from './earlierBuild.ts';
import { Pair } from './pair.ts';
import { firstTwo, signInTwo, type Tokens } from './people.ts';
import { Server } from './server.ts';
import { Silence } from './silence.ts';
import type { Store } from './store.ts';
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
  /** The longest time in which none was. */
  readonly longestSilenceMs: number;
  /** How often what was done to the machines. */
  readonly disasters: ReadonlyMap<string, number>;
  /** A sentence for each thing whose state contradicts what was acknowledged. */
  readonly losses: readonly string[];
  /** Sentences about anything else that must not be: a half-done write, a wrong answer, a crash. */
  readonly faults: readonly string[];
}

/** How long clients go on when all is well again. */
const AFTERMATH_MS = 500;
const BUSY_DAY = '2026-01-15';

/**
 * Two real servers on one real database, under the load of several clients, killed and restarted at random; then every
 * acknowledged write is looked for. The api has to be built.
 */
export const torture = async (plan: Plan): Promise<Verdict> =>
  underLoad(plan, await Database.start(), ({ store, servers, random }) => ({
    disasters: {
      'killed a server': () => random.pick(servers).end('SIGKILL'),
      'stopped a server by SIGTERM': () => random.pick(servers).end('SIGTERM'),
      'killed the database': () => store.kill(),
      'killed a connection of the database': () => store.killOneConnection(),
      'killed everything': async () => {
        await Promise.all([store.kill(), ...servers.map(server => server.end('SIGKILL'))]);
      },
    },
    recovered: () => allReady(store, servers),
    calm: { shortest: 300, longest: 2_500 },
  }));

/** The same on two databases, of which the primary is killed and its synchronous standby promoted, again and again. */
export const failover = async (plan: Plan): Promise<Verdict> =>
  underLoad(plan, await Pair.start(), ({ store, servers }) => ({
    disasters: { 'killed the primary and promoted its standby': () => store.failOver() },
    recovered: () => allReady(store, servers),
    calm: { shortest: 500, longest: 2_500 },
  }));

/** The same while the servers are upgraded from an earlier build to this one, and back, on one database. */
export const upgrade = async (plan: Plan, earlier: EarlierBuild): Promise<Verdict> =>
  underLoad(
    plan,
    await Database.start(),
    ({ store, servers, random }) => ({
      disasters: {
        'upgraded a server': () => random.pick(servers).become(),
        'put the build before back': () => random.pick(servers).become(earlier.root),
        'killed a server': () => random.pick(servers).end('SIGKILL'),
      },
      recovered: () => allReady(store, servers),
      calm: { shortest: 300, longest: 1_000 },
    }),
    earlier.root,
  );

/**
 * The same load on an installation that runs already, through its front: whoever runs it lets the disasters happen.
 * @throws when its store holds deals, which would be written to
 */
export async function observe(plan: Plan, store: Store, front: string): Promise<Verdict> {
  if ((await store.rows('select from deal limit 1')).length > 0) {
    throw new Error('This store holds deals: torture writes only to one without.');
  }
  return load(plan, store, [{ baseUrl: front }], async () => {
    await sleep(plan.seconds * 1_000);
    return new Map();
  });
}

interface Stage<Kind extends Store> {
  readonly store: Kind;
  readonly servers: readonly Server[];
  readonly random: Random;
}

/** Two servers of our own on a store of our own, under load while chaos reigns. */
async function underLoad<Kind extends Store>(
  plan: Plan,
  store: Kind,
  chaosOn: (stage: Stage<Kind>) => Chaos,
  firstBuild?: string,
): Promise<Verdict> {
  const servers: Server[] = [];
  try {
    const settings = { DATABASE_URL: store.addressForServers, LOG_LEVEL: 'error' };
    servers.push(await Server.start(settings, firstBuild), await Server.start(settings, firstBuild));
    await allReady(store, servers);
    const random = new Random(`${plan.seed}, chaos`);
    const chaos = chaosOn({ store, servers, random });
    const verdict = await load(plan, store, servers, () =>
      wreak(chaos, random, Date.now() + plan.seconds * 1_000),
    );
    return { ...verdict, faults: [...verdict.faults, ...servers.flatMap(server => server.misdeeds)] };
  } finally {
    await Promise.all(servers.map(server => server.stop()));
    await store.stop();
  }
}

/** Clients that write while things happen; then looks for what was acknowledged. */
async function load(
  { seed, clients: count }: Plan,
  store: Store,
  servers: readonly Address[],
  happen: () => Promise<Verdict['disasters']>,
): Promise<Verdict> {
  const busyDay = new BusyDay(BUSY_DAY);
  const silence = new Silence();
  const tokens: Tokens[] = [];
  for (let place = 0; place < count; place++) tokens.push(await signInTwo(store, `Client ${place}`));
  const sellers = await firstTwo(store);
  const clients = tokens.map(
    (each, place) => new Client(place, { servers, seed, tokens: each, sellers, busyDay, silence }),
  );
  const over = new AbortController();
  const [disasters] = await Promise.all([
    happen().finally(async () => {
      await sleep(AFTERMATH_MS);
      over.abort();
    }),
    ...clients.map(client => client.work(over.signal)),
  ]);
  return {
    disasters,
    acknowledged: clients.reduce((sum, client) => sum + client.caller.acknowledged, 0),
    longestSilenceMs: silence.longestMs,
    losses: await lossesOf(clients, busyDay, store),
    faults: [...(await inconsistencies(store)), ...clients.flatMap(client => client.caller.misdeeds)],
  };
}

async function allReady(store: Store, servers: readonly Server[]): Promise<void> {
  await store.ready();
  await Promise.all(servers.map(server => server.ready()));
}

async function lossesOf(clients: readonly Client[], busyDay: BusyDay, store: Store): Promise<string[]> {
  const own = await Promise.all(clients.map(client => client.complaints(store)));
  return [...own.flat(), await busyDay.complaint(store)].filter(complaint => complaint !== undefined);
}
