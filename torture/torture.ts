import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../api/src/modules/demoStore/random.ts';
import { type ServerAddress, WriteGap } from './caller.ts';
import { type Chaos, causeDisruptions } from './chaos.ts';
import { TortureClient } from './client.ts';
import { ReplicatedPair, SingleDatabase } from './databases.ts';
import type { EarlierBuild } from './earlierBuild.ts';
import { SupervisedServer } from './server.ts';
import {
  createTwoSessions,
  listFirstTwoEmployees,
  type SessionTokens,
  type StoreReader,
  type TortureStore,
} from './store.ts';
import { BusyDay } from './ups.ts';

export interface TorturePlan {
  readonly seconds: number;
  /** Seed of the random choices. The same seed makes the same choices, but their effects depend on timing. */
  readonly seed: string;
  readonly clients: number;
}

export interface TortureResult {
  /** Number of writes that a server acknowledged. */
  readonly acknowledged: number;
  /** The longest time without an acknowledged write. */
  readonly longestGapMs: number;
  /** The number of disruptions of each kind. */
  readonly disruptions: ReadonlyMap<string, number>;
  /** One message for each item with a state that contradicts the acknowledged writes. */
  readonly losses: readonly string[];
  /** Messages about all other faults: an incomplete write, a wrong response, a crash. */
  readonly faults: readonly string[];
}

/** Time for which clients continue to write after the last recovery. */
const AFTER_RECOVERY_MS = 500;
const BUSY_DAY = '2026-01-15';

/**
 * Puts load on two real servers on one real database. The servers and the database are killed and restarted
 * at random. Then verifies every acknowledged write. The api must be built.
 */
export const torture = async (plan: TorturePlan): Promise<TortureResult> =>
  runUnderLoad(plan, await SingleDatabase.start(), ({ store, servers, random }) => ({
    disruptions: {
      'killed a server': () => random.pick(servers).end('SIGKILL'),
      'stopped a server by SIGTERM': () => random.pick(servers).end('SIGTERM'),
      'killed the database': () => store.kill(),
      'killed a connection of the database': () => store.killOneConnection(),
      'killed everything': async () => {
        await Promise.all([store.kill(), ...servers.map(server => server.end('SIGKILL'))]);
      },
    },
    waitForRecovery: () => waitUntilAllReady(store, servers),
    pauseMs: { shortest: 300, longest: 2_500 },
  }));

/**
 * Runs the same test with a primary and a synchronous standby. The primary is killed and its standby is
 * promoted, repeatedly.
 */
export const failover = async (plan: TorturePlan): Promise<TortureResult> =>
  runUnderLoad(plan, await ReplicatedPair.start(), ({ store, servers }) => ({
    disruptions: { 'killed the primary and promoted its standby': () => store.failOver() },
    waitForRecovery: () => waitUntilAllReady(store, servers),
    pauseMs: { shortest: 500, longest: 2_500 },
  }));

/**
 * Runs the same test on one database, while the servers are upgraded from an earlier build to this build, and
 * back.
 */
export const upgrade = async (plan: TorturePlan, earlier: EarlierBuild): Promise<TortureResult> =>
  runUnderLoad(
    plan,
    await SingleDatabase.start(),
    ({ store, servers, random }) => ({
      disruptions: {
        'upgraded a server': () => random.pick(servers).switchBuild(),
        'returned a server to the earlier build': () => random.pick(servers).switchBuild(earlier.root),
        'killed a server': () => random.pick(servers).end('SIGKILL'),
      },
      waitForRecovery: () => waitUntilAllReady(store, servers),
      pauseMs: { shortest: 300, longest: 1_000 },
    }),
    earlier.root,
  );

/**
 * Puts the same load on a running installation, through its front end. The operator causes the disruptions.
 * @throws when the store contains deals, because the load would write to them
 */
export async function observe(plan: TorturePlan, store: TortureStore, front: string): Promise<TortureResult> {
  if ((await store.rows('select from deal limit 1')).length > 0) {
    throw new Error('This store contains deals. Torture writes only to a store without deals.');
  }
  return runLoad(plan, store, [{ baseUrl: front }], async () => {
    await sleep(plan.seconds * 1_000);
    return new Map();
  });
}

interface LoadTargets<Kind extends TortureStore> {
  readonly store: Kind;
  readonly servers: readonly SupervisedServer[];
  readonly random: Random;
}

/** Puts load on two new servers with a new store during the disruptions. */
async function runUnderLoad<Kind extends TortureStore>(
  plan: TorturePlan,
  store: Kind,
  createChaos: (targets: LoadTargets<Kind>) => Chaos,
  firstBuild?: string,
): Promise<TortureResult> {
  const servers: SupervisedServer[] = [];
  try {
    const settings = { DATABASE_URL: store.addressForServers, LOG_LEVEL: 'error' };
    servers.push(
      await SupervisedServer.start(settings, firstBuild),
      await SupervisedServer.start(settings, firstBuild),
    );
    await waitUntilAllReady(store, servers);
    const random = new Random(`${plan.seed}, chaos`);
    const chaos = createChaos({ store, servers, random });
    const result = await runLoad(plan, store, servers, () =>
      causeDisruptions(chaos, random, Date.now() + plan.seconds * 1_000),
    );
    return { ...result, faults: [...result.faults, ...servers.flatMap(server => server.faults)] };
  } finally {
    await Promise.all(servers.map(server => server.stop()));
    await store.stop();
  }
}

/** Runs clients that write during the disruptions, then verifies the acknowledged writes. */
async function runLoad(
  { seed, clients: count }: TorturePlan,
  store: TortureStore,
  servers: readonly ServerAddress[],
  disrupt: () => Promise<TortureResult['disruptions']>,
): Promise<TortureResult> {
  const busyDay = new BusyDay(BUSY_DAY);
  const writeGap = new WriteGap();
  const tokens: SessionTokens[] = [];
  for (let index = 0; index < count; index++) tokens.push(await createTwoSessions(store, `Client ${index}`));
  const sellers = await listFirstTwoEmployees(store);
  const clients = tokens.map(
    (clientTokens, index) =>
      new TortureClient(index, { servers, seed, tokens: clientTokens, sellers, busyDay, writeGap }),
  );
  const stopController = new AbortController();
  const [disruptions] = await Promise.all([
    disrupt().finally(async () => {
      await sleep(AFTER_RECOVERY_MS);
      stopController.abort();
    }),
    ...clients.map(client => client.work(stopController.signal)),
  ]);
  return {
    disruptions,
    acknowledged: clients.reduce((sum, client) => sum + client.caller.acknowledged, 0),
    longestGapMs: writeGap.longestMs,
    losses: await findLosses(clients, busyDay, store),
    faults: [...(await findInconsistencies(store)), ...clients.flatMap(client => client.caller.faults)],
  };
}

async function waitUntilAllReady(store: TortureStore, servers: readonly SupervisedServer[]): Promise<void> {
  await store.waitUntilReady();
  await Promise.all(servers.map(server => server.waitUntilReady()));
}

async function findLosses(
  clients: readonly TortureClient[],
  busyDay: BusyDay,
  store: TortureStore,
): Promise<string[]> {
  const clientLosses = await Promise.all(clients.map(client => client.findLosses(store)));
  return [...clientLosses.flat(), await busyDay.findLoss(store)].filter(loss => loss !== undefined);
}

/** Invariants of every store, even after crashes. Each query lists the rows that violate an invariant. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'The positions of a day’s ups are not 1 to n.': `
    select up_log_id from up_log_row group by up_log_id
    having min(display_order) <> 1 or max(display_order) <> count(*)`,

  'A history entry of a deal does not start with the previous value.': `
    select deal_id, field from (
      select deal_id, field, from_value, id,
        lag(to_value) over (partition by deal_id, field order by id) as before,
        row_number() over (partition by deal_id, field order by id) as step
      from deal_change) as steps
    where step > 1 and from_value is distinct from before`,

  'A deal differs from its history.': `
    select d.id from deal d cross join lateral (values
      ('number', d.number::text),
      ('customerName', nullif(d.customer_name, '')),
      ('frontGross', d.front_gross::text),
      ('isUpdated', d.is_updated::text)) as now (field, value)
    left join lateral (
      select to_value from deal_change c where c.deal_id = d.id and c.field = now.field order by c.id desc limit 1
    ) as recorded on true
    where now.value is distinct from coalesce(recorded.to_value, case now.field when 'isUpdated' then 'false' end)`,

  'A deal’s last history entry contradicts whether the deal exists.': `
    select c.deal_id from deal_change c
    group by c.deal_id
    having ((array_agg(c.action order by c.id desc))[1] = 'delete') = exists (select from deal d where d.id = c.deal_id)`,

  'A roll-up table differs from the deals.': `
    select * from roll_up.differences`,

  'A deal’s version is not the last version of its history.': `
    select d.id from deal d join deal_change c on c.deal_id = d.id
    group by d.id, d.version having max(c.deal_version) <> d.version`,
};

/** Returns one message for each violated invariant. */
export async function findInconsistencies(reader: StoreReader): Promise<string[]> {
  const findings: string[] = [];
  for (const [invariant, violations] of Object.entries(INVARIANTS)) {
    const rows = await reader.rows(violations);
    if (rows.length > 0) findings.push(`${invariant} (${JSON.stringify(rows.slice(0, 5))})`);
  }
  return findings;
}
