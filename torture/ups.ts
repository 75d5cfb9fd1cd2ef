import type { Random } from '../api/src/modules/demoStore/random.ts';
import type { Call, Caller } from './caller.ts';
import type { Tokens } from './people.ts';
import { type Change, Possible } from './possible.ts';
import type { Reader } from './store.ts';

/** The customers of a day's ups, in their order. */
type Order = readonly string[];

const MOST_ROWS = 12;

/** One day of the up log that one client alone adds to, orders and deletes from. */
export class DayUnderTest {
  readonly day: string;
  private readonly possible = new Possible<Order>([]);
  private readonly ids = new Map<string, number>();
  private readonly random: Random;
  private written = 0;
  private isKnown = true;

  constructor(day: string, random: Random) {
    this.day = day;
    this.random = random;
  }

  /** False once a row was added whose id is unknown: its client goes on with another day. */
  get isUsable(): boolean {
    return this.isKnown;
  }

  /** One write that chance picks. */
  async write(caller: Caller, { admin }: Tokens): Promise<void> {
    const order = this.possible.first ?? [];
    const isFull = order.length >= MOST_ROWS;
    if (order.length < 2 || (!isFull && this.random.chance(0.4))) return this.add(caller, admin);
    if (isFull || this.random.chance(0.2)) return this.delete(caller, admin, this.random.pick(order));
    return this.reorder(caller, admin, shuffled(order, this.random));
  }

  /** A sentence when what is stored cannot be. */
  async complaint(reader: Reader): Promise<string | undefined> {
    const stored = (await reader.upsOf(this.day)).map(row => row.customer);
    if (this.possible.includes(stored)) return undefined;
    return `On ${this.day} the ups are ${JSON.stringify(stored)}, and acknowledged was ${this.possible}.`;
  }

  private async add(caller: Caller, token: string): Promise<void> {
    this.written += 1;
    const customer = `Up ${this.written}`;
    const { outcome, id } = await caller.write(adding(this.day, customer), token);
    this.possible.record(order => [...order, customer], outcome);
    if (id !== undefined) this.ids.set(customer, id);
    else if (outcome === 'unknown') this.isKnown = false;
  }

  private async delete(caller: Caller, token: string, customer: string): Promise<void> {
    const id = this.idOf(customer);
    const call = {
      rest: { method: 'DELETE', path: `/api/uplogs/row/${id}` },
      graphql: { mutation: 'mutation ($id: Int!) { deleteUp(id: $id) }', variables: { id } },
    };
    const without: Change<Order> = order =>
      order.includes(customer) ? order.filter(each => each !== customer) : undefined;
    this.possible.record(without, (await caller.write(call, token)).outcome);
  }

  private async reorder(caller: Caller, token: string, wanted: Order): Promise<void> {
    const ids = wanted.map(customer => this.idOf(customer));
    const { outcome } = await caller.write(ordering(this.day, ids), token);
    this.possible.record(order => (isSameSet(order, wanted) ? wanted : undefined), outcome);
  }

  private idOf(customer: string): number {
    const id = this.ids.get(customer);
    if (id === undefined) throw new Error(`No answer held the id of ${customer}.`);
    return id;
  }
}

/** A day that every client adds to and orders at once: each row that was acknowledged has to be there. */
export class BusyDay {
  readonly day: string;
  private readonly added = new Map<string, number>();
  private attempts = 0;

  constructor(day: string) {
    this.day = day;
  }

  async write(caller: Caller, { admin }: Tokens, random: Random): Promise<void> {
    const ids = [...this.added.values()];
    if (ids.length > 2 && (ids.length >= MOST_ROWS || random.chance(0.6))) {
      await caller.write(ordering(this.day, shuffled(ids, random)), admin);
      return;
    }
    this.attempts += 1;
    const customer = `Up ${this.attempts}`;
    const { id } = await caller.write(adding(this.day, customer), admin);
    if (id !== undefined) this.added.set(customer, id);
  }

  /** A sentence when an acknowledged row is missing. */
  async complaint(reader: Reader): Promise<string | undefined> {
    const stored = new Set((await reader.upsOf(this.day)).map(row => row.customer));
    const missing = [...this.added.keys()].filter(customer => !stored.has(customer));
    return missing.length > 0 ? `On ${this.day} these ups are missing: ${missing.join(', ')}.` : undefined;
  }
}

/** REST adds to a log that exists, so this one call goes by GraphQL through both doors. */
function adding(day: string, customer: string): Call {
  const mutation = `mutation ($day: Day!, $customer: String) {
    addUp(day: $day, input: { customerName: $customer }) { id } }`;
  const variables = { day, customer };
  return {
    rest: { method: 'POST', path: '/graphql', body: { query: mutation, variables } },
    graphql: { mutation, variables },
    idOf: answer => answer.addUp.id,
  };
}

const ordering = (day: string, ids: readonly number[]): Call => ({
  rest: {
    method: 'POST',
    path: '/api/uplogs/updateorder',
    body: { rows: ids.map((id, index) => ({ id, display_order: index + 1 })) },
  },
  graphql: {
    mutation: 'mutation ($day: Day!, $ids: [Int!]!) { reorderUps(day: $day, ids: $ids) { day } }',
    variables: { day, ids },
  },
});

const isSameSet = (one: Order, other: Order) =>
  one.length === other.length && one.every(each => other.includes(each));

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map(item => ({ item, at: random.fraction() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
