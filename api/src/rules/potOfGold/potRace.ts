import {
  type Day,
  type DayRange,
  dayOfMonth,
  daysBetween,
  monthRange,
  toMonth,
} from '../calendar/calendar.ts';
import { type FigureAmounts, pickFigures } from '../figures/figure.ts';
import { sumBy } from '../numbers/arithmetic.ts';
import type { CarUnits, Units } from '../numbers/units.ts';
import { groupByEmployee } from '../people/people.ts';
import type { WorkingDays } from '../settings/workingDays.ts';
import { ALL_CARS, type CarSelection, USED_CARS } from '../steps/soldSteps.ts';
import { getFigure } from '../steps/step.ts';
import { buildTrackSteps, getPace, type Pace } from '../tickSheet/track.ts';
import { potMoney, type raceFigures, type raceRowFigures } from './potFigures.ts';
import {
  calculatePotOfGold,
  getFastStartRange,
  type PotCredits,
  type PotOfGold,
  type PotOfGoldFacts,
  type PotRow,
  QUALIFYING_UNITS,
} from './potOfGold.ts';
import { POT_RULE } from './potRule.ts';

/** Hypothetical units that a person delivers today, in addition to the recorded ones. */
export interface WhatIfUnits {
  readonly employeeId: number;
  readonly new: Units;
  readonly used: Units;
}

/** The effect of one more used unit delivered today. */
type OneMoreUsedFigures = Pick<
  FigureAmounts<typeof raceRowFigures>,
  'gainOfOneMoreUsed' | 'spiffPerUsedCarThen'
>;

/** One person's figures; money in cents. */
export interface PotRaceRow extends PotRow, FigureAmounts<typeof raceRowFigures> {
  /** The figures if the month ends at today's pace. */
  readonly atPace: PotRow;
}

/** The store's figures; money in cents. */
export interface PotRace extends FigureAmounts<typeof raceFigures> {
  readonly rows: readonly PotRaceRow[];
}

/**
 * Calculates the month's spiffs while it is running, from recorded and what-if units (pot-of-gold.md, Race;
 * docs/adr/figures.md). The rows are sorted by the recorded units: people who qualify first, then by total
 * sold, used units and name.
 */
export function calculatePotRace(
  recorded: RunningPotFacts,
  whatIfUnits: readonly WhatIfUnits[] = [],
): PotRace {
  const facts = addWhatIfUnits(recorded, whatIfUnits);
  const recordedPot = calculatePotOfGold(recorded);
  const whatIfPot = calculatePotOfGold(facts);
  const projectedPot = calculatePotOfGold(projectToMonthEnd(facts));
  const recordedRows = indexRows(recordedPot);
  const projectedRows = indexRows(projectedPot);
  const whatIfUnitsByEmployee = groupByEmployee(whatIfUnits);
  const creditsByEmployee = groupByEmployee(facts.credits);
  const positions = new Map(sortRaceRows(recordedPot.rows).map(({ person }, index) => [person.id, index]));
  const getPosition = ({ person }: PotRow) => positions.get(person.id) ?? recordedPot.rows.length;

  return {
    ...pickFigures(potMoney, whatIfPot),
    owed: whatIfPot.totalPaid,
    owedAtPace: projectedPot.totalPaid,
    change: whatIfPot.totalPaid - recordedPot.totalPaid,
    fastStartDaysLeft: countDaysLeft(facts.today, getFastStartRange(facts.month)),
    rows: whatIfPot.rows
      .toSorted((one, other) => getPosition(one) - getPosition(other))
      .map(row => {
        const { id } = row.person;
        return {
          ...row,
          unitsToQualify: Math.max(0, QUALIFYING_UNITS - Math.round(row.totalSold * 100)) / 100,
          usedToFastStart: Math.max(
            0,
            POT_RULE.fastStartUsedUnits - sumBy(creditsByEmployee(id), each => each.earlyUsedUnits),
          ),
          ...calculateOneMoreUsed(facts, whatIfPot, row),
          atPace: projectedRows.get(id) ?? row,
          supposedNew: sumBy(whatIfUnitsByEmployee(id), each => each.new),
          supposedUsed: sumBy(whatIfUnitsByEmployee(id), each => each.used),
          change: row.total - (recordedRows.get(id)?.total ?? 0),
        };
      }),
  };
}

/** Returns the month as if these units had been delivered today, too. */
function addWhatIfUnits(facts: RunningPotFacts, whatIfUnits: readonly WhatIfUnits[]): RunningPotFacts {
  const isEarly = facts.today <= getFastStartRange(facts.month).end;
  const added = whatIfUnits.map(
    (each): PotCredits => ({
      employeeId: each.employeeId,
      units: each.new + each.used,
      usedUnits: each.used,
      earlyUsedUnits: isEarly ? each.used : 0,
    }),
  );
  return { ...facts, credits: [...facts.credits, ...added] };
}

/**
 * Calculates the effect of one more used unit for one person. Leaves out other people who do not qualify,
 * because they do not affect the spiff.
 */
function calculateOneMoreUsed(
  facts: RunningPotFacts,
  whatIfPot: PotOfGold,
  { person, total }: PotRow,
): OneMoreUsedFigures {
  const relevantIds = new Set(whatIfPot.rows.filter(row => row.isQualified).map(row => row.person.id)).add(
    person.id,
  );
  const potWithOneMore = calculatePotOfGold({
    ...addWhatIfUnits(facts, [{ employeeId: person.id, new: 0, used: 1 }]),
    people: facts.people.filter(({ id }) => relevantIds.has(id)),
  });
  return {
    gainOfOneMoreUsed: (indexRows(potWithOneMore).get(person.id)?.total ?? 0) - total,
    spiffPerUsedCarThen: potWithOneMore.spiffPerUsedCar,
  };
}

const sortRaceRows = (rows: readonly PotRow[]) =>
  rows.toSorted(
    (one, other) =>
      Number(other.isQualified) - Number(one.isQualified) ||
      other.totalSold - one.totalSold ||
      other.usedSold - one.usedSold,
  );

const indexRows = ({ rows }: PotOfGold) => new Map(rows.map(row => [row.person.id, row]));

const countDaysLeft = (today: Day, { end }: DayRange) => Math.max(0, daysBetween(today, end) + 1);

/** The input for a month's spiffs while the month is running. */
export interface RunningPotFacts extends PotOfGoldFacts {
  /** A day of the month. */
  readonly today: Day;
  /** The working days of the month. */
  readonly workingDays: WorkingDays | null;
}

/**
 * Projects the month to its end at today's pace. Each person's units and used units are projected by Track,
 * and vacation units do not change. Used units for a fast start are projected over its 16 calendar days, and
 * are final after that (pot-of-gold.md, Race).
 */
export function projectToMonthEnd(facts: RunningPotFacts): PotOfGoldFacts {
  const { month, today, workingDays } = facts;
  const days = monthRange(month);
  const pace = getPace(days, today, workingDays);
  const fastStartDays = getFastStartRange(month);
  const earlyPace = getFastStartPace(fastStartDays, today);
  const creditsByEmployee = groupByEmployee(facts.credits);

  function projectCredits(employeeId: number): PotCredits {
    const ownCredits = creditsByEmployee(employeeId);
    const projectUnits = (units: CarUnits, cars: CarSelection, range: DayRange, unitsPace: Pace) =>
      getFigure(
        buildTrackSteps(
          [{ month, ...units }],
          { name: 'Track', cars, owner: { employeeIds: [employeeId] }, range },
          unitsPace,
        ),
      );
    const used = sumBy(ownCredits, each => each.usedUnits);
    const sold = { new: sumBy(ownCredits, each => each.units) - used, used, unclassified: 0 };
    const soldEarly = { new: 0, used: sumBy(ownCredits, each => each.earlyUsedUnits), unclassified: 0 };
    return {
      employeeId,
      units: projectUnits(sold, ALL_CARS, days, pace),
      usedUnits: projectUnits(sold, USED_CARS, days, pace),
      earlyUsedUnits: projectUnits(soldEarly, USED_CARS, fastStartDays, earlyPace),
    };
  }
  const employeeIds = new Set(facts.credits.map(each => each.employeeId));
  return { ...facts, credits: [...employeeIds].map(projectCredits) };
}

const getFastStartPace = (range: DayRange, today: Day): Pace =>
  range.end < today
    ? { kind: 'over' }
    : {
        kind: 'running',
        month: toMonth(today),
        completed: dayOfMonth(today),
        total: dayOfMonth(range.end),
        by: 'calendar',
      };
