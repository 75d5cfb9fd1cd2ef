import type { Random } from '../api/src/modules/demoStore/random.ts';
import type { Call, Caller } from './caller.ts';
import type { Tokens } from './people.ts';
import { type Change, Possible } from './possible.ts';
import type { Reader } from './store.ts';

/** What is looked at of a deal. */
interface Deal {
  readonly number: number;
  readonly customer: string;
  /** Dollars, as text with two decimals; null is empty. */
  readonly gross: string | null;
  readonly isUpdated: boolean;
}

/** A deal, or its absence. */
type Stored = Deal | null;

const NUMBERS_EACH = 20;
const DAY = '2026-01-15';

const DELIVERIES = ['2026-01-15', '2026-02-15'];

/** One deal that one client records, amends, renumbers and deletes, under numbers that nobody else uses. */
export class DealUnderTest {
  private readonly possible = new Possible<Stored>(null);
  private readonly firstNumber: number;
  private readonly sellers: readonly number[];
  private readonly random: Random;
  private written = 0;

  /**
   * @param place no two deals have the same
   * @param sellers whom all deals credit, so that everyone writes to the same sums
   */
  constructor(place: number, sellers: readonly number[], random: Random) {
    this.firstNumber = 1 + place * NUMBERS_EACH;
    this.sellers = sellers;
    this.random = random;
  }

  /** One write that chance picks. */
  async write(caller: Caller, tokens: Tokens): Promise<void> {
    const { call, change, isOffice } = this.next();
    const { outcome } = await caller.write(call, isOffice ? tokens.office : tokens.admin);
    this.possible.record(change, outcome);
  }

  /** A sentence when what is stored cannot be. */
  async complaint(reader: Reader): Promise<string | undefined> {
    const rows = await reader.rows<Deal>(
      `select number, customer_name as customer, front_gross::text as gross, is_updated as "isUpdated"
       from deal where number >= $1 and number < $2`,
      [this.firstNumber, this.firstNumber + NUMBERS_EACH],
    );
    const [stored = null] = rows;
    if (rows.length < 2 && this.possible.includes(stored)) return undefined;
    return `Stored is ${JSON.stringify(rows)}, and acknowledged was ${this.possible}.`;
  }

  private next(): { call: Call; change: Change<Stored>; isOffice?: boolean } {
    const deal = this.possible.first;
    this.written += 1;
    const label = `Customer ${this.written}`;
    // While nobody knows whether it was recorded, it is recorded again under the same number: that is refused, or makes it.
    if (!deal)
      return this.recording(this.possible.find(state => state !== null)?.number ?? this.pickNumber(), label);
    const { number } = deal;
    switch (this.random.pickWeighted(KINDS, kind => WEIGHTS[kind])) {
      case 'amend':
        return this.amending(number, label);
      case 'gross':
        return this.pricing(number, `${this.random.between(-9_999, 99_999)}.${this.random.between(10, 99)}`);
      case 'review':
        return { ...this.reviewing(number, !deal.isUpdated), isOffice: true };
      case 'renumber':
        return this.renumbering(number, this.pickNumber(number));
      case 'delete':
        return this.deleting(number);
    }
  }

  private pickNumber(butNot = 0): number {
    const number = this.firstNumber + this.random.between(0, NUMBERS_EACH - 1);
    return number === butNot ? this.pickNumber(butNot) : number;
  }

  /** Who sold it, and whether and when it is delivered. */
  private sale() {
    return {
      closerId: this.random.pick(this.sellers),
      additionalId: this.random.pick([...this.sellers, null]),
      deliveryStatus: this.random.pick(['DEL', 'DEL', 'TBA']),
      deliveryDate: this.random.pick(DELIVERIES),
    };
  }

  private recording(number: number, customer: string) {
    const sale = this.sale();
    return {
      call: {
        rest: {
          method: 'POST',
          path: '/api/deals/adddeal',
          body: { id: number, customer_name: customer, added_date: DAY, ...inRest(sale) },
        },
        graphql: {
          mutation: `mutation ($number: Int!, $input: DealInput!) {
            recordDeal(number: $number, input: $input) { number } }`,
          variables: { number, input: { customerName: customer, addedDate: DAY, ...sale } },
        },
      },
      change: (state: Stored): Stored | undefined =>
        state === null ? { number, customer, gross: null, isUpdated: false } : undefined,
    };
  }

  private amending(number: number, customer: string) {
    const sale = this.sale();
    return {
      call: {
        rest: {
          method: 'PUT',
          path: `/api/deals/updatedeal?dealId=${number}`,
          body: { customer_name: customer, ...inRest(sale) },
        },
        graphql: {
          mutation: `mutation ($number: Int!, $input: DealInput!) {
            amendDeal(number: $number, input: $input) { number } }`,
          variables: { number, input: { customerName: customer, ...sale } },
        },
      },
      change: ofNumber(number, deal => ({ ...deal, customer })),
    };
  }

  private pricing(number: number, gross: string) {
    return {
      call: {
        rest: {
          method: 'PUT',
          path: `/api/deals/updatedealgross?dealId=${number}`,
          body: { front_gross: gross },
        },
        graphql: {
          mutation: `mutation ($number: Int!, $gross: Money) {
            setDealGross(number: $number, frontGross: $gross) { number } }`,
          variables: { number, gross },
        },
      },
      change: ofNumber(number, deal => ({ ...deal, gross })),
    };
  }

  private reviewing(number: number, isUpdated: boolean) {
    return {
      call: {
        rest: {
          method: 'PUT',
          path: `/api/deals/updatedealgrossstatus?dealId=${number}`,
          body: { updated: Number(isUpdated) },
        },
        graphql: {
          mutation: `mutation ($number: Int!, $isUpdated: Boolean) {
            reviewDeal(number: $number, isUpdated: $isUpdated) { number } }`,
          variables: { number, isUpdated },
        },
      },
      change: ofNumber(number, deal => ({ ...deal, isUpdated })),
    };
  }

  private renumbering(number: number, newNumber: number) {
    return {
      call: {
        rest: { method: 'PUT', path: `/api/deals/updatedealid?oldId=${number}&newId=${newNumber}` },
        graphql: {
          mutation: `mutation ($number: Int!, $newNumber: Int!) {
            renumberDeal(number: $number, newNumber: $newNumber) { number } }`,
          variables: { number, newNumber },
        },
      },
      change: ofNumber(number, deal => ({ ...deal, number: newNumber })),
    };
  }

  private deleting(number: number) {
    return {
      call: {
        rest: { method: 'DELETE', path: `/api/deals/deletedeal?dealId=${number}` },
        graphql: {
          mutation: 'mutation ($number: Int!) { deleteDeal(number: $number) }',
          variables: { number },
        },
      },
      change: ofNumber(number, () => null),
    };
  }
}

/** The fields as REST names them. */
const inRest = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

const WEIGHTS = { amend: 4, gross: 4, review: 2, renumber: 2, delete: 1 } as const;
const KINDS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

/** A call that names a deal by its number changes that one, and is refused when there is none. */
const ofNumber =
  (number: number, change: (deal: Deal) => Stored): Change<Stored> =>
  state =>
    state?.number === number ? change(state) : undefined;
