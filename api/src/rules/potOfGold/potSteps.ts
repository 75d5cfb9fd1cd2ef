import { type DayRange, firstOfMonth, type Month, monthRange } from '../calendar/calendar.ts';
import type { Figure } from '../figures/figure.ts';
import { sumOf } from '../numbers/arithmetic.ts';
import type { Cents } from '../numbers/money.ts';
import type { Units } from '../numbers/units.ts';
import { byEmployee, isHouse, type Person, reportedPeople } from '../people/people.ts';
import { type Hundredths, type VacationUnits, vacationIn } from '../settings/vacation.ts';
import { figureStep, type StepsOf } from '../steps/figureStep.ts';
import { ALL, soldAmount, USED } from '../steps/soldSteps.ts';
import {
  type Amount,
  atLeast,
  figureOf,
  hundredthsOf,
  moneyOf,
  type Noun,
  noun,
  over,
  plus,
  resultOf,
  ruled,
  type Step,
  type Steps,
  step,
  TO_THE_CENT,
  times,
} from '../steps/step.ts';
import { potFigures, potRowFigures } from './potFigures.ts';
import { POT_RULE } from './potRule.ts';

// In hundredths, as steps count.
export const QUALIFYING_UNITS = POT_RULE.qualifyingUnits * 100;
const FAST_START_USED_UNITS = POT_RULE.fastStartUsedUnits * 100;

/** One employee's credited units in the month. */
export interface PotCredits {
  readonly employeeId: number;
  readonly units: Units;
  /** Used, certified included. */
  readonly usedUnits: Units;
  /** Those of the used units that were delivered within `fastStartRange`. */
  readonly earlyUsedUnits: Units;
}

/** Everything a month's spiff is worked out from. */
export interface PotOfGoldFacts {
  readonly month: Month;
  readonly pot: Cents;
  /** Every employee. */
  readonly people: readonly Person[];
  readonly credits: readonly PotCredits[];
  readonly vacation: readonly VacationUnits[];
}

/** How the figures of a row come about. */
type PotRowSteps = StepsOf<typeof potRowFigures>;

/** How the figures of a month come about. */
interface PotSteps extends StepsOf<typeof potFigures> {
  readonly rows: readonly { readonly person: Person; readonly steps: PotRowSteps }[];
}

/** What a total sold, vacation included, wants until it qualifies; 0 from then on (rules.md, Pot of gold). */
export function toQualify(totalSold: Hundredths): Hundredths {
  return Math.max(0, QUALIFYING_UNITS - totalSold);
}

/** The days in which a used car counts towards a fast start: 1–16 (rules.md, Pot of gold). */
export function fastStartRange(month: Month): DayRange {
  return { start: firstOfMonth(month), end: `${month}-${POT_RULE.fastStartLastDay}` };
}

/** How the spiff of a calendar month comes about, by name, without the employee named HSE (rules.md, Pot of gold). */
export function potSteps(facts: PotOfGoldFacts): PotSteps {
  const entrants = entrantsOf(facts);
  const paidFor = usedUnitsOf(facts.month, entrants.filter(isQualified));
  const spiff = spiffACar(facts, paidFor);
  return {
    spiffPerUsedCar: spiff
      ? [step(spiff.name, spiff.measure, spiff.terms, TO_THE_CENT)]
      : [nothing(potFigures.spiffPerUsedCar, NOTHING_TO_SHARE)],
    totalPaid: spiff
      ? totalPaid(facts.month, spiff, entrants.filter(isQualified))
      : [nothing(potFigures.totalPaid, NOTHING_TO_SHARE)],
    rows: entrants.map(entrant => ({ person: entrant.person, steps: rowSteps(entrant, spiff) })),
  };
}

interface Entrant {
  readonly person: Person;
  readonly usedUnits: Units;
  readonly used: Amount;
  readonly vacation: Amount;
  readonly totalSold: Step;
  /** Whether the total sold is 12 or more, vacation included. */
  readonly qualified: Step;
  readonly fastStart: Step;
}

const isYes = (answer: Step) => figureOf([answer]) === 1;
const isQualified = ({ qualified }: Entrant) => isYes(qualified);
const isFastStart = ({ fastStart }: Entrant) => isYes(fastStart);

function entrantsOf({ month, people, credits, vacation }: PotOfGoldFacts): Entrant[] {
  const creditsOf = byEmployee(credits);
  const vacationOf = byEmployee(vacation);
  const creditedIds = new Set(credits.filter(each => each.units > 0).map(each => each.employeeId));
  const days = monthRange(month);
  return reportedPeople(people, creditedIds)
    .filter(person => !isHouse(person))
    .map(person => {
      const employeeIds = [person.id];
      const whose = { employeeIds };
      const own = creditsOf(person.id);
      const usedUnits = sumOf(own, each => each.usedUnits);
      const early = soldAmount(
        sumOf(own, each => each.earlyUsedUnits),
        USED,
        whose,
        fastStartRange(month),
        noun('used unit', ` by the ${POT_RULE.fastStartLastDay}th`),
      );
      const ownVacation = hundredthsOf(
        vacationIn({ first: month, last: month }, vacationOf(person.id)),
        noun('vacation unit'),
        { kind: 'vacation', days, employeeIds },
      );
      const units = sumOf(own, each => each.units);
      const totalSold = figureStep(potRowFigures.totalSold, [
        plus(soldAmount(units, ALL, whose, days)),
        plus(ownVacation),
      ]);
      return {
        person,
        usedUnits,
        used: soldAmount(usedUnits, USED, whose, days),
        vacation: ownVacation,
        totalSold,
        qualified: figureStep(potRowFigures.isQualified, [
          plus(resultOf(totalSold, noun('unit'))),
          atLeast(ruled(QUALIFYING_UNITS, 'units')),
        ]),
        fastStart: figureStep(potRowFigures.isFastStart, [
          plus(early),
          atLeast(ruled(FAST_START_USED_UNITS, 'used units')),
        ]),
      };
    });
}

/** The used units of these people together. */
function usedUnitsOf(month: Month, entrants: readonly Entrant[], words?: Noun): Amount {
  const employeeIds = entrants.map(({ person }) => person.id);
  const units = sumOf(entrants, each => each.usedUnits);
  const ofWhom =
    words ??
    noun('used unit', ` of ${entrants.length} who ${entrants.length === 1 ? 'qualifies' : 'qualify'}`);
  return soldAmount(units, USED, { employeeIds }, monthRange(month), ofWhom);
}

/** Pot ÷ used units of those who qualify, not rounded; undefined when they sold none. */
function spiffACar({ month, pot }: PotOfGoldFacts, paidFor: Amount): Step | undefined {
  if (paidFor.value.top === 0n) return undefined;
  return figureStep(potFigures.spiffPerUsedCar, [
    plus(moneyOf(pot * 2, 'pot', { kind: 'pot', month })),
    over(paidFor),
  ]);
}

const NOTHING_TO_SHARE = 'without a used car of anyone who qualifies';

const nothing = (figure: Figure, words: string): Step =>
  figureStep(figure, [plus(ruled(0, words, 'money'))], TO_THE_CENT);

function rowSteps(entrant: Entrant, spiff: Step | undefined): PotRowSteps {
  const { used, vacation, totalSold, qualified, fastStart } = entrant;
  return {
    totalSold: [totalSold],
    vacation: [figureStep(potRowFigures.vacation, [plus(vacation)])],
    usedSold: [figureStep(potRowFigures.usedSold, [plus(used)])],
    isQualified: [totalSold, qualified],
    isFastStart: [fastStart],
    ...payout(entrant, spiff),
  };
}

/** Own used units × spiff a car for those who qualify, × 1.5 after a fast start; each rounded once (rules.md, Pot of gold). */
function payout(entrant: Entrant, spiff: Step | undefined): Pick<PotRowSteps, 'earned' | 'total'> {
  const { used, totalSold, qualified, fastStart } = entrant;
  const before = [totalSold, qualified];
  const figures = potRowFigures;
  if (!isQualified(entrant) || !spiff) {
    const why = spiff ? 'for who does not qualify' : NOTHING_TO_SHARE;
    return {
      earned: [...before, nothing(figures.earned, why)],
      total: [...before, nothing(figures.total, why)],
    };
  }
  const terms = [plus(resultOf(spiff)), times(used)];
  const paid = (figure: Figure): Steps => [...before, spiff, figureStep(figure, terms, TO_THE_CENT)];
  if (!isFastStart(entrant)) return { earned: paid(figures.earned), total: paid(figures.total) };
  const exact = figureStep(figures.earned, terms);
  return {
    earned: paid(figures.earned),
    total: [
      ...before,
      spiff,
      exact,
      fastStart,
      figureStep(
        figures.total,
        [plus(resultOf(exact)), times(ruled(POT_RULE.fastStartPercent, 'for a fast start'))],
        TO_THE_CENT,
      ),
    ],
  };
}

/** What is paid to all, rounded once; fast starts may lift it over the pot. */
function totalPaid(month: Month, spiff: Step, qualified: readonly Entrant[]): Steps {
  const quick = qualified.filter(isFastStart);
  const others = qualified.filter(each => !isFastStart(each));
  const halfAgain = step('Fast starts', 'count', [
    plus(usedUnitsOf(month, quick, noun('used unit', ' after a fast start'))),
    times(ruled(POT_RULE.fastStartPercent, '')),
  ]);
  const cars = step('Used cars paid for', 'count', [
    plus(usedUnitsOf(month, others, noun('other used unit'))),
    plus(resultOf(halfAgain, 'for fast starts')),
  ]);
  const paid = [plus(resultOf(spiff)), times(resultOf(cars, noun('used car')))];
  return [halfAgain, cars, spiff, figureStep(potFigures.totalPaid, paid, TO_THE_CENT)];
}
