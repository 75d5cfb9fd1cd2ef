import type { DayRange } from '../calendar/calendar.ts';
import type { StoreSales } from '../deals/storeSales.ts';
import type { FigureAmounts } from '../figures/figure.ts';
import { sumBy } from '../numbers/arithmetic.ts';
import type { HalfCents } from '../numbers/money.ts';
import { type CarUnits, sumUnits, totalUnits } from '../numbers/units.ts';
import { buildTeamSections, groupByEmployee, type Person, type TeamSection } from '../people/people.ts';
import { getVacationMonths, sumVacation, type VacationUnits } from '../settings/vacation.ts';
import type { AmountSource } from '../steps/amountSource.ts';
import { buildFigureStep, type FigureSteps } from '../steps/figureStep.ts';
import { buildSoldSteps } from '../steps/soldSteps.ts';
import {
  getFigureInHundredths,
  getFigures,
  hundredthsAmount,
  moneyAmount,
  noun,
  plus,
  ROUND_TO_CENT,
} from '../steps/step.ts';
import { summaryFigures } from './summaryFigures.ts';
import { compareSummaryStats, type SummaryStats } from './summaryStats.ts';

/** One employee's credited units and share of front gross in the range. Negative gross is included. */
export interface CreditedSales extends CarUnits {
  readonly employeeId: number;
  readonly frontGross: HalfCents;
}

/** The input for a summary. */
export interface SummaryFacts {
  readonly range: DayRange;
  readonly people: readonly Person[];
  readonly current: StoreSales;
  /** The same range a year earlier: see `rangeYearEarlier`. */
  readonly prior: StoreSales;
  readonly credits: readonly CreditedSales[];
  readonly vacation: readonly VacationUnits[];
}

/** Money in cents. */
export type SummaryFigures = FigureAmounts<typeof summaryFigures>;

type SummarySteps = FigureSteps<typeof summaryFigures>;

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

/**
 * Builds the summary. It contains the stats of the range compared with a year earlier, and the rows and the
 * total of each team (rules.md, Summary).
 */
export function buildSummary(facts: SummaryFacts): Summary {
  const creditsByEmployee = groupByEmployee(facts.credits);
  const vacationByEmployee = groupByEmployee(facts.vacation);
  const credited = facts.credits.filter(each => totalUnits(each) > 0);
  const sections = buildTeamSections(facts.people, new Set(credited.map(each => each.employeeId)));
  const calculateForPeople = (people: readonly Person[]) =>
    calculateSummaryFigures(
      people.map(({ id }) => id),
      people.flatMap(({ id }) => creditsByEmployee(id)),
      people.flatMap(({ id }) => vacationByEmployee(id)),
      facts.range,
    );
  return {
    stats: compareSummaryStats(facts),
    sections: sections.map(({ people, ...section }) => ({
      ...section,
      rows: people.map(person => ({ person, ...calculateForPeople([person]) })),
      total: calculateForPeople(people),
    })),
  };
}

/**
 * Builds the steps of the figures of a person or a whole team. Money is summed in exact shares and rounded
 * once (rules.md, A deal).
 */
function buildSummarySteps(
  employeeIds: readonly number[],
  credits: readonly CreditedSales[],
  vacation: readonly VacationUnits[],
  days: DayRange,
): SummarySteps {
  const owner = { employeeIds };
  const units = sumVacation(getVacationMonths(days), vacation);
  const shares = sumBy(credits, each => each.frontGross);
  const frontGrossSource: AmountSource = { kind: 'deals', owner, days, quantity: 'frontGross' };
  return {
    ...buildSoldSteps(sumUnits(credits), owner, days, summaryFigures),
    vacation: [
      buildFigureStep(summaryFigures.vacation, [
        plus(hundredthsAmount(units, noun('vacation unit'), { kind: 'vacation', days, employeeIds })),
      ]),
    ],
    frontGross: [
      buildFigureStep(
        summaryFigures.frontGross,
        [plus(moneyAmount(shares, 'credited front gross', frontGrossSource))],
        ROUND_TO_CENT,
      ),
    ],
  };
}

/**
 * Builds the steps of the figures of these people. They are one person for a row, or all people of a section
 * for its Team Total.
 */
export function buildSummaryStepsForPeople(
  { range, credits, vacation }: SummaryFacts,
  employeeIds: readonly number[],
): SummarySteps {
  const belongsToPeople = ({ employeeId }: { readonly employeeId: number }) =>
    employeeIds.includes(employeeId);
  return buildSummarySteps(
    employeeIds,
    credits.filter(belongsToPeople),
    vacation.filter(belongsToPeople),
    range,
  );
}

function calculateSummaryFigures(...args: Parameters<typeof buildSummarySteps>): SummaryFigures {
  const steps = buildSummarySteps(...args);
  return { ...getFigures(steps), frontGross: getFigureInHundredths(steps.frontGross) };
}
