import { type Employees, loadEmployeesById } from '../../modules/employees/employee.query.ts';
import type { UpFilter } from '../../modules/upLog/loggedUps.query.ts';
import { CANNOT_SEE_UP_GROSS_MESSAGE, canSeeUpGross } from '../../modules/upLog/upLog.policy.ts';
import type { Context } from '../../platform/context.ts';
import { badInput } from '../../platform/errors.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import type { FigureAmounts } from '../../rules/figures/figure.ts';
import { type CalculationSteps, getFigures } from '../../rules/steps/step.ts';
import { buildFunnelSteps, type FunnelFacts, listRatesOfFewUps } from '../../rules/upStats/upSteps.ts';
import type { FunnelFigure, FunnelGrouping, funnelFigures } from '../../rules/ups/funnelFigures.ts';
import { sortFunnelGroups } from './groupNames.ts';
import { type FunnelRow, listFunnelRows } from './upFunnel.query.ts';

/** Figures of a set of ups, and the names of the rates that are computed from fewer than five ups. */
export interface FunnelFigures extends FigureAmounts<typeof funnelFigures> {
  readonly ofFewUps: FunnelFigure[];
}

/** Figures of the ups of one group. */
export interface FunnelGroupRow {
  readonly key: string | null;
  readonly name: string;
  readonly team: number | null;
  readonly figures: FunnelFigures;
}

export interface UpFunnel {
  readonly total: FunnelFigures;
  /** Figures of all ups of the filtered days. */
  readonly store: FunnelFigures;
  readonly groups: FunnelGroupRow[];
}

const EMPTY_TOTAL = { level: 'total', key: null, gross: 0 } as const;

/** Returns the funnel from ups to sold ups (up-log.md, Funnel). */
export async function getUpFunnelReport(
  { database, viewer }: Pick<Context, 'database' | 'viewer'>,
  filter: UpFilter,
  groupBy?: FunnelGrouping,
): Promise<UpFunnel> {
  const [rows, people] = await database.readSnapshot(reader =>
    Promise.all([listFunnelRows(reader, filter, groupBy), loadEmployeesById(reader)]),
  );
  const calculateFigures = (facts: FunnelFacts, employeeId: number | undefined) => {
    const allFigures = getFigures(buildFunnelSteps(facts, filter));
    const canSeeGross = canSeeUpGross(viewer, employeeId);
    return {
      ...allFigures,
      grossPerUp: canSeeGross ? allFigures.grossPerUp : null,
      ofFewUps: listRatesOfFewUps(facts),
    };
  };
  const getEmployeeId = (key: string | null) =>
    filter.employeeId ?? (groupBy === 'SALESPERSON' && key !== null ? Number(key) : undefined);
  const store = rows.find(({ level }) => level === 'store') as FunnelRow;
  return {
    store: calculateFigures(store, undefined),
    total: calculateFigures(getTotalFacts(rows, store), filter.employeeId),
    groups: groupBy
      ? toGroupRows(rows, groupBy, people, row => calculateFigures(row, getEmployeeId(row.key)))
      : [],
  };
}

/**
 * Returns the facts of the filter. If no up matches the filter, the total row is missing, and all counts are
 * 0.
 */
const getTotalFacts = (rows: readonly FunnelRow[], store: FunnelRow): FunnelFacts =>
  rows.find(({ level }) => level === 'total') ??
  ({ ...Object.fromEntries(Object.keys(store).map(name => [name, 0])), ...EMPTY_TOTAL } as FunnelRow);

function toGroupRows(
  rows: readonly FunnelRow[],
  by: FunnelGrouping,
  people: Employees,
  calculateFigures: (row: FunnelRow) => FunnelFigures,
): FunnelGroupRow[] {
  const groups = rows.filter(({ level }) => level === 'group');
  return sortFunnelGroups(groups, by, people).map(({ group, name, team }) => ({
    key: group.key,
    name,
    team,
    figures: calculateFigures(group),
  }));
}

/**
 * Returns the steps that lead to a figure of the funnel.
 * @throws FORBIDDEN for gross that the viewer cannot see, BAD_INPUT when there is no such figure
 */
export async function explainUpFunnel(
  { database, viewer }: Pick<Context, 'database' | 'viewer'>,
  filter: UpFilter,
  figure: FunnelFigure,
): Promise<CalculationSteps> {
  if (figure === 'grossPerUp') {
    const { ofGroup } = filter;
    const groupEmployeeId = ofGroup?.by === 'SALESPERSON' ? Number(ofGroup.key) : undefined;
    requireAbility(canSeeUpGross(viewer, filter.employeeId ?? groupEmployeeId), CANNOT_SEE_UP_GROSS_MESSAGE);
  }
  const rows = await listFunnelRows(database, filter, undefined);
  const facts = getTotalFacts(rows, rows.find(({ level }) => level === 'store') as FunnelRow);
  const steps = buildFunnelSteps(facts, filter)[figure];
  if (!steps) throw badInput('This figure has no value because there is nothing to divide by.');
  return steps;
}
