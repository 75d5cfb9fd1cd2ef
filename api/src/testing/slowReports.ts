import type { DayRange } from '../rules/calendar/calendar.ts';
import type { RandomDeal, RandomPerson, RandomStore } from './randomStore.ts';

// The reports of rules.md once more, slowly and plainly, by going over every deal for every figure.
// Nothing of rules/ is called (its types alone are borrowed), so that the two can be compared.

export interface SlowCredit {
  readonly deal: RandomDeal;
  readonly employeeId: number;
  readonly role: 'solo' | 'closer' | 'additional';
  /** 1 or 0.5. */
  readonly units: number;
  readonly finalTeam: number | null;
}

/** Who counts which deals: everything below picks from these two lists. */
export class SlowStore {
  readonly sold: readonly RandomDeal[];
  readonly credits: readonly SlowCredit[];

  constructor(readonly store: RandomStore) {
    this.sold = store.deals.filter(
      deal => deal.deliveryStatus === 'DEL' && deal.dealStatus !== 'DEAD' && deal.deliveryDate !== null,
    );
    this.credits = this.sold.flatMap(creditsOf);
  }

  soldIn(range: DayRange): RandomDeal[] {
    return this.sold.filter(deal => isIn(deal, range));
  }

  creditsIn(range: DayRange): SlowCredit[] {
    return this.credits.filter(credit => isIn(credit.deal, range));
  }

  teamOf(employeeId: number): number {
    return this.store.people.find(person => person.id === employeeId)?.team ?? 1;
  }

  /** Active salespeople and anyone else credited, by name. */
  reported(credits: readonly SlowCredit[]): RandomPerson[] {
    const isCredited = (person: RandomPerson) => credits.some(credit => credit.employeeId === person.id);
    return this.store.people
      .filter(person => (person.isActive && person.position === 0) || isCredited(person))
      .sort(byName);
  }

  /** Vacation units of months whose first day lies in the range, in hundredths. */
  vacation(employeeId: number, range: DayRange): number {
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

  /** The store's deals of two ranges beside each other, and their gross in dollars. */
  stats(range: DayRange, prior: DayRange) {
    const compare = (of: (deals: RandomDeal[]) => number, hundredths = 1) => {
      const [current, before] = [of(this.soldIn(range)), of(this.soldIn(prior))];
      return {
        current: current / hundredths,
        prior: before / hundredths,
        difference: (current - before) / hundredths,
      };
    };
    const count = (isCounted: (deal: RandomDeal) => boolean) =>
      compare(deals => deals.filter(isCounted).length);
    return {
      new: count(isNew),
      used: count(isUsed),
      certified: count(deal => deal.carType === 'Cert'),
      total: count(() => true),
      unclassified: count(isUnclassified),
      gross: compare(deals => sum(deals, deal => (deal.front ?? 0) + (deal.back ?? 0)), 100),
    };
  }

  /** The sections of the tick sheet and the summary, with the people in each. */
  sections(credits: readonly SlowCredit[]) {
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
          people: this.reported(credits).filter(person => this.teamOf(person.id) === team),
        };
      })
      .filter(section => section.team !== 1 || section.people.length > 0);
  }
}

function creditsOf(deal: RandomDeal): SlowCredit[] {
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

export const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0);

export const isNew = (deal: RandomDeal) => deal.carType === 'New';
export const isUsed = (deal: RandomDeal) => deal.carType === 'Used' || deal.carType === 'Cert';
export const isUnclassified = (deal: RandomDeal) => deal.carType === null;

/** A fraction rounded to a whole number, halves away from zero. */
export function rounded(top: number, bottom: number): number {
  const [t, b] = [BigInt(Math.abs(top)), BigInt(bottom)];
  return Math.sign(top) * Number((2n * t + b) / (2n * b)) + 0;
}

/** Shares of money in dollars: summed in half cents, rounded once. */
export const dollars = (credits: readonly SlowCredit[], centsOf: (deal: RandomDeal) => number) =>
  rounded(
    sum(credits, credit => centsOf(credit.deal) * credit.units * 2),
    2,
  ) / 100;

export const unitsByClass = (credits: readonly SlowCredit[]) => {
  const unitsOf = (isCounted: (deal: RandomDeal) => boolean) =>
    sum(
      credits.filter(credit => isCounted(credit.deal)),
      credit => credit.units,
    );
  return { new: unitsOf(isNew), used: unitsOf(isUsed), unclassified: unitsOf(isUnclassified) };
};
