import type { Random } from '../api/src/modules/demoStore/random.ts';
import type { ApiCaller, WriteCall } from './caller.ts';
import { PossibleStates, type StateChange } from './possibleStates.ts';
import type { SessionTokens, StoreReader } from './store.ts';

/** The customers of a day's ups, in the order of the up log. */
type UpOrder = readonly string[];

const MAX_ROWS = 12;

/** One day of the up log to which only one client writes. */
export class DayUnderTest {
  readonly day: string;
  private readonly possibleStates = new PossibleStates<UpOrder>([]);
  private readonly ids = new Map<string, number>();
  private readonly random: Random;
  private writeCount = 0;
  private areIdsKnown = true;

  constructor(day: string, random: Random) {
    this.day = day;
    this.random = random;
  }

  /** Returns false after a row with an unknown id was added. The client then continues with another day. */
  get isUsable(): boolean {
    return this.areIdsKnown;
  }

  /** Sends one random write. */
  async write(caller: ApiCaller, { admin }: SessionTokens): Promise<void> {
    const order = this.possibleStates.first ?? [];
    const isFull = order.length >= MAX_ROWS;
    if (order.length < 2 || (!isFull && this.random.chance(0.4))) return this.add(caller, admin);
    if (isFull || this.random.chance(0.2)) return this.delete(caller, admin, this.random.pick(order));
    return this.reorder(caller, admin, shuffle(order, this.random));
  }

  /** Returns a message when the stored ups contradict the acknowledged writes. */
  async findLoss(reader: StoreReader): Promise<string | undefined> {
    const storedCustomers = (await reader.listUps(this.day)).map(row => row.customer);
    if (this.possibleStates.includes(storedCustomers)) return undefined;
    return `On ${this.day} the ups are ${JSON.stringify(storedCustomers)}. Acknowledged: ${this.possibleStates}.`;
  }

  private async add(caller: ApiCaller, token: string): Promise<void> {
    this.writeCount += 1;
    const customer = `Up ${this.writeCount}`;
    const { outcome, id } = await caller.write(buildAddCall(this.day, customer), token);
    this.possibleStates.applyOutcome(order => [...order, customer], outcome);
    if (id !== undefined) this.ids.set(customer, id);
    else if (outcome === 'unknown') this.areIdsKnown = false;
  }

  private async delete(caller: ApiCaller, token: string, customer: string): Promise<void> {
    const id = this.getId(customer);
    const call = {
      rest: { method: 'DELETE', path: `/api/uplogs/row/${id}` },
      graphql: { mutation: 'mutation ($id: Int!) { deleteUp(id: $id) }', variables: { id } },
    };
    const remove: StateChange<UpOrder> = order =>
      order.includes(customer) ? order.filter(each => each !== customer) : undefined;
    this.possibleStates.applyOutcome(remove, (await caller.write(call, token)).outcome);
  }

  private async reorder(caller: ApiCaller, token: string, newOrder: UpOrder): Promise<void> {
    const ids = newOrder.map(customer => this.getId(customer));
    const { outcome } = await caller.write(buildReorderCall(this.day, ids), token);
    this.possibleStates.applyOutcome(order => (isSameSet(order, newOrder) ? newOrder : undefined), outcome);
  }

  private getId(customer: string): number {
    const id = this.ids.get(customer);
    if (id === undefined) throw new Error(`No response contained the id of ${customer}.`);
    return id;
  }
}

/**
 * A day to which all clients add rows and which they reorder at the same time. Every acknowledged row must be
 * stored.
 */
export class BusyDay {
  readonly day: string;
  private readonly addedIds = new Map<string, number>();
  private attempts = 0;

  constructor(day: string) {
    this.day = day;
  }

  async write(caller: ApiCaller, { admin }: SessionTokens, random: Random): Promise<void> {
    const ids = [...this.addedIds.values()];
    if (ids.length > 2 && (ids.length >= MAX_ROWS || random.chance(0.6))) {
      await caller.write(buildReorderCall(this.day, shuffle(ids, random)), admin);
      return;
    }
    this.attempts += 1;
    const customer = `Up ${this.attempts}`;
    const { id } = await caller.write(buildAddCall(this.day, customer), admin);
    if (id !== undefined) this.addedIds.set(customer, id);
  }

  /** Returns a message when an acknowledged row is missing. */
  async findLoss(reader: StoreReader): Promise<string | undefined> {
    const storedCustomers = new Set((await reader.listUps(this.day)).map(row => row.customer));
    const missingCustomers = [...this.addedIds.keys()].filter(customer => !storedCustomers.has(customer));
    return missingCustomers.length > 0
      ? `On ${this.day} these ups are missing: ${missingCustomers.join(', ')}.`
      : undefined;
  }
}

/** Builds a call that adds an up. REST requires an existing log, so both variants use GraphQL. */
function buildAddCall(day: string, customer: string): WriteCall {
  const mutation = `mutation ($day: Day!, $customer: String) {
    addUp(day: $day, input: { customerName: $customer }) { id } }`;
  const variables = { day, customer };
  return {
    rest: { method: 'POST', path: '/graphql', body: { query: mutation, variables } },
    graphql: { mutation, variables },
    getId: responseData => responseData.addUp.id,
  };
}

const buildReorderCall = (day: string, ids: readonly number[]): WriteCall => ({
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

const isSameSet = (one: UpOrder, other: UpOrder) =>
  one.length === other.length && one.every(each => other.includes(each));

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map(item => ({ item, at: random.fraction() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
