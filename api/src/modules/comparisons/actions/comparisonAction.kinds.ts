import { badInput } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/viewer/viewer.ts';
import { type ComparedAmount, listDifferingAmounts, toStoreAmounts } from '../../../rules/compare/amounts.ts';
import {
  applyDecisions,
  type DecisionsByAmount,
  hasOpenDecision,
  listUndecidedAmounts,
} from '../../../rules/compare/decisions.ts';
import type { ComparedGroup } from '../../../rules/compare/groups.ts';
import { type Cents, toDollars } from '../../../rules/numbers/money.ts';
import type { DealRowWithId, GrossOrReview } from '../../deals/bulk/bulkUpdateDeals.service.ts';
import { assertCanEditGross, assertCanReviewDeals } from '../../deals/deal.service.ts';
import { assertPurposeAllowed } from '../../sheets/sheet.policy.ts';
import type { ComparisonLineRow } from '../comparison.row.ts';
import type { ComparisonActionKind } from '../comparison.statements.ts';

/** The changes that an action makes to a line and its deal. */
export interface ActionChanges {
  readonly fields: GrossOrReview;
  readonly change: Partial<ComparisonLineRow>;
}

/** One kind of action, with its effects on a single line. */
export interface ComparisonAction {
  readonly kind: ComparisonActionKind;
  /** @throws FORBIDDEN when the viewer may not take this action, BAD_INPUT for invalid parameters */
  assertAllowed(viewer: Viewer): void;
  /** Returns whether the action can change the line. */
  appliesTo(line: ComparisonLineRow): boolean;
  /**
   * Returns whether the deal already has the values that the action would set. The action then skips the
   * line.
   */
  isAlreadyApplied?(deal: DealRowWithId): boolean;
  /** Returns whether the deal still has the compared amounts that the action uses. */
  isDealUnchanged(line: ComparisonLineRow, deal: DealRowWithId): boolean;
  buildChanges(line: ComparisonLineRow, deal: DealRowWithId | undefined): ActionChanges;
  /** True when the action changes deals. These deals must be unchanged since the comparison. */
  readonly changesDeals: boolean;
  /** The error message when the action has nothing to change. */
  readonly nothingToDoMessage: string;
}

const toNullableCents = (dollars: number | null): Cents | null =>
  dollars === null ? null : Math.round(dollars * 100);

/** Returns the current amounts of a deal. */
export const getCurrentAmounts = ({ frontGross, backGross }: DealRowWithId) => ({
  frontGross: toNullableCents(frontGross),
  backGross: toNullableCents(backGross),
});

const getCurrentComparedAmounts = (line: ComparisonLineRow, deal: DealRowWithId) =>
  toStoreAmounts(getCurrentAmounts(deal), Object.keys(line.ours ?? {}) as ComparedAmount[]);

const withDecisions = (
  line: ComparisonLineRow,
  newDecisions: DecisionsByAmount,
): Partial<ComparisonLineRow> => {
  const decisions = { ...line.decisions, ...newDecisions };
  return { decisions, isOpen: hasOpenDecision({ ...line, decisions }) };
};

/**
 * Creates the action that sets the gross of a deal to the gross in the file.
 * @param requestedAmount the single amount to set; when omitted, the action sets every amount that differs
 */
function createTakeAction(requestedAmount: ComparedAmount | undefined): ComparisonAction {
  const listAmountsToTake = (line: ComparisonLineRow) =>
    listUndecidedAmounts(line).filter(
      amountName =>
        amountName !== 'totalGross' && (requestedAmount === undefined || amountName === requestedAmount),
    );
  return {
    kind: 'TAKE',
    assertAllowed: assertCanEditGross,
    changesDeals: true,
    nothingToDoMessage:
      'There are no file values to use. If the file has only a total, enter the gross in Hog.',
    appliesTo: line => listAmountsToTake(line).length > 0,
    isDealUnchanged: (line, deal) => {
      const now = getCurrentComparedAmounts(line, deal);
      const isSame = (side: 'ours' | 'theirs', amountName: ComparedAmount) =>
        (now[amountName] ?? 0) === (line[side]?.[amountName] ?? 0);
      return listAmountsToTake(line).every(
        amountName => isSame('ours', amountName) || isSame('theirs', amountName),
      );
    },
    buildChanges: line => ({
      fields: Object.fromEntries(
        listAmountsToTake(line).map(amountName => [
          amountName,
          toNullableDollars(line.theirs?.[amountName] ?? null),
        ]),
      ),
      change: withDecisions(
        line,
        Object.fromEntries(listAmountsToTake(line).map(amountName => [amountName, 'TAKEN'])),
      ),
    }),
  };
}

const toNullableDollars = (cents: Cents | null) => (cents === null ? null : toDollars(cents));

/**
 * Creates the action that resolves lines without changing deals.
 * @param note the note of the lines; null uses each line's note from the earlier comparison, if there is one
 */
const createKeepAction = (note: string | null): ComparisonAction => ({
  kind: 'KEEP',
  assertAllowed: () => {}, // anyone who can see a comparison may keep the store's amounts
  changesDeals: false,
  nothingToDoMessage: 'There is nothing to keep. The rows may already be resolved.',
  appliesTo: line => line.isOpen,
  isDealUnchanged: () => true,
  buildChanges: line => {
    const undecided = line.group === 'DIFFERS' ? listUndecidedAmounts(line) : ['line'];
    return {
      fields: {},
      change: {
        ...withDecisions(line, Object.fromEntries(undecided.map(amountName => [amountName, 'KEPT']))),
        note: (note ?? line.keptBefore) || null,
      },
    };
  },
});

/**
 * Creates the action that escalates lines. Escalated lines stay open. They get a note for the people who type
 * gross.
 */
const createEscalateAction = (handedBy: number, handedNote: string): ComparisonAction => ({
  kind: 'HAND_ON',
  assertAllowed: viewer => {
    assertPurposeAllowed(viewer, 'COMPARE');
    if (handedNote === '') throw badInput('Enter what needs to be done.');
  },
  changesDeals: false,
  nothingToDoMessage: 'There is nothing to assign. The rows may already be resolved.',
  appliesTo: line => line.isOpen,
  isDealUnchanged: () => true,
  buildChanges: () => ({ fields: {}, change: { handedBy, handedNote } }),
});

/**
 * Creates the action that ticks Confirmed? on deals with the amounts of the file.
 * @param requestedGroup the group to confirm; when omitted, the action confirms both groups
 */
const createConfirmAction = (requestedGroup: ComparedGroup | undefined): ComparisonAction => ({
  kind: 'CONFIRM',
  assertAllowed: assertCanReviewDeals,
  changesDeals: true,
  nothingToDoMessage: 'There is nothing to confirm. The deals may already be confirmed.',
  appliesTo: line =>
    line.dealId !== null &&
    (line.group === 'EQUAL' || line.group === 'DIFFERS') &&
    (requestedGroup === undefined || line.group === requestedGroup) &&
    listDifferingAmounts(applyDecisions(line), line.theirs ?? {}).length === 0,
  isAlreadyApplied: deal => deal.isConfirmed === true,
  isDealUnchanged: (line, deal) =>
    listDifferingAmounts(getCurrentComparedAmounts(line, deal), line.theirs ?? {}).length === 0,
  buildChanges: () => ({ fields: { isConfirmed: true }, change: { isConfirmed: true } }),
});

const actionFactories = {
  TAKE: createTakeAction,
  KEEP: createKeepAction,
  HAND_ON: createEscalateAction,
  CONFIRM: createConfirmAction,
};

/** An action as data: its kind and the parameters of its factory. */
export type ComparisonActionRequest = {
  [Kind in keyof typeof actionFactories]: readonly [Kind, ...Parameters<(typeof actionFactories)[Kind]>];
}[keyof typeof actionFactories];

export const createAction = ([kind, ...parameters]: ComparisonActionRequest): ComparisonAction =>
  (actionFactories[kind] as (...parameters: unknown[]) => ComparisonAction)(...parameters);
