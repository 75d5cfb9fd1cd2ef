import { type DayRange, firstOfMonth, type Month, monthRange } from '../calendar/calendar.ts';
import type { Figure, FigureAmounts } from '../figures/figure.ts';
import { sumBy } from '../numbers/arithmetic.ts';
import type { Cents } from '../numbers/money.ts';
import type { Units } from '../numbers/units.ts';
import { groupByEmployee, isHouse, listReportedPeople, type Person } from '../people/people.ts';
import { type Hundredths, sumVacation, type VacationUnits } from '../settings/vacation.ts';
import { buildFigureStep, type FigureSteps, toFigureAmounts } from '../steps/figureStep.ts';
import { ALL_CARS, buildSoldAmount, USED_CARS } from '../steps/soldSteps.ts';
import {
  atLeast,
  type CalculationStep,
  type CalculationSteps,
  dividedBy,
  getFigure,
  hundredthsAmount,
  moneyAmount,
  type Noun,
  noun,
  plus,
  ROUND_TO_CENT,
  resultAmount,
  ruleAmount,
  type StepAmount,
  step,
  times,
} from '../steps/step.ts';
import { potFigures, potRowFigures } from './potFigures.ts';
import { POT_RULE } from './potRule.ts';

/** One person's figures; money in cents. */
export interface PotRow extends FigureAmounts<typeof potRowFigures> {
  readonly person: Person;
}

/** A month's figures; money in cents, rounded for display. */
export interface PotOfGold extends FigureAmounts<typeof potFigures> {
  readonly pot: Cents;
  readonly rows: readonly PotRow[];
}

/**
 * Calculates the spiffs of a calendar month. People are listed by name, without the employee named HSE
 * (rules.md, Pot of gold).
 */
export function calculatePotOfGold(facts: PotOfGoldFacts): PotOfGold {
  const { rows, ...all } = buildPotSteps(facts);
  return {
    pot: facts.pot,
    ...toFigureAmounts(potFigures, all),
    rows: rows.map(({ person, steps }) => ({ person, ...toFigureAmounts(potRowFigures, steps) })),
  };
}

// The units needed to qualify, in hundredths, which is the unit of the calculation steps.
export const QUALIFYING_UNITS = POT_RULE.qualifyingUnits * 100;
const FAST_START_USED_UNITS = POT_RULE.fastStartUsedUnits * 100;

/** One employee's credited units in the month. */
export interface PotCredits {
  readonly employeeId: number;
  readonly units: Units;
  /** Used units, with certified cars. */
  readonly usedUnits: Units;
  /** The used units delivered within `getFastStartRange`. */
  readonly earlyUsedUnits: Units;
}

/** The input for a month's spiffs. */
export interface PotOfGoldFacts {
  readonly month: Month;
  readonly pot: Cents;
  readonly people: readonly Person[];
  readonly credits: readonly PotCredits[];
  readonly vacation: readonly VacationUnits[];
}

/** The calculation steps of a row's figures. */
type PotRowSteps = FigureSteps<typeof potRowFigures>;

/** The calculation steps of a month's figures. */
interface PotSteps extends FigureSteps<typeof potFigures> {
  readonly rows: readonly { readonly person: Person; readonly steps: PotRowSteps }[];
}

/**
 * Returns the hundredths of units that are missing to qualify, or 0 when none are missing. The total sold
 * includes vacation units (rules.md, Pot of gold).
 */
export function getUnitsToQualify(totalSold: Hundredths): Hundredths {
  return Math.max(0, QUALIFYING_UNITS - totalSold);
}

/** Returns the days in which a used car counts for a fast start: 1–16 (rules.md, Pot of gold). */
export function getFastStartRange(month: Month): DayRange {
  return { start: firstOfMonth(month), end: `${month}-${POT_RULE.fastStartLastDay}` };
}

/**
 * Builds the calculation steps of a calendar month's spiffs. People are listed by name, without the employee
 * named HSE (rules.md, Pot of gold).
 */
export function buildPotSteps(facts: PotOfGoldFacts): PotSteps {
  const participants = listParticipants(facts);
  const paidUnits = buildUsedUnits(facts.month, participants.filter(isQualified));
  const spiffPerCar = buildSpiffPerCar(facts, paidUnits);
  return {
    spiffPerUsedCar: spiffPerCar
      ? [step(spiffPerCar.name, spiffPerCar.measure, spiffPerCar.terms, ROUND_TO_CENT)]
      : [buildZeroStep(potFigures.spiffPerUsedCar, NO_USED_CARS_LABEL)],
    totalPaid: spiffPerCar
      ? buildTotalPaidSteps(facts.month, spiffPerCar, participants.filter(isQualified))
      : [buildZeroStep(potFigures.totalPaid, NO_USED_CARS_LABEL)],
    rows: participants.map(participant => ({
      person: participant.person,
      steps: buildRowSteps(participant, spiffPerCar),
    })),
  };
}

interface PotParticipant {
  readonly person: Person;
  readonly usedUnits: Units;
  readonly used: StepAmount;
  readonly vacation: StepAmount;
  readonly totalSold: CalculationStep;
  /** The step that decides whether the total sold, with vacation units, is 12 or more. */
  readonly qualified: CalculationStep;
  readonly fastStart: CalculationStep;
}

const isTrue = (booleanStep: CalculationStep) => getFigure([booleanStep]) === 1;
const isQualified = ({ qualified }: PotParticipant) => isTrue(qualified);
const isFastStart = ({ fastStart }: PotParticipant) => isTrue(fastStart);

function listParticipants({ month, people, credits, vacation }: PotOfGoldFacts): PotParticipant[] {
  const creditsByEmployee = groupByEmployee(credits);
  const vacationByEmployee = groupByEmployee(vacation);
  const creditedIds = new Set(credits.filter(each => each.units > 0).map(each => each.employeeId));
  const days = monthRange(month);
  return listReportedPeople(people, creditedIds)
    .filter(person => !isHouse(person))
    .map(person => {
      const employeeIds = [person.id];
      const owner = { employeeIds };
      const ownCredits = creditsByEmployee(person.id);
      const usedUnits = sumBy(ownCredits, each => each.usedUnits);
      const earlyUsed = buildSoldAmount(
        sumBy(ownCredits, each => each.earlyUsedUnits),
        USED_CARS,
        owner,
        getFastStartRange(month),
        noun('used unit', ` by the ${POT_RULE.fastStartLastDay}th`),
      );
      const ownVacation = hundredthsAmount(
        sumVacation({ first: month, last: month }, vacationByEmployee(person.id)),
        noun('vacation unit'),
        { kind: 'vacation', days, employeeIds },
      );
      const units = sumBy(ownCredits, each => each.units);
      const totalSold = buildFigureStep(potRowFigures.totalSold, [
        plus(buildSoldAmount(units, ALL_CARS, owner, days)),
        plus(ownVacation),
      ]);
      return {
        person,
        usedUnits,
        used: buildSoldAmount(usedUnits, USED_CARS, owner, days),
        vacation: ownVacation,
        totalSold,
        qualified: buildFigureStep(potRowFigures.isQualified, [
          plus(resultAmount(totalSold, noun('unit'))),
          atLeast(ruleAmount(QUALIFYING_UNITS, 'units')),
        ]),
        fastStart: buildFigureStep(potRowFigures.isFastStart, [
          plus(earlyUsed),
          atLeast(ruleAmount(FAST_START_USED_UNITS, 'used units')),
        ]),
      };
    });
}

/** Builds the amount of used units of several people. */
function buildUsedUnits(month: Month, participants: readonly PotParticipant[], label?: Noun): StepAmount {
  const employeeIds = participants.map(({ person }) => person.id);
  const units = sumBy(participants, each => each.usedUnits);
  const labelOrDefault =
    label ??
    noun(
      'used unit',
      ` sold by ${participants.length} qualified ${participants.length === 1 ? 'person' : 'people'}`,
    );
  return buildSoldAmount(units, USED_CARS, { employeeIds }, monthRange(month), labelOrDefault);
}

/**
 * Builds the step that divides the pot by the used units of the people who qualify. The result is not
 * rounded. Returns undefined when these people sold no used cars.
 */
function buildSpiffPerCar(
  { month, pot }: PotOfGoldFacts,
  paidUnits: StepAmount,
): CalculationStep | undefined {
  if (paidUnits.value.numerator === 0n) return undefined;
  return buildFigureStep(potFigures.spiffPerUsedCar, [
    plus(moneyAmount(pot * 2, 'pot', { kind: 'pot', month })),
    dividedBy(paidUnits),
  ]);
}

const NO_USED_CARS_LABEL = 'because no one who qualifies sold a used car';

const buildZeroStep = (figure: Figure, label: string): CalculationStep =>
  buildFigureStep(figure, [plus(ruleAmount(0, label, 'money'))], ROUND_TO_CENT);

function buildRowSteps(participant: PotParticipant, spiffPerCar: CalculationStep | undefined): PotRowSteps {
  const { used, vacation, totalSold, qualified, fastStart } = participant;
  return {
    totalSold: [totalSold],
    vacation: [buildFigureStep(potRowFigures.vacation, [plus(vacation)])],
    usedSold: [buildFigureStep(potRowFigures.usedSold, [plus(used)])],
    isQualified: [totalSold, qualified],
    isFastStart: [fastStart],
    ...buildPayout(participant, spiffPerCar),
  };
}

/**
 * Builds the payout of a person who qualifies: the person's used units × spiff per car, × 1.5 after a fast
 * start. Each amount is rounded once (rules.md, Pot of gold).
 */
function buildPayout(
  participant: PotParticipant,
  spiffPerCar: CalculationStep | undefined,
): Pick<PotRowSteps, 'earned' | 'total'> {
  const { used, totalSold, qualified, fastStart } = participant;
  const qualifyingSteps = [totalSold, qualified];
  const figures = potRowFigures;
  if (!isQualified(participant) || !spiffPerCar) {
    const reason = spiffPerCar ? 'because the person does not qualify' : NO_USED_CARS_LABEL;
    return {
      earned: [...qualifyingSteps, buildZeroStep(figures.earned, reason)],
      total: [...qualifyingSteps, buildZeroStep(figures.total, reason)],
    };
  }
  const terms = [plus(resultAmount(spiffPerCar)), times(used)];
  const buildPaidSteps = (figure: Figure): CalculationSteps => [
    ...qualifyingSteps,
    spiffPerCar,
    buildFigureStep(figure, terms, ROUND_TO_CENT),
  ];
  if (!isFastStart(participant))
    return { earned: buildPaidSteps(figures.earned), total: buildPaidSteps(figures.total) };
  const exact = buildFigureStep(figures.earned, terms);
  return {
    earned: buildPaidSteps(figures.earned),
    total: [
      ...qualifyingSteps,
      spiffPerCar,
      exact,
      fastStart,
      buildFigureStep(
        figures.total,
        [plus(resultAmount(exact)), times(ruleAmount(POT_RULE.fastStartPercent, 'for a fast start'))],
        ROUND_TO_CENT,
      ),
    ],
  };
}

/** Builds the total paid to all people, rounded once. Fast starts may raise it above the pot. */
function buildTotalPaidSteps(
  month: Month,
  spiffPerCar: CalculationStep,
  qualified: readonly PotParticipant[],
): CalculationSteps {
  const withFastStart = qualified.filter(isFastStart);
  const others = qualified.filter(each => !isFastStart(each));
  const fastStartCars = step('Fast starts', 'count', [
    plus(buildUsedUnits(month, withFastStart, noun('used unit', ' sold by people with a fast start'))),
    times(ruleAmount(POT_RULE.fastStartPercent, '')),
  ]);
  const cars = step('Used cars paid for', 'count', [
    plus(buildUsedUnits(month, others, noun('other used unit'))),
    plus(resultAmount(fastStartCars, 'for fast starts')),
  ]);
  const terms = [plus(resultAmount(spiffPerCar)), times(resultAmount(cars, noun('used car')))];
  return [fastStartCars, cars, spiffPerCar, buildFigureStep(potFigures.totalPaid, terms, ROUND_TO_CENT)];
}
