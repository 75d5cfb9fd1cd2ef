import type { Random } from '../api/src/modules/demoStore/random.ts';
import type { ApiCaller, WriteCall } from './caller.ts';
import { PossibleStates, type StateChange } from './possibleStates.ts';
import type { SessionTokens, StoreReader } from './store.ts';

/** The tested fields of a deal. */
interface TestedDeal {
  readonly number: number;
  readonly customer: string;
  /** Dollars, as text with two decimals. Null if the gross is empty. */
  readonly gross: string | null;
  readonly isUpdated: boolean;
}

/** A deal, or null if it does not exist. */
type DealState = TestedDeal | null;

const NUMBERS_PER_DEAL = 20;
const DAY = '2026-01-15';

const DELIVERY_DATES = ['2026-01-15', '2026-02-15'];

/** A deal that one client creates, updates, renumbers and deletes, with numbers that no other client uses. */
export class DealUnderTest {
  private readonly possibleStates = new PossibleStates<DealState>(null);
  private readonly firstNumber: number;
  private readonly sellers: readonly number[];
  private readonly random: Random;
  private writeCount = 0;

  /**
   * Creates a deal under test.
   * @param index the deal's unique index
   * @param sellers the employees credited with all deals, so that all clients write to the same sums
   */
  constructor(index: number, sellers: readonly number[], random: Random) {
    this.firstNumber = 1 + index * NUMBERS_PER_DEAL;
    this.sellers = sellers;
    this.random = random;
  }

  /** Sends one random write. */
  async write(caller: ApiCaller, tokens: SessionTokens): Promise<void> {
    const { call, change, isOfficeStaff } = this.pickWrite();
    const { outcome } = await caller.write(call, isOfficeStaff ? tokens.office : tokens.admin);
    this.possibleStates.applyOutcome(change, outcome);
  }

  /** Returns a message when the stored deal contradicts the acknowledged writes. */
  async findLoss(reader: StoreReader): Promise<string | undefined> {
    const rows = await reader.rows<TestedDeal>(
      `select number, customer_name as customer, front_gross::text as gross, is_updated as "isUpdated"
       from deal where number >= $1 and number < $2`,
      [this.firstNumber, this.firstNumber + NUMBERS_PER_DEAL],
    );
    const [stored = null] = rows;
    if (rows.length < 2 && this.possibleStates.includes(stored)) return undefined;
    return `Stored: ${JSON.stringify(rows)}. Acknowledged: ${this.possibleStates}.`;
  }

  private pickWrite(): { call: WriteCall; change: StateChange<DealState>; isOfficeStaff?: boolean } {
    const deal = this.possibleStates.first;
    this.writeCount += 1;
    const label = `Customer ${this.writeCount}`;
    // If it is unknown whether the deal exists, creates it again with the same number. The server then either
    // rejects the call or creates the deal.
    if (!deal)
      return this.buildCreate(
        this.possibleStates.find(state => state !== null)?.number ?? this.pickNumber(),
        label,
      );
    const { number } = deal;
    switch (this.random.pickWeighted(KINDS, kind => WEIGHTS[kind])) {
      case 'update':
        return this.buildUpdate(number, label);
      case 'gross':
        return this.buildGrossUpdate(
          number,
          `${this.random.between(-9_999, 99_999)}.${this.random.between(10, 99)}`,
        );
      case 'review':
        return { ...this.buildReview(number, !deal.isUpdated), isOfficeStaff: true };
      case 'renumber':
        return this.buildRenumber(number, this.pickNumber(number));
      case 'delete':
        return this.buildDelete(number);
    }
  }

  private pickNumber(excluded = 0): number {
    const number = this.firstNumber + this.random.between(0, NUMBERS_PER_DEAL - 1);
    return number === excluded ? this.pickNumber(excluded) : number;
  }

  /** Returns fields with random sellers, statuses and delivery dates. */
  private randomSale() {
    return {
      closerId: this.random.pick(this.sellers),
      additionalId: this.random.pick([...this.sellers, null]),
      deliveryStatus: this.random.pick(['DEL', 'DEL', 'TBA']),
      deliveryDate: this.random.pick(DELIVERY_DATES),
    };
  }

  private buildCreate(number: number, customer: string) {
    const randomSale = this.randomSale();
    return {
      call: {
        rest: {
          method: 'POST',
          path: '/api/deals/adddeal',
          body: { id: number, customer_name: customer, added_date: DAY, ...toRestFields(randomSale) },
        },
        graphql: {
          mutation: `mutation ($number: Int!, $input: DealInput!) {
            recordDeal(number: $number, input: $input) { number } }`,
          variables: { number, input: { customerName: customer, addedDate: DAY, ...randomSale } },
        },
      },
      change: (state: DealState): DealState | undefined =>
        state === null ? { number, customer, gross: null, isUpdated: false } : undefined,
    };
  }

  private buildUpdate(number: number, customer: string) {
    const randomSale = this.randomSale();
    return {
      call: {
        rest: {
          method: 'PUT',
          path: `/api/deals/updatedeal?dealId=${number}`,
          body: { customer_name: customer, ...toRestFields(randomSale) },
        },
        graphql: {
          mutation: `mutation ($number: Int!, $input: DealInput!) {
            amendDeal(number: $number, input: $input) { number } }`,
          variables: { number, input: { customerName: customer, ...randomSale } },
        },
      },
      change: changeDealWithNumber(number, deal => ({ ...deal, customer })),
    };
  }

  private buildGrossUpdate(number: number, gross: string) {
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
      change: changeDealWithNumber(number, deal => ({ ...deal, gross })),
    };
  }

  private buildReview(number: number, isUpdated: boolean) {
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
      change: changeDealWithNumber(number, deal => ({ ...deal, isUpdated })),
    };
  }

  private buildRenumber(number: number, newNumber: number) {
    return {
      call: {
        rest: { method: 'PUT', path: `/api/deals/updatedealid?oldId=${number}&newId=${newNumber}` },
        graphql: {
          mutation: `mutation ($number: Int!, $newNumber: Int!) {
            renumberDeal(number: $number, newNumber: $newNumber) { number } }`,
          variables: { number, newNumber },
        },
      },
      change: changeDealWithNumber(number, deal => ({ ...deal, number: newNumber })),
    };
  }

  private buildDelete(number: number) {
    return {
      call: {
        rest: { method: 'DELETE', path: `/api/deals/deletedeal?dealId=${number}` },
        graphql: {
          mutation: 'mutation ($number: Int!) { deleteDeal(number: $number) }',
          variables: { number },
        },
      },
      change: changeDealWithNumber(number, () => null),
    };
  }
}

/** Converts the field names to those of REST. */
const toRestFields = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

const WEIGHTS = { update: 4, gross: 4, review: 2, renumber: 2, delete: 1 } as const;
const KINDS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

/** Returns a change of the deal with this number. The call must be rejected when that deal does not exist. */
const changeDealWithNumber =
  (number: number, change: (deal: TestedDeal) => DealState): StateChange<DealState> =>
  state =>
    state?.number === number ? change(state) : undefined;
