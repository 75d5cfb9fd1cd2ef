import type { Context } from '../../platform/context.ts';
import {
  type Amounts,
  COMPARED_AMOUNTS,
  type ComparedAmount,
  listDifferingAmounts,
  toStoreAmounts,
} from '../../rules/compare/amounts.ts';
import { applyDecisions } from '../../rules/compare/decisions.ts';
import { COMPARED_GROUPS } from '../../rules/compare/groups.ts';
import { type Cents, toDollars } from '../../rules/numbers/money.ts';
import type { ComparisonActionResult } from './actions/comparisonAction.service.ts';
import {
  type CurrentLineRow,
  getComparison,
  listComparisonActions,
  listComparisonGroups,
} from './comparison.query.ts';
import type { ComparisonRow } from './comparison.row.ts';
import type {
  ComparisonActionResultType,
  ComparisonSummaryType,
  ComparisonType,
} from './comparison.types.ts';
import type { ComparedAmountLineType, ComparedLineType } from './comparisonLine.types.ts';

const toDollarSums = ({ theirsSum, oursSum }: { readonly theirsSum: Cents; readonly oursSum: Cents }) => ({
  theirs: toDollars(theirsSum),
  ours: toDollars(oursSum),
  difference: toDollars(theirsSum - oursSum),
});

export const presentSummary = (row: ComparisonRow): ComparisonSummaryType => ({
  ...row,
  ...toDollarSums(row),
  amounts: [...row.amounts],
});

const EMPTY_GROUP = {
  ...{ count: 0, openCount: 0, escalatedCount: 0, toConfirmCount: 0 },
  ...{ theirsSum: 0, oursSum: 0, openSum: 0 },
};

export async function presentComparison({ database }: Context, row: ComparisonRow): Promise<ComparisonType> {
  const [groups, actions] = await database.readSnapshot(reader =>
    Promise.all([listComparisonGroups(reader, row.id), listComparisonActions(reader, row.id)]),
  );
  const sumGroups = (name: 'outsideCount' | 'outsideSum' | 'openSum' | 'escalatedCount') =>
    groups.reduce((all, group) => all + group[name], 0);
  return {
    ...presentSummary(row),
    groups: COMPARED_GROUPS.map(name => {
      const group = groups.find(each => each.group === name) ?? { ...EMPTY_GROUP, group: name };
      return { ...group, ...toDollarSums(group) };
    }),
    openAmount: toDollars(sumGroups('openSum')),
    handedOnCount: sumGroups('escalatedCount'),
    outsideCount: sumGroups('outsideCount'),
    outside: toDollars(sumGroups('outsideSum')),
    acts: actions.map(withDates),
  };
}

/** Converts the times of rows to dates, because rows of a batched query arrive as JSON with times as text. */
const withDates = <Row extends { doneAt: Date; undoneAt: Date | null }>(row: Row): Row => ({
  ...row,
  doneAt: new Date(row.doneAt),
  undoneAt: row.undoneAt && new Date(row.undoneAt),
});

export function presentLine(row: CurrentLineRow): ComparedLineType {
  const amounts = COMPARED_AMOUNTS.filter(amount => amount in (row.ours ?? row.theirs ?? {}));
  const now = row.now && toStoreAmounts(row.now, amounts);
  return {
    ...row,
    number: row.nowNumber ?? row.number,
    amounts: amounts.map(amount => presentAmount(amount, row, now)),
    proposed: row.proposed && { ...row.proposed, sum: toDollars(row.proposed.sum) },
    isChanged:
      row.dealId !== null && (now === null || listDifferingAmounts(now, applyDecisions(row)).length > 0),
    isConfirmed: row.isConfirmedNow ?? false,
  };
}

function presentAmount(
  amount: ComparedAmount,
  { ours, theirs, decisions }: CurrentLineRow,
  now: Amounts | null,
): ComparedAmountLineType {
  return {
    amount,
    ours: toNullableDollars(ours?.[amount]),
    theirs: toNullableDollars(theirs?.[amount]),
    difference: toDollars((theirs?.[amount] ?? 0) - (ours?.[amount] ?? 0)),
    now: toNullableDollars(now?.[amount]),
    decision: decisions[amount] ?? decisions.line ?? null,
  };
}

const toNullableDollars = (cents: Cents | null | undefined) =>
  typeof cents === 'number' ? toDollars(cents) : null;

/** Returns the result of an action with the current comparison. */
export async function presentActionResult(
  context: Context,
  id: number,
  result: ComparisonActionResult,
): Promise<ComparisonActionResultType> {
  const comparison = await presentComparison(context, await getComparison(context, id));
  const { actionId: actId, lineCount, skipped } = result;
  return { actId, lineCount, skipped: [...skipped], comparison };
}
