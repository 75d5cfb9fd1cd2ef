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
          const row =
            this.connection === 'cut' ? undefined : this.runMutation(personId, operationName, variables);
          if (!row || this.connection === 'responses lost')
            return observer.error(new TypeError('fetch failed'));
          observer.next({ data: { [operationName === 'AddUp' ? 'addUp' : 'amendUp']: row } });
          observer.complete();
        }),
    );
    return new NewUps(new ApolloClient({ cache: new InMemoryCache(), link }), personId);
  }

  listCustomers = () => this.ups.map(({ personId, input }) => [personId, input.customerName]);

  private runMutation(
    personId: number,
    operation: string | undefined,
    { key, id, input }: Record<string, unknown>,
  ) {
    if (operation === 'AddUp' && !this.ups.some(up => up.key === key))
      this.ups.push({ key: String(key), personId, input: input as UpInput });
    const up = this.ups.find((each, index) => each.key === key || index + 1 === id);
    if (!up) throw new Error('Up not found. Another user may have deleted it.');
    if (operation === 'AmendUp') Object.assign(up.input, input);
    return { __typename: 'Up', ...buildBlankRow(up.key), id: this.ups.indexOf(up) + 1, ...up.input };
  }
}

const listStoredKeys = () => Object.keys(localStorage).filter(key => key.startsWith('newUp '));

/** Resolves when this browser no longer stores a new up. */
async function waitUntilSent(): Promise<void> {
  while (listStoredKeys().length > 0) await new Promise(resolve => setTimeout(resolve, 1));
}

beforeEach(() => localStorage.clear());

describe('NewUps', () => {
  it('sends a new up only in a session of the person who took it', async () => {
    const server = new FakeServer();
    server.connection = 'cut';
    await server.open(SAM).add(createNewUp(DAY, { customerName: 'Ada' }));
    expect(listStoredKeys()).toHaveLength(1);

    server.connection = 'good';
    const otherSession = server.open(BEA);
    otherSession.resume();
    await otherSession.add(createNewUp(DAY, { customerName: 'Bea' }));
    expect(server.listCustomers()).toEqual([[BEA, 'Bea']]);
    expect(listStoredKeys()).toHaveLength(1);

    server.open(SAM).resume();
    await waitUntilSent();
    expect(server.listCustomers()).toEqual([
      [BEA, 'Bea'],
      [SAM, 'Ada'],
    ]);
  });

  it('adds an up only once when the response was lost, and saves the values typed after the first attempt', async () => {
    const server = new FakeServer();
    server.connection = 'responses lost';
    const firstSession = server.open(SAM);
    const up = createNewUp(DAY, { customerName: 'Ada' });
    await firstSession.add(up);
    expect(firstSession.changeField(up.key, { notes: 'red truck' })).toBe(true);
    expect(server.ups).toMatchObject([{ input: { customerName: 'Ada' } }]);

    server.connection = 'good';
    server.open(SAM).resume();
    await waitUntilSent();
    expect(server.ups).toMatchObject([{ input: { customerName: 'Ada', notes: 'red truck' } }]);
  });

  it('sends the first name after a reload when the up was stored without a name', async () => {
    const server = new FakeServer();
    const firstSession = server.open(SAM);
    const up = createNewUp(DAY);
    await firstSession.add(up);
    await waitUntilSent();
    server.connection = 'cut';
    expect(firstSession.changeField(up.key, { customerName: 'Ada' })).toBe(true);
    expect(server.listCustomers()).toEqual([[SAM, undefined]]);

    server.connection = 'good';
    server.open(SAM).resume();
    await waitUntilSent();
    expect(server.listCustomers()).toEqual([[SAM, 'Ada']]);
  });

  it('sends ups in their original order after a reload', async () => {
    const server = new FakeServer();
    server.connection = 'cut';
    const firstSession = server.open(SAM);
    for (const customerName of ['Ada', 'Bea', 'Cy'])
      await firstSession.add(createNewUp(DAY, { customerName }));
    server.connection = 'good';
    server.open(SAM).resume();
    await waitUntilSent();
    expect(server.ups.map(({ input }) => input.customerName)).toEqual(['Ada', 'Bea', 'Cy']);
  });

  it('sends ups in order when an earlier release stored them under negative numbers', async () => {
    const server = new FakeServer();
    for (const [row, customerName] of [
      [-1_764_000_000_000_002, 'Bea'],
      [-1_764_000_000_000_001, 'Ada'],
    ])
      localStorage.setItem(
        `newUp ${SAM} ${row} up`,
        JSON.stringify({ entered: { key: crypto.randomUUID(), day: DAY, input: { customerName } } }),
      );
    server.open(SAM).resume();
    await waitUntilSent();
    expect(server.listCustomers()).toEqual([
      [SAM, 'Ada'],
      [SAM, 'Bea'],
    ]);
  });
});
