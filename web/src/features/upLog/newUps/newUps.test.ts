/** @jest-environment jest-fixed-jsdom */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import type { UpInput } from '../../../generated/types';
import { buildBlankRow, createNewUp } from './newUp';
import { NewUps } from './newUps';

const DAY = '2026-11-25';
const SAM = 1;
const BEA = 2;

/** Fake server that adds an up once for each key. Its connection can fail, and its responses can be lost. */
class FakeServer {
  connection: 'good' | 'cut' | 'responses lost' = 'good';
  readonly ups: { key: string; personId: number; input: UpInput }[] = [];

  /** Opens a session of a person, as after a reload of the page. */
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
    return { __typename: 'Up', ...buildBlankRow(up.key), id: this.ups.indexOf(up) + 1, ...up.input };
  }
}

const listStoredKeys = () => Object.keys(localStorage).filter(key => key.startsWith('newUp '));

/** Resolves when this browser no longer stores a new up. */
async function untilSent(): Promise<void> {
  while (listStoredKeys().length > 0) await new Promise(resolve => setTimeout(resolve, 1));
}

beforeEach(() => localStorage.clear());

describe('a new up', () => {
  it('is sent only in a session of the person who took it', async () => {
    const store = new FakeServer();
    store.connection = 'cut';
    await store.open(SAM).add(createNewUp(DAY, { customerName: 'Ada' }));
    expect(listStoredKeys()).toHaveLength(1);

    store.connection = 'good';
    const otherSession = store.open(BEA);
    otherSession.resume();
    await otherSession.add(createNewUp(DAY, { customerName: 'Bea' }));
    expect(store.customers()).toEqual([[BEA, 'Bea']]);
    expect(listStoredKeys()).toHaveLength(1);

    store.open(SAM).resume();
    await untilSent();
    expect(store.customers()).toEqual([
      [BEA, 'Bea'],
      [SAM, 'Ada'],
    ]);
  });

  it('is added once when the response was lost, with the values typed since', async () => {
    const store = new FakeServer();
    store.connection = 'responses lost';
    const firstSession = store.open(SAM);
    const up = createNewUp(DAY, { customerName: 'Ada' });
    await firstSession.add(up);
    expect(firstSession.changeField(up.key, { notes: 'red truck' })).toBe(true);
    expect(store.ups).toMatchObject([{ input: { customerName: 'Ada' } }]);

    store.connection = 'good';
    store.open(SAM).resume();
    await untilSent();
    expect(store.ups).toMatchObject([{ input: { customerName: 'Ada', notes: 'red truck' } }]);
  });

  it('gets its first name after a reload when it was stored without a name', async () => {
    const store = new FakeServer();
    const firstSession = store.open(SAM);
    const up = createNewUp(DAY);
    await firstSession.add(up);
    await untilSent();
    store.connection = 'cut';
    expect(firstSession.changeField(up.key, { customerName: 'Ada' })).toBe(true);
    expect(store.customers()).toEqual([[SAM, undefined]]);

    store.connection = 'good';
    store.open(SAM).resume();
    await untilSent();
    expect(store.customers()).toEqual([[SAM, 'Ada']]);
  });

  it('keeps its position in the order after a reload', async () => {
    const store = new FakeServer();
    store.connection = 'cut';
    const firstSession = store.open(SAM);
    for (const customerName of ['Ada', 'Bea', 'Cy'])
      await firstSession.add(createNewUp(DAY, { customerName }));
    store.connection = 'good';
    store.open(SAM).resume();
    await untilSent();
    expect(store.ups.map(({ input }) => input.customerName)).toEqual(['Ada', 'Bea', 'Cy']);
  });

  it('is sent in order when an earlier release stored it under a negative number', async () => {
    const store = new FakeServer();
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
