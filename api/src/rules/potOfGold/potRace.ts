import { type Day, type DayRange, daysBetween } from '../calendar/calendar.ts';
import { type AmountsOf, amountsIn } from '../figures/figure.ts';
import { sumOf } from '../numbers/arithmetic.ts';
import type { Units } from '../numbers/units.ts';
import { byEmployee } from '../people/people.ts';
import { potMoney, type raceFigures, type raceRowFigures } from './potFigures.ts';
import { type PotOfGold, type PotRow, potOfGold } from './potOfGold.ts';
import { atTodaysPace, type RunningPotFacts } from './potPace.ts';
import { POT_RULE } from './potRule.ts';
import { fastStartRange, type PotCredits, QUALIFYING_UNITS } from './potSteps.ts';

/** Units that someone is supposed to deliver today, beside what is recorded. */
export interface SupposedUnits {
  readonly employeeId: number;
  readonly new: Units;
  readonly used: Units;
}

/** What one more used unit, delivered today, would make of the month. */
type OneMoreUsed = Pick<AmountsOf<typeof raceRowFigures>, 'gainOfOneMoreUsed' | 'spiffPerUsedCarThen'>;

/** One person's figures, money in cents. */
export interface PotRaceRow extends PotRow, AmountsOf<typeof raceRowFigures> {
  /** If the month ends at today's pace. */
  readonly atPace: PotRow;
}

/** The store's, money in cents. */
export interface PotRace extends AmountsOf<typeof raceFigures> {
  readonly rows: readonly PotRaceRow[];
}

/**
 * The month's spiffs while it runs: the rule of its end, over the units recorded and those supposed (pot-of-gold.md, Race;
 * decision 163). Rows in the order of what is recorded: who qualifies first, then by total sold, used units and name.
 */
export function potRace(recorded: RunningPotFacts, supposed: readonly SupposedUnits[] = []): PotRace {
  const facts = withMore(recorded, supposed);
  const before = potOfGold(recorded);
  const now = potOfGold(facts);
  const paced = potOfGold(atTodaysPace(facts));
  const rowBefore = rowsById(before);
  const pacedRow = rowsById(paced);
  const ownSupposed = byEmployee(supposed);
  const earlyUsed = byEmployee(facts.credits);
  const place = new Map(inOrder(before.rows).map(({ person }, index) => [person.id, index]));
  const placeOf = ({ person }: PotRow) => place.get(person.id) ?? before.rows.length;

  return {
    ...amountsIn(potMoney, now),
    owed: now.totalPaid,
    owedAtPace: paced.totalPaid,
    change: now.totalPaid - before.totalPaid,
    fastStartDaysLeft: daysLeft(facts.today, fastStartRange(facts.month)),
    rows: now.rows
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(row => {
        const { id } = row.person;
        return {
          ...row,
          unitsToQualify: Math.max(0, QUALIFYING_UNITS - Math.round(row.totalSold * 100)) / 100,
          usedToFastStart: Math.max(
            0,
            POT_RULE.fastStartUsedUnits - sumOf(earlyUsed(id), each => each.earlyUsedUnits),
          ),
          ...ifOneMoreUsed(facts, now, row),
          atPace: pacedRow.get(id) ?? row,
          supposedNew: sumOf(ownSupposed(id), each => each.new),
          supposedUsed: sumOf(ownSupposed(id), each => each.used),
          change: row.total - (rowBefore.get(id)?.total ?? 0),
        };
      }),
  };
}

/** The month as if these units had been delivered today, too. */
function withMore(facts: RunningPotFacts, more: readonly SupposedUnits[]): RunningPotFacts {
  const isEarly = facts.today <= fastStartRange(facts.month).end;
  const added = more.map(
    (each): PotCredits => ({
      employeeId: each.employeeId,
      units: each.new + each.used,
      usedUnits: each.used,
      earlyUsedUnits: isEarly ? each.used : 0,
    }),
  );
  return { ...facts, credits: [...facts.credits, ...added] };
}

/** Whoever else does not qualify takes no part in anyone's spiff, and is left out. */
function ifOneMoreUsed(facts: RunningPotFacts, now: PotOfGold, { person, total }: PotRow): OneMoreUsed {
  const inPlay = new Set(now.rows.filter(row => row.isQualified).map(row => row.person.id)).add(person.id);
  const then = potOfGold({
    ...withMore(facts, [{ employeeId: person.id, new: 0, used: 1 }]),
    people: facts.people.filter(({ id }) => inPlay.has(id)),
  });
  return {
    gainOfOneMoreUsed: (rowsById(then).get(person.id)?.total ?? 0) - total,
    spiffPerUsedCarThen: then.spiffPerUsedCar,
  };
}

const inOrder = (rows: readonly PotRow[]) =>
  rows.toSorted(
    (one, other) =>
      Number(other.isQualified) - Number(one.isQualified) ||
      other.totalSold - one.totalSold ||
      other.usedSold - one.usedSold,
  );

const rowsById = ({ rows }: PotOfGold) => new Map(rows.map(row => [row.person.id, row]));

const daysLeft = (today: Day, { end }: DayRange) => Math.max(0, daysBetween(today, end) + 1);
