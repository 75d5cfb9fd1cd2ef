import { deepStrictEqual, notDeepStrictEqual } from 'node:assert/strict';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { BENCH_REQUESTS, type BenchRequest, DEAL_NUMBER } from './requests.ts';
import { BenchServer } from './server.ts';
import { createSession, createToken, fillStore, type StoreSize } from './store/store.ts';

/** A store with the two servers that are compared on it. */
export interface BenchSetup {
  readonly size: StoreSize;
  /** The URL of the store's database. */
  readonly url: string;
  readonly product: BenchServer;
  readonly baseline: BenchServer;
  /** Changes a deal that every request reads. Sends the notification that another instance would send. */
  change(): Promise<void>;
  /** The PostgreSQL process that makes these changes. */
  readonly changePid: number;
  stop(): Promise<void>;
}

const CHANGE = `
  with changed as (
    update deal set version = version + 1, front_gross = front_gross + 1,
      car_type = case car_type when 'New' then 'Used' else 'New' end,
      trade_status = case trade_status when 'TRADE' then 'NO TRADE' else 'TRADE' end
    where number = $1 returning log_day
  )
  select pg_notify('salesfloor_change', json_build_object('topic', 'DEALS', 'days', json_agg(log_day))::text) from changed`;

/** Builds a store, starts both servers on it and asserts that their responses are equal. */
export async function startBenchSetup(cluster: Cluster, size: StoreSize): Promise<BenchSetup> {
  const url = await cluster.createDatabase(size.name);
  const token = createToken();
  const product = await BenchServer.startProduct(url, token);
  const baseline = await BenchServer.startBaseline(url);
  const changeClient = new pg.Client({ connectionString: url });
  await changeClient.connect();
  const change = async () => {
    await changeClient.query({ name: 'change', text: CHANGE, values: [DEAL_NUMBER] });
  };
  const stop = async () => {
    await changeClient.end();
    await product.stop();
    await baseline.stop();
  };
  try {
    const started = Date.now();
    await fillStore(url, size);
    console.log(`Built ${size.label} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
    await createSession(url, token);
    await compareResponses({ product, baseline, change });
    const { rows } = await changeClient.query<{ pid: number }>('select pg_backend_pid() as pid');
    return { size, url, product, baseline, change, changePid: rows[0]?.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Asserts that the responses of the baseline and the product are equal, and that the responses include
 * changes. Otherwise, the comparison would be meaningless.
 */
async function compareResponses({
  product,
  baseline,
  change,
}: Pick<BenchSetup, 'product' | 'baseline' | 'change'>): Promise<void> {
  for (const request of BENCH_REQUESTS) {
    const before = await getEqualResponse(product, baseline, request);
    await change();
    const after = await getEqualResponse(product, baseline, request);
    notDeepStrictEqual(after, before, `The response to "${request.name}" does not show the change.`);
  }
}

async function getEqualResponse(
  product: BenchServer,
  baseline: BenchServer,
  request: BenchRequest,
): Promise<unknown> {
  const [actual, expected] = [await product.send(request), await baseline.send(request)].map(response =>
    JSON.parse(response.toString()),
  );
  if (request.baseline === 'setDealGross') return actual.data;
  try {
    deepStrictEqual(actual.data, expected.data); // the extensions contain the cost, so they are left out
  } catch (difference) {
    throw new Error(`The baseline's response to "${request.name}" differs from the server's. ${difference}`);
  }
  return actual.data;
}
