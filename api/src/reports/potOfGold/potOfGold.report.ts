import { getAbilities } from '../../modules/abilities/abilities.ts';
import type { Context } from '../../platform/context.ts';
import { badInput } from '../../platform/errors.ts';
import { type Month, monthRange } from '../../rules/calendar/calendar.ts';
import type { Figure, FigureAmounts, FigureTable } from '../../rules/figures/figure.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import {
  potFigures,
  potMoney,
  potRowFigures,
  raceFigures,
  raceRowFigures,
} from '../../rules/potOfGold/potFigures.ts';
import {
  buildPotSteps,
  calculatePotOfGold,
  getFastStartRange,
  type PotRow,
} from '../../rules/potOfGold/potOfGold.ts';
import { calculatePotRace, type WhatIfUnits } from '../../rules/potOfGold/potRace.ts';
import type { CalculationSteps } from '../../rules/steps/step.ts';
import { canEditMonth } from '../monthEditing.ts';
import { readPotFacts, readRunningPotFacts } from './potOfGold.query.ts';
import type { PotFigureName, PotOfGoldType, PotRaceType } from './potOfGold.types.ts';

/** Returns the spiff of a month (rules.md, Pot of gold). */
export async function getPotOfGoldReport(context: Context, month: Month): Promise<PotOfGoldType> {
  const spiff = calculatePotOfGold(await readPotFacts(context.database, month));
  return {
    ...figuresToDollars({ ...potMoney, ...potFigures }, spiff),
    canEditPot: await canEditMonth(context, month, getAbilities(context.viewer).editPot),
    rows: spiff.rows.map(row => ({ person: row.person, ...figuresToDollars(potRowFigures, row) })),
    range: monthRange(month),
    fastStartRange: getFastStartRange(month),
  };
}

/**
 * Returns the steps that lead to a figure of a month's pot. The figure belongs to one employee or to all
 * employees.
 * @throws BAD_INPUT when the figure does not exist
 */
export async function explainPotOfGold(
  { database }: Pick<Context, 'database'>,
  month: Month,
  figure: PotFigureName,
  employeeId?: number,
): Promise<CalculationSteps> {
  const { rows, ...totals } = buildPotSteps(await readPotFacts(database, month));
  const stepsByFigure: Partial<Record<PotFigureName, CalculationSteps>> | undefined =
    employeeId === undefined ? totals : rows.find(({ person }) => person.id === employeeId)?.steps;
  if (!stepsByFigure) throw badInput('This employee is not in that month’s pot of gold.');
  const steps = stepsByFigure[figure];
  if (!steps)
    throw badInput(
      employeeId === undefined
        ? 'This figure can be calculated for only one person at a time. Send `employeeId`.'
        : 'This figure exists only for all people together. Leave out `employeeId`.',
    );
  return steps;
}

/**
 * Returns the race of the current month. The what-if units count as if they had also been delivered today.
 * @throws BAD_INPUT for an unknown employee
 */
export async function getPotRaceReport(
  context: Context,
  whatIfUnits: readonly WhatIfUnits[],
): Promise<PotRaceType> {
  const facts = await readRunningPotFacts(context);
  const employeeIds = new Set(facts.people.map(each => each.id));
  if (!whatIfUnits.every(each => employeeIds.has(each.employeeId)))
    throw badInput('`whatIf` contains an unknown employee. Send only ids of existing employees.');
  const race = calculatePotRace(facts, whatIfUnits);
  return {
    ...figuresToDollars(raceFigures, race),
    range: monthRange(facts.month),
    fastStartRange: getFastStartRange(facts.month),
    rows: race.rows.map(row => ({
      ...toPotRow(row),
      ...figuresToDollars(raceRowFigures, row),
      atPace: toPotRow(row.atPace),
    })),
  };
}

const toPotRow = (row: PotRow) => ({ person: row.person, ...figuresToDollars(potRowFigures, row) });

/** Converts a row of figures from cents to dollars. Drops the fields of the row that are not figures. */
export function figuresToDollars<Table extends FigureTable>(
  table: Table,
  amounts: FigureAmounts<Table>,
): FigureAmounts<Table> {
  const dollarAmounts: Record<string, number | boolean | null> = {};
  for (const name in table) {
    const amount = amounts[name];
    dollarAmounts[name] =
      isMoney(table[name] as Figure) && amount !== null ? toDollars(amount as number) : amount;
  }
  return dollarAmounts as FigureAmounts<Table>;
}

const isMoney = ({ kind }: Figure) => kind === 'money';
