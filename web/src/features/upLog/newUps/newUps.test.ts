/** @jest-environment jest-fixed-jsdom */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import type { UpInput } from '../../../generated/types';
import { blankRow, newUp } from './newUp';
import { NewUps } from './newUps';

const DAY = '2026-11-25';
const SAM = 1;
const BEA = 2;

/** A store that adds an up once for each key, and can be out of reach or lose its responses. */
class UpStore {
  connection: 'good' | 'cut' | 'responses lost' = 'good';
  readonly ups: { key: string; personId: number; input: UpInput }[] = [];

  /** The new ups of a session of this person, as after a reload of the page. */
  open(personId: number): NewUps {
    const link = new ApolloLink(
      ({ operationName, variables }) =>
        new Observable(observer => {
          const row = this.connection === 'cut' ? undefined : this.store(personId, operationName, variables);
          if (!row || this.connection === 'responses lost')
            return observer.error(new TypeError('fetch failed'));
          observer.next({ data: { [operationName === 'AddUp' ? 'addUp' : 'amendUp']: row } });
          observer.complete();
        }),
    );
    return new NewUps(new ApolloClient({ cache: new InMemoryCache(), link }), personId);
  }

  customers = () => this.ups.map(({ personId, input }) => [personId, input.customerName]);

  private store(
    personId: number,
    operation: string | undefined,
    { key, id, input }: Record<string, unknown>,
  ) {
    if (operation === 'AddUp' && !this.ups.some(up => up.key === key))
      this.ups.push({ key: String(key), personId, input: input as UpInput });
    const up = this.ups.find((each, index) => each.key === key || index + 1 === id);
    if (!up) throw new Error('There is no such up.');
    if (operation === 'AmendUp') Object.assign(up.input, input);
    return { __typename: 'Up', ...blankRow(up.key), id: this.ups.indexOf(up) + 1, ...up.input };
  }
}

const stored = () => Object.keys(localStorage).filter(key => key.startsWith('newUp '));

/** Resolves when this browser keeps no new up any more. */
async function untilSent(): Promise<void> {
  while (stored().length > 0) await new Promise(resolve => setTimeout(resolve, 1));
}

beforeEach(() => localStorage.clear());

describe('a new up', () => {
  it('is sent in a session of the person who took it and in no other', async () => {
    const store = new UpStore();
    store.connection = 'cut';
    await store.open(SAM).add(newUp(DAY, { customerName: 'Ada' }));
    expect(stored()).toHaveLength(1);

    store.connection = 'good';
    const another = store.open(BEA);
    another.resume();
    await another.add(newUp(DAY, { customerName: 'Bea' }));
    expect(store.customers()).toEqual([[BEA, 'Bea']]);
    expect(stored()).toHaveLength(1);

    store.open(SAM).resume();
    await untilSent();
    expect(store.customers()).toEqual([
      [BEA, 'Bea'],
      [SAM, 'Ada'],
    ]);
  });

  it('is added once when the response was lost, with what was typed since', async () => {
    const store = new UpStore();
    store.connection = 'responses lost';
    const before = store.open(SAM);
    const up = newUp(DAY, { customerName: 'Ada' });
    await before.add(up);
    expect(before.put(up.key, { notes: 'red truck' })).toBe(true);
    expect(store.ups).toMatchObject([{ input: { customerName: 'Ada' } }]);

    store.connection = 'good';
    store.open(SAM).resume();
    await untilSent();
    expect(store.ups).toMatchObject([{ input: { customerName: 'Ada', notes: 'red truck' } }]);
  });

  it('gets the first name after a reload when it was stored without one', async () => {
    const store = new UpStore();
    const before = store.open(SAM);
    const up = newUp(DAY);
    await before.add(up);
    await untilSent();
    store.connection = 'cut';
    expect(before.put(up.key, { customerName: 'Ada' })).toBe(true);
    expect(store.customers()).toEqual([[SAM, undefined]]);

    store.connection = 'good';
    store.open(SAM).resume();
    await untilSent();
    expect(store.customers()).toEqual([[SAM, 'Ada']]);
  });

  it('keeps its place in the order over a reload', async () => {
    const store = new UpStore();
    store.connection = 'cut';
    const before = store.open(SAM);
    for (const customerName of ['Ada', 'Bea', 'Cy']) await before.add(newUp(DAY, { customerName }));
    store.connection = 'good';
    store.open(SAM).resume();
    await untilSent();
    expect(store.ups.map(({ input }) => input.customerName)).toEqual(['Ada', 'Bea', 'Cy']);
  });

  it('is sent in order when an earlier release stored it under a negative number', async () => {
    const store = new UpStore();
    for (const [row, customerName] of [
      [-1_764_000_000_000_002, 'Bea'],
      [-1_764_000_000_000_001, 'Ada'],
    ])
      localStorage.setItem(
        `newUp ${SAM} ${row} up`,
        JSON.stringify({ entered: { key: crypto.randomUUID(), day: DAY, input: { customerName } } }),
      );
    store.open(SAM).resume();
    await untilSent();
    expect(store.customers()).toEqual([
      [SAM, 'Ada'],
      [SAM, 'Bea'],
    ]);
  });
});
