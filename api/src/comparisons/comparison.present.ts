import type { Context } from '../platform/context.ts';
import {
  type Amounts,
  COMPARED_AMOUNTS,
  type ComparedAmount,
  listDifferingAmounts,
  toStoreAmounts,
} from '../rules/compare/amounts.ts';
import { COMPARED_GROUPS } from '../rules/compare/groups.ts';
import { applyDecisions } from '../rules/compare/decisions.ts';
import { type Cents, toDollars } from '../rules/numbers/money.ts';
import type { Done } from './comparison.acts.ts';
import { actsOf, comparisonById, groupsOf, type LineNowRow } from './comparison.query.ts';
import type { ComparisonRow } from './comparison.row.ts';
import type {
  ComparedAmountLineType,
  ComparedLineType,
  ComparisonDoneType,
  ComparisonSummaryType,
  ComparisonType,
} from './comparison.types.ts';

const sums = ({ theirsSum, oursSum }: { readonly theirsSum: Cents; readonly oursSum: Cents }) => ({
  theirs: toDollars(theirsSum),
  ours: toDollars(oursSum),
  difference: toDollars(theirsSum - oursSum),
});

export const presentSummary = (row: ComparisonRow): ComparisonSummaryType => ({
  ...row,
  ...sums(row),
  amounts: [...row.amounts],
});

const NOTHING = {
  ...{ count: 0, openCount: 0, handedOnCount: 0, toConfirmCount: 0 },
  ...{ theirsSum: 0, oursSum: 0, openSum: 0 },
};

export async function presentComparison({ database }: Context, row: ComparisonRow): Promise<ComparisonType> {
  const [groups, acts] = await database.together(reader =>
    Promise.all([groupsOf(reader, row.id), actsOf(reader, row.id)]),
  );
  const add = (name: 'outsideCount' | 'outsideSum' | 'openSum' | 'handedOnCount') =>
    groups.reduce((all, group) => all + group[name], 0);
  return {
    ...presentSummary(row),
    groups: COMPARED_GROUPS.map(name => {
      const group = groups.find(each => each.group === name) ?? { ...NOTHING, group: name };
      return { ...group, ...sums(group) };
    }),
    openAmount: toDollars(add('openSum')),
    handedOnCount: add('handedOnCount'),
    outsideCount: add('outsideCount'),
    outside: toDollars(add('outsideSum')),
    acts: acts.map(asInstants),
  };
}

/** Rows that were read together come as JSON, their instants as text. */
const asInstants = <Row extends { doneAt: Date; undoneAt: Date | null }>(row: Row): Row => ({
  ...row,
  doneAt: new Date(row.doneAt),
  undoneAt: row.undoneAt && new Date(row.undoneAt),
});

export function presentLine(row: LineNowRow): ComparedLineType {
  const amounts = COMPARED_AMOUNTS.filter(amount => amount in (row.ours ?? row.theirs ?? {}));
  const now = row.now && toStoreAmounts(row.now, amounts);
  return {
    ...row,
    number: row.nowNumber ?? row.number,
    amounts: amounts.map(amount => presentAmount(amount, row, now)),
    proposed: row.proposed && { ...row.proposed, sum: toDollars(row.proposed.sum) },
    isChanged: row.dealId !== null && (now === null || listDifferingAmounts(now, applyDecisions(row)).length > 0),
    isConfirmed: row.isConfirmedNow ?? false,
  };
}

function presentAmount(
  amount: ComparedAmount,
  { ours, theirs, settled }: LineNowRow,
  now: Amounts | null,
): ComparedAmountLineType {
  return {
    amount,
    ours: inDollars(ours?.[amount]),
    theirs: inDollars(theirs?.[amount]),
    difference: toDollars((theirs?.[amount] ?? 0) - (ours?.[amount] ?? 0)),
    now: inDollars(now?.[amount]),
    decision: settled[amount] ?? settled.line ?? null,
  };
}

const inDollars = (cents: Cents | null | undefined) => (typeof cents === 'number' ? toDollars(cents) : null);

/** What an act has done, with the comparison as it is now. */
export async function presentDone(context: Context, id: number, done: Done): Promise<ComparisonDoneType> {
  const comparison = await presentComparison(context, await comparisonById(context, id));
  return { ...done, skipped: [...done.skipped], comparison };
}
