import type { DayRange } from '../calendar/calendar.ts';
import type { StoreSales } from '../deals/storeSales.ts';
import { sumOf } from '../numbers/arithmetic.ts';
import { type Cents, type HalfCents, toCents } from '../numbers/money.ts';
import { type CarUnits, sumUnits, totalUnits, type Units } from '../numbers/units.ts';
import type { Person } from '../people/people.ts';
import { byEmployee } from '../people/people.ts';
import { type TeamSection, teamSections } from '../people/teamSections.ts';
import { toUnits, type VacationUnits, vacationIn, vacationMonths } from '../settings/vacation.ts';

/** One employee's credited units in the range, and their share of front gross, negatives included. */
export interface CreditedSales extends CarUnits {
  readonly employeeId: number;
  readonly frontGross: HalfCents;
}

/** Everything a summary is worked out from. */
export interface SummaryFacts {
  readonly range: DayRange;
  /** Every employee. */
  readonly people: readonly Person[];
  readonly current: StoreSales;
  /** The same range a year earlier: see `rangeYearEarlier`. */
  readonly prior: StoreSales;
  readonly credits: readonly CreditedSales[];
  readonly vacation: readonly VacationUnits[];
}

/** One line of the stats: this range, the same a year earlier, and current − prior. */
export interface Compared {
  readonly current: number;
  readonly prior: number;
  readonly difference: number;
}

export interface SummaryStats {
  readonly new: Compared;
  readonly used: Compared;
  readonly certified: Compared;
  /** New, used and unclassified. */
  readonly total: Compared;
  readonly unclassified: Compared;
  /** In cents. */
  readonly gross: Compared;
}

export interface SummaryFigures extends CarUnits {
  readonly total: Units;
  /** VAC, in units, up to 2 decimals. */
  readonly vacation: number;
  readonly frontGross: Cents;
}

export interface SummaryRow extends SummaryFigures {
  readonly person: Person;
}

export interface SummarySection extends Omit<TeamSection, 'people'> {
  readonly rows: readonly SummaryRow[];
  readonly total: SummaryFigures;
}

export interface Summary {
  readonly stats: SummaryStats;
  readonly sections: readonly SummarySection[];
}

/** The summary: the range against a year earlier, and each team's rows and total (rules.md, Summary). */
export function summary(facts: SummaryFacts): Summary {
  const creditsOf = byEmployee(facts.credits);
  const vacationOf = byEmployee(facts.vacation);
  const credited = facts.credits.filter(each => totalUnits(each) > 0);
  const sections = teamSections(facts.people, new Set(credited.map(each => each.employeeId)));
  return {
    stats: summaryStats(facts.current, facts.prior),
    sections: sections.map(({ people, ...section }) => ({
      ...section,
      rows: people.map(person => ({
        person,
        ...figures(creditsOf(person.id), vacationOf(person.id), facts.range),
      })),
      total: figures(
        people.flatMap(person => creditsOf(person.id)),
        people.flatMap(person => vacationOf(person.id)),
        facts.range,
      ),
    })),
  };
}

/** A person's or a whole team's figures; money is summed in exact shares and rounded once (rules.md, A deal). */
function figures(
  credits: readonly CreditedSales[],
  vacation: readonly VacationUnits[],
  range: DayRange,
): SummaryFigures {
  const units = sumUnits(credits);
  return {
    ...units,
    total: totalUnits(units),
    vacation: toUnits(vacationIn(vacationMonths(range), vacation)),
    frontGross: toCents(sumOf(credits, each => each.frontGross)),
  };
}

/** New, used, certified, total and gross against a year earlier (rules.md, Summary). */
export function summaryStats(current: StoreSales, prior: StoreSales): SummaryStats {
  const compare = (figure: (sales: StoreSales) => number): Compared => ({
    current: figure(current),
    prior: figure(prior),
    difference: figure(current) - figure(prior),
  });
  return {
    new: compare(sales => sales.new),
    used: compare(sales => sales.used),
    certified: compare(sales => sales.certified),
    total: compare(totalUnits),
    unclassified: compare(sales => sales.unclassified),
    gross: compare(sales => sales.gross),
  };
}
