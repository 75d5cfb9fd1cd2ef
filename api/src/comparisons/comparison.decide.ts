import { demandGross, demandReview } from '../deals/deal.service.ts';
import type { GrossOrReview, KeyedDeal } from '../deals/many/amendMany.service.ts';
import { badInput } from '../platform/errors.ts';
import { type ComparedAmount, listDifferingAmounts, toStoreAmounts } from '../rules/compare/amounts.ts';
import type { ComparedGroup } from '../rules/compare/groups.ts';
import { applyDecisions, hasOpenDecision, type DecisionsByAmount, listUndecidedAmounts } from '../rules/compare/decisions.ts';
import { type Cents, toDollars } from '../rules/numbers/money.ts';
import { demandPurpose } from '../sheets/sheet.policy.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';
import type { ComparisonLineRow } from './comparison.row.ts';
import type { ActKind } from './comparison.statements.ts';

/** What an act makes of a line and its deal. */
export interface Decided {
  readonly fields: GrossOrReview;
  readonly change: Partial<ComparisonLineRow>;
}

/** An act, as far as one line is concerned. */
export interface Act {
  readonly kind: ActKind;
  /** @throws FORBIDDEN when it is not the viewer's right, BAD_INPUT when what is sent does not do */
  demand(viewer: Viewer): void;
  /** Whether there is something to do with a line. */
  isFor(line: ComparisonLineRow): boolean;
  /** Whether the deal is already what the act would make of it, so that the line is left alone. */
  isDone?(deal: KeyedDeal): boolean;
  /** Whether the deal is still as the act takes it to be. */
  stands(line: ComparisonLineRow, deal: KeyedDeal): boolean;
  does(line: ComparisonLineRow, deal: KeyedDeal | undefined): Decided;
  /** Whether it changes deals, and so needs them to stand. */
  readonly changesDeals: boolean;
  /** What is said when there is nothing to do. */
  readonly nothing: string;
}

const centsOf = (dollars: number | null): Cents | null =>
  dollars === null ? null : Math.round(dollars * 100);

/** The amounts of a deal as it is now. */
export const amountsNow = ({ frontGross, backGross }: KeyedDeal) => ({
  frontGross: centsOf(frontGross),
  backGross: centsOf(backGross),
});

const nowOf = (line: ComparisonLineRow, deal: KeyedDeal) =>
  toStoreAmounts(amountsNow(deal), Object.keys(line.ours ?? {}) as ComparedAmount[]);

const settledAs = (line: ComparisonLineRow, more: DecisionsByAmount): Partial<ComparisonLineRow> => {
  const settled = { ...line.settled, ...more };
  return { settled, isOpen: hasOpenDecision({ ...line, settled }) };
};

/** Types the file's gross. @param only one amount; all that differ without it */
function taking(only: ComparedAmount | undefined): Act {
  const meant = (line: ComparisonLineRow) =>
    listUndecidedAmounts(line).filter(amount => amount !== 'totalGross' && (only === undefined || amount === only));
  return {
    kind: 'TAKE',
    demand: demandGross,
    changesDeals: true,
    nothing: 'There is nothing to take. A total alone cannot be taken: type it in Hog.',
    isFor: line => meant(line).length > 0,
    stands: (line, deal) => {
      const now = nowOf(line, deal);
      const same = (side: 'ours' | 'theirs', amount: ComparedAmount) =>
        (now[amount] ?? 0) === (line[side]?.[amount] ?? 0);
      return meant(line).every(amount => same('ours', amount) || same('theirs', amount));
    },
    does: line => ({
      fields: Object.fromEntries(
        meant(line).map(amount => [amount, inDollars(line.theirs?.[amount] ?? null)]),
      ),
      change: settledAs(line, Object.fromEntries(meant(line).map(amount => [amount, 'TAKEN']))),
    }),
  };
}

const inDollars = (cents: Cents | null) => (cents === null ? null : toDollars(cents));

/** Settles lines without changing anything. @param note null is that of the comparison before, where there is one */
const keeping = (note: string | null): Act => ({
  kind: 'KEEP',
  demand: () => {}, // whoever sees a comparison may say so
  changesDeals: false,
  nothing: 'There is nothing to keep.',
  isFor: line => line.isOpen,
  stands: () => true,
  does: line => {
    const undecided = line.group === 'DIFFERS' ? listUndecidedAmounts(line) : ['line'];
    return {
      fields: {},
      change: {
        ...settledAs(line, Object.fromEntries(undecided.map(amount => [amount, 'KEPT']))),
        note: (note ?? line.keptBefore) || null,
      },
    };
  },
});

/** Leaves lines open, with a word for those who type gross. */
const handingOn = (handedBy: number, handedNote: string): Act => ({
  kind: 'HAND_ON',
  demand: viewer => {
    demandPurpose(viewer, 'COMPARE');
    if (handedNote === '') throw badInput('Write what is to be done.');
  },
  changesDeals: false,
  nothing: 'There is nothing to hand on.',
  isFor: line => line.isOpen,
  stands: () => true,
  does: () => ({ fields: {}, change: { handedBy, handedNote } }),
});

/** Ticks Confirmed? on deals that have the file's amounts. @param only those of one group */
const confirming = (only: ComparedGroup | undefined): Act => ({
  kind: 'CONFIRM',
  demand: demandReview,
  changesDeals: true,
  nothing: 'There is nothing to confirm.',
  isFor: line =>
    line.dealId !== null &&
    (line.group === 'EQUAL' || line.group === 'DIFFERS') &&
    (only === undefined || line.group === only) &&
    listDifferingAmounts(applyDecisions(line), line.theirs ?? {}).length === 0,
  isDone: deal => deal.isConfirmed === true,
  stands: (line, deal) => listDifferingAmounts(nowOf(line, deal), line.theirs ?? {}).length === 0,
  does: () => ({ fields: { isConfirmed: true }, change: { isConfirmed: true } }),
});

const acts = { TAKE: taking, KEEP: keeping, HAND_ON: handingOn, CONFIRM: confirming };

/** An act as plain data: its kind, and what makes it. */
export type ActWish = {
  [Kind in keyof typeof acts]: readonly [Kind, ...Parameters<(typeof acts)[Kind]>];
}[keyof typeof acts];

export const actFor = ([kind, ...parameters]: ActWish): Act =>
  (acts[kind] as (...parameters: unknown[]) => Act)(...parameters);
