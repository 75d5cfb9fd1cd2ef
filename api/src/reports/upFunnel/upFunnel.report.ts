import type { Context } from '../../context.ts';
import { type Employees, employeesById } from '../../employees/employee.query.ts';
import { badInput } from '../../errors.ts';
import type { AmountsOf } from '../../rules/figures/figure.ts';
import { figuresOf, type Steps } from '../../rules/steps/step.ts';
import { type FunnelFacts, funnelSteps, ofFewUps } from '../../rules/upStats/funnelSteps.ts';
import type { FunnelFigure, funnelFigures } from '../../rules/ups/funnelFigures.ts';
import type { FunnelGrouping } from '../../rules/ups/funnelGroups.ts';
import { canSeeUpGrossOf, MAY_NOT_SEE_UP_GROSS } from '../../uplogs/upGross.policy.ts';
import type { UpFilter } from '../../uplogs/upStats.query.ts';
import { demand } from '../../viewer/policy.ts';
import { inGroupOrder } from './groupNames.ts';
import { type FunnelRow, funnelRows } from './upFunnel.query.ts';

/** The figures of some ups, and which of them stand on fewer than five. */
export interface FunnelFigures extends AmountsOf<typeof funnelFigures> {
  readonly ofFewUps: FunnelFigure[];
}

/** The figures of the ups of one group. */
export interface FunnelGroupRow {
  readonly key: string | null;
  readonly name: string;
  readonly team: number | null;
  readonly figures: FunnelFigures;
}

export interface Funnel {
  readonly total: FunnelFigures;
  /** Of all ups of the same days. */
  readonly store: FunnelFigures;
  readonly groups: FunnelGroupRow[];
}

const NONE = { of: 'total', key: null, gross: 0 } as const;

/** From the ups to the sold ones (up-log.md, Funnel). */
export async function upFunnelReport(
  { database, viewer }: Pick<Context, 'database' | 'viewer'>,
  filter: UpFilter,
  groupBy?: FunnelGrouping,
): Promise<Funnel> {
  const [rows, people] = await database.together(reader =>
    Promise.all([funnelRows(reader, filter, groupBy), employeesById(reader)]),
  );
  const figures = (facts: FunnelFacts, whose: number | undefined) => {
    const shown = figuresOf(funnelSteps(facts, filter));
    const hasGross = canSeeUpGrossOf(viewer, whose);
    return { ...shown, grossPerUp: hasGross ? shown.grossPerUp : null, ofFewUps: ofFewUps(facts) };
  };
  const whoseIs = (key: string | null) =>
    filter.employeeId ?? (groupBy === 'SALESPERSON' && key !== null ? Number(key) : undefined);
  const store = rows.find(({ of }) => of === 'store') as FunnelRow;
  return {
    store: figures(store, undefined),
    total: figures(totalOf(rows, store), filter.employeeId),
    groups: groupBy ? shownGroups(rows, groupBy, people, row => figures(row, whoseIs(row.key))) : [],
  };
}

/** No ups, no row: then all of its counts are 0. */
const totalOf = (rows: readonly FunnelRow[], store: FunnelRow): FunnelFacts =>
  rows.find(({ of }) => of === 'total') ??
  ({ ...Object.fromEntries(Object.keys(store).map(name => [name, 0])), ...NONE } as FunnelRow);

function shownGroups(
  rows: readonly FunnelRow[],
  by: FunnelGrouping,
  people: Employees,
  figures: (row: FunnelRow) => FunnelFigures,
): FunnelGroupRow[] {
  const groups = rows.filter(({ of }) => of === 'group');
  return inGroupOrder(groups, by, people).map(({ group, name, team }) => ({
    key: group.key,
    name,
    team,
    figures: figures(group),
  }));
}

/** How a figure of the funnel comes about. @throws FORBIDDEN for gross that is not the viewer's to see, BAD_INPUT for none */
export async function explainUpFunnel(
  { database, viewer }: Pick<Context, 'database' | 'viewer'>,
  filter: UpFilter,
  figure: FunnelFigure,
): Promise<Steps> {
  if (figure === 'grossPerUp') {
    const { ofGroup } = filter;
    const own = ofGroup?.by === 'SALESPERSON' ? Number(ofGroup.key) : undefined;
    demand(canSeeUpGrossOf(viewer, filter.employeeId ?? own), MAY_NOT_SEE_UP_GROSS);
  }
  const rows = await funnelRows(database, filter, undefined);
  const facts = totalOf(rows, rows.find(({ of }) => of === 'store') as FunnelRow);
  const steps = funnelSteps(facts, filter)[figure];
  if (!steps) throw badInput('There is nothing to divide by, and so no such figure.');
  return steps;
}
