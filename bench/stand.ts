import { deepStrictEqual, notDeepStrictEqual } from 'node:assert/strict';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { A_DEAL, QUESTIONS, type Question } from './questions.ts';
import { BenchServer } from './server.ts';
import { fillStore, newToken, type StoreSize, signIn } from './store/store.ts';

/** A store with the two servers that are compared over it. */
export interface Stand {
  readonly size: StoreSize;
  /** The address of its database. */
  readonly url: string;
  readonly ours: BenchServer;
  readonly floor: BenchServer;
  /** Changes a deal, which every question counts, and announces that as another instance would. */
  change(): Promise<void>;
  /** PostgreSQL's process that makes these changes. */
  readonly handPid: number;
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

/** Builds a store, starts both servers over it and makes sure that they give the same answers. */
export async function openStand(cluster: Cluster, size: StoreSize): Promise<Stand> {
  const url = await cluster.createDatabase(size.name);
  const token = newToken();
  const ours = await BenchServer.ours(url, token);
  const floor = await BenchServer.floor(url);
  const hand = new pg.Client({ connectionString: url });
  await hand.connect();
  const change = async () => {
    await hand.query({ name: 'change', text: CHANGE, values: [A_DEAL] });
  };
  const stop = async () => {
    await hand.end();
    await ours.stop();
    await floor.stop();
  };
  try {
    const started = Date.now();
    await fillStore(url, size);
    console.log(`Built ${size.label} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
    await signIn(url, token);
    await compareAnswers({ ours, floor, change });
    const { rows } = await hand.query<{ pid: number }>('select pg_backend_pid() as pid');
    return { size, url, ours, floor, change, handPid: rows[0]?.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A floor with another answer would measure something else, and so would an answer in which a change does not show. */
async function compareAnswers({
  ours,
  floor,
  change,
}: Pick<Stand, 'ours' | 'floor' | 'change'>): Promise<void> {
  for (const question of QUESTIONS) {
    const before = await sameAnswer(ours, floor, question);
    await change();
    const after = await sameAnswer(ours, floor, question);
    notDeepStrictEqual(after, before, `A change does not show in "${question.name}".`);
  }
}

async function sameAnswer(ours: BenchServer, floor: BenchServer, question: Question): Promise<unknown> {
  const [given, expected] = [await ours.answer(question), await floor.answer(question)].map(answer =>
    JSON.parse(answer.toString()),
  );
  if (question.floor === 'setDealGross') return given.data;
  try {
    deepStrictEqual(given.data, expected.data); // without the extensions, which hold the cost
  } catch (difference) {
    throw new Error(`The floor answers "${question.name}" differently. ${difference}`);
  }
  return given.data;
}
