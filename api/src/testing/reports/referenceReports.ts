import type { DayRange } from '../../rules/calendar/calendar.ts';
import type { RandomDeal, RandomPerson, RandomStore } from './randomStore.ts';

// A simple second implementation of the reports of rules.md, to check the results of the product. It goes
// over every deal for every figure, and uses only types of rules/.

export interface ReferenceCredit {
  readonly deal: RandomDeal;
  readonly employeeId: number;
  readonly role: 'solo' | 'closer' | 'additional';
  /** 1 for a whole deal, or 0.5 for a share of a split deal. */
  readonly units: number;
  readonly finalTeam: number | null;
}

/** The sold deals and their credits. All reports are computed from these two lists. */
export class ReferenceStore {
  readonly sold: readonly RandomDeal[];
  readonly credits: readonly ReferenceCredit[];

  constructor(readonly store: RandomStore) {
    this.sold = store.deals.filter(
      deal => deal.deliveryStatus === 'DEL' && deal.dealStatus !== 'DEAD' && deal.deliveryDate !== null,
    );
    this.credits = this.sold.flatMap(listCredits);
  }

  listSoldDeals(range: DayRange): RandomDeal[] {
    return this.sold.filter(deal => isIn(deal, range));
  }

  listCreditsInRange(range: DayRange): ReferenceCredit[] {
    return this.credits.filter(credit => isIn(credit.deal, range));
  }

  getTeam(employeeId: number): number {
    return this.store.people.find(person => person.id === employeeId)?.team ?? 1;
  }

  /** Lists active salespeople and all other people with credits, by name. */
  listReportedPeople(credits: readonly ReferenceCredit[]): RandomPerson[] {
    const isCredited = (person: RandomPerson) => credits.some(credit => credit.employeeId === person.id);
    return this.store.people
      .filter(person => (person.isActive && person.position === 0) || isCredited(person))
      .sort(byName);
  }

  /** Returns the vacation units of months that begin in the range, in hundredths. */
  sumVacation(employeeId: number, range: DayRange): number {
    return sum(
      this.store.vacation.filter(
        each =>
          each.employeeId === employeeId &&
          range.start <= `${each.month}-01` &&
          `${each.month}-01` <= range.end,
      ),
      each => Math.round(each.units * 100),
    );
  }

  /** Compares the store's deals and gross of two ranges, in dollars. */
  compareStats(range: DayRange, prior: DayRange) {
    const compareRanges = (measure: (deals: RandomDeal[]) => number, hundredths = 1) => {
      const [current, before] = [measure(this.listSoldDeals(range)), measure(this.listSoldDeals(prior))];
      return {
        current: current / hundredths,
        prior: before / hundredths,
        difference: (current - before) / hundredths,
      };
    };
    const count = (isCounted: (deal: RandomDeal) => boolean) =>
      compareRanges(deals => deals.filter(isCounted).length);
    return {
      new: count(isNew),
      used: count(isUsed),
      certified: count(deal => deal.carType === 'Cert'),
      total: count(() => true),
      unclassified: count(isUnclassified),
      gross: compareRanges(deals => sum(deals, deal => (deal.front ?? 0) + (deal.back ?? 0)), 100),
    };
  }

  /** Returns the sections of the tick sheet and the summary, with the people in each. */
  listSections(credits: readonly ReferenceCredit[]) {
    const names = { 2: 'A Team', 3: 'B Team', 4: 'C Team', 5: 'HSE', 1: 'No Team' } as const;
    return ([2, 3, 4, 5, 1] as const)
      .map(team => {
        const manager = this.store.people
          .filter(each => each.isActive && each.position === 1 && each.team === team && team !== 1)
          .sort(byName)[0];
        return {
          team,
          name: names[team],
          title: manager ? manager.name : '- No Sales Manager',
          people: this.listReportedPeople(credits).filter(person => this.getTeam(person.id) === team),
        };
      })
      .filter(section => section.team !== 1 || section.people.length > 0);
  }
}

function listCredits(deal: RandomDeal): ReferenceCredit[] {
  const { closer, additional, closerFinal, additionalFinal } = deal;
  if (closer !== null && additional !== null && closer !== additional) {
    return [
      { deal, employeeId: closer, role: 'closer', units: 0.5, finalTeam: closerFinal },
      { deal, employeeId: additional, role: 'additional', units: 0.5, finalTeam: additionalFinal },
    ];
  }
  if (closer !== null) return [{ deal, employeeId: closer, role: 'solo', units: 1, finalTeam: closerFinal }];
  if (additional === null) return [];
  return [{ deal, employeeId: additional, role: 'solo', units: 1, finalTeam: additionalFinal }];
}

const isIn = (deal: RandomDeal, range: DayRange) =>
  deal.deliveryDate !== null && range.start <= deal.deliveryDate && deal.deliveryDate <= range.end;

function byName(a: RandomPerson, b: RandomPerson): number {
  const key = ({ name }: RandomPerson) => [name.toLowerCase().split(' ').at(-1) ?? '', name.toLowerCase()];
  const [aLast = '', aWhole = ''] = key(a);
  const [bLast = '', bWhole = ''] = key(b);
  if (aLast !== bLast) return aLast < bLast ? -1 : 1;
  if (aWhole !== bWhole) return aWhole < bWhole ? -1 : 1;
  return a.id - b.id;
}

export const sum = <Item>(items: readonly Item[], getAmount: (item: Item) => number) =>
  items.reduce((total, item) => total + getAmount(item), 0);

export const isNew = (deal: RandomDeal) => deal.carType === 'New';
export const isUsed = (deal: RandomDeal) => deal.carType === 'Used' || deal.carType === 'Cert';
export const isUnclassified = (deal: RandomDeal) => deal.carType === null;

/** Rounds a fraction to a whole number, halves away from zero. */
export function roundFraction(numerator: number, denominator: number): number {
  const [t, b] = [BigInt(Math.abs(numerator)), BigInt(denominator)];
  return Math.sign(numerator) * Number((2n * t + b) / (2n * b)) + 0;
}

/** Sums shares of money in half cents, and rounds the sum once. Returns dollars. */
export const sumDollars = (credits: readonly ReferenceCredit[], getCents: (deal: RandomDeal) => number) =>
  roundFraction(
    sum(credits, credit => getCents(credit.deal) * credit.units * 2),
    2,
  ) / 100;

export const sumUnitsByCarType = (credits: readonly ReferenceCredit[]) => {
  const sumUnits = (isCounted: (deal: RandomDeal) => boolean) =>
    sum(
      credits.filter(credit => isCounted(credit.deal)),
      credit => credit.units,
    );
  return { new: sumUnits(isNew), used: sumUnits(isUsed), unclassified: sumUnits(isUnclassified) };
};
