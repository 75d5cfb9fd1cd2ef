import type { DayRange } from '../calendar/calendar.ts';
import type { StoreSales } from '../deals/storeSales.ts';
import type { AmountsOf } from '../figures/figure.ts';
import { sumOf } from '../numbers/arithmetic.ts';
import type { HalfCents } from '../numbers/money.ts';
import { type CarUnits, sumUnits, totalUnits } from '../numbers/units.ts';
import type { Person } from '../people/people.ts';
import { byEmployee } from '../people/people.ts';
import { type TeamSection, teamSections } from '../people/teamSections.ts';
import { type VacationUnits, vacationIn, vacationMonths } from '../settings/vacation.ts';
import type { Basis } from '../steps/basis.ts';
import { figureStep, type StepsOf } from '../steps/figureStep.ts';
import { soldSteps } from '../steps/soldSteps.ts';
import { figuresOf, hundredthsOf, inHundredths, moneyOf, noun, plus, TO_THE_CENT } from '../steps/step.ts';
import { summaryFigures } from './summaryFigures.ts';
import { type SummaryStats, summaryStats } from './summaryStats.ts';

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

/** Money in cents. */
export type SummaryFigures = AmountsOf<typeof summaryFigures>;

type SummarySteps = StepsOf<typeof summaryFigures>;

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
  const figuresOfAll = (people: readonly Person[]) =>
    figures(
      people.map(({ id }) => id),
      people.flatMap(({ id }) => creditsOf(id)),
      people.flatMap(({ id }) => vacationOf(id)),
      facts.range,
    );
  return {
    stats: summaryStats(facts),
    sections: sections.map(({ people, ...section }) => ({
      ...section,
      rows: people.map(person => ({ person, ...figuresOfAll([person]) })),
      total: figuresOfAll(people),
    })),
  };
}

/** How the figures of a person or of a whole team come about; money is summed in exact shares and rounded once (rules.md, A deal). */
function summarySteps(
  employeeIds: readonly number[],
  credits: readonly CreditedSales[],
  vacation: readonly VacationUnits[],
  days: DayRange,
): SummarySteps {
  const whose = { employeeIds };
  const units = vacationIn(vacationMonths(days), vacation);
  const shares = sumOf(credits, each => each.frontGross);
  const deals: Basis = { kind: 'deals', whose, days, counts: 'frontGross' };
  return {
    ...soldSteps(sumUnits(credits), whose, days, summaryFigures),
    vacation: [
      figureStep(summaryFigures.vacation, [
        plus(hundredthsOf(units, noun('vacation unit'), { kind: 'vacation', days, employeeIds })),
      ]),
    ],
    frontGross: [
      figureStep(
        summaryFigures.frontGross,
        [plus(moneyOf(shares, 'shares of front gross', deals))],
        TO_THE_CENT,
      ),
    ],
  };
}

/** How the figures of these people come about: of one for a row, of all of a section's for its Team Total. */
export function summaryStepsOf(
  { range, credits, vacation }: SummaryFacts,
  employeeIds: readonly number[],
): SummarySteps {
  const isOfThem = ({ employeeId }: { readonly employeeId: number }) => employeeIds.includes(employeeId);
  return summarySteps(employeeIds, credits.filter(isOfThem), vacation.filter(isOfThem), range);
}

function figures(...of: Parameters<typeof summarySteps>): SummaryFigures {
  const steps = summarySteps(...of);
  return { ...figuresOf(steps), frontGross: inHundredths(steps.frontGross) };
}
