import { deepStrictEqual } from 'node:assert/strict';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { Contender } from './contender.ts';
import { QUESTIONS } from './questions.ts';
import { fillStore, newToken, type StoreSize, signIn } from './store/store.ts';

/** A store with the two servers that are compared over it. */
export interface Stand {
  readonly size: StoreSize;
  readonly ours: Contender;
  readonly floor: Contender;
  /** As if something had been saved: no cached answer is sent again. */
  change(): Promise<void>;
  stop(): Promise<void>;
}

/** Builds a store, starts both servers over it and makes sure that they give the same answers. */
export async function openStand(cluster: Cluster, size: StoreSize): Promise<Stand> {
  const url = await cluster.createDatabase(size.name);
  const token = newToken();
  const ours = await Contender.ours(url, token);
  const floor = await Contender.floor(url);
  const hand = new pg.Client({ connectionString: url });
  await hand.connect();
  const change = async () => {
    await hand.query('update store_version set version = version + 1 where shard = 0');
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
    await compareAnswers(ours, floor);
    return { size, ours, floor, change, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A floor with another answer would measure something else. */
async function compareAnswers(ours: Contender, floor: Contender): Promise<void> {
  for (const question of QUESTIONS) {
    const answers = await Promise.all([ours, floor].map(contender => contender.answer(question)));
    const [given, expected] = answers.map(answer => JSON.parse(answer.toString()));
    try {
      deepStrictEqual({ data: given.data }, expected); // without the extensions, which hold the cost
    } catch (difference) {
      throw new Error(`The floor answers "${question.name}" differently. ${difference}`);
    }
  }
}
