import { type Day, type DayRange, type Month, monthOf } from '../calendar/calendar.ts';
import { sumOf } from '../numbers/arithmetic.ts';
import { type CarUnits, type MonthUnits, totalUnits, type Units } from '../numbers/units.ts';
import type { Person } from '../people/people.ts';
import { byEmployee } from '../people/people.ts';
import { type TeamSection, teamSections } from '../people/teamSections.ts';
import type { VacationUnits } from '../settings/vacation.ts';
import type { WorkingDays } from '../settings/workingDays.ts';
import { type TickFigures, tickFigures, tickMonths } from './tickFigures.ts';
import { type Pace, paceOf, track } from './track.ts';

/** The units credited to one employee in one month. */
export interface CreditedMonthUnits extends MonthUnits {
  readonly employeeId: number;
}

/** Everything a tick sheet is worked out from. */
export interface TickSheetFacts {
  readonly range: DayRange;
  readonly today: Day;
  /** Those of today's month: they pace the track. */
  readonly workingDays: WorkingDays | null;
  /** Every employee. */
  readonly people: readonly Person[];
  /**
   * Units of sold deals by employee and month of delivery: of the days in the range, and of the three whole months
   * before the start's. Days of the start's month before the range belong to neither.
   */
  readonly credits: readonly CreditedMonthUnits[];
  /** Sold deals in the range by month of delivery, 1 each, credited or not. */
  readonly storeSales: readonly MonthUnits[];
  /** Vacation units of the range's months and of the month before. */
  readonly vacation: readonly VacationUnits[];
}

export interface TickRow extends TickFigures {
  readonly person: Person;
}

export interface TickSection extends Omit<TeamSection, 'people'> {
  readonly rows: readonly TickRow[];
  readonly total: TickFigures;
}

export interface SoldAndTrack {
  readonly sold: Units;
  readonly track: Units;
}

export interface StoreTotals {
  readonly new: SoldAndTrack;
  readonly used: SoldAndTrack;
  /** Includes the unclassified. */
  readonly total: SoldAndTrack;
  /** Sold deals without a car type: neither new nor used. */
  readonly unclassified: Units;
}

export interface TickSheet {
  readonly store: StoreTotals;
  readonly sections: readonly TickSection[];
}

/** The tick sheet: the store's totals and each team's rows and total (rules.md, Tick sheet). */
export function tickSheet(facts: TickSheetFacts): TickSheet {
  const months = tickMonths(facts.range);
  const pace = paceOf(facts.range, facts.today, facts.workingDays);
  const creditsOf = byEmployee(facts.credits);
  const vacationOf = byEmployee(facts.vacation);
  const creditedInRange = facts.credits.filter(each => each.month >= months.start && totalUnits(each) > 0);

  const sections = teamSections(facts.people, new Set(creditedInRange.map(each => each.employeeId)));
  return {
    store: storeTotals(facts.storeSales, pace),
    sections: sections.map(({ people, ...section }) => ({
      ...section,
      rows: people.map(person => ({
        person,
        ...tickFigures(creditsOf(person.id), vacationOf(person.id), months, pace),
      })),
      total: tickFigures(
        people.flatMap(person => creditsOf(person.id)),
        people.flatMap(person => vacationOf(person.id)),
        months,
        pace,
      ),
    })),
  };
}

/** The store counts deals, 1 each, credited or not, and tracks its own units (rules.md, Tick sheet). */
function storeTotals(sales: readonly MonthUnits[], pace: Pace): StoreTotals {
  const soldAndTrack = (unitsOf: (units: CarUnits) => Units): SoldAndTrack => ({
    sold: sumOf(sales, unitsOf),
    track: track(sales, unitsOf, pace),
  });
  return {
    new: soldAndTrack(each => each.new),
    used: soldAndTrack(each => each.used),
    total: soldAndTrack(totalUnits),
    unclassified: sumOf(sales, each => each.unclassified),
  };
}

/**
 * The month whose working days are shown with a range, that of its start; they can be edited unless the range is longer
 * than a month (rules.md, Tick sheet).
 */
export function workingDaysShown(range: DayRange): { month: Month; isEditable: boolean } {
  const month = monthOf(range.start);
  return { month, isEditable: month === monthOf(range.end) };
}
