import { type Amounts, COMPARED_AMOUNTS } from './amounts.ts';
import { applyDecisions, type LineDecisions } from './settle.ts';

/** The annotations of people on a comparison line, apart from the decisions. */
export interface LineAnnotations {
  /** The employee who escalated the line, and the note. */
  readonly handedBy: number | null;
  readonly handedNote: string | null;
  /**
   * The note of an earlier comparison that kept the store's amounts: empty when kept without a note, null
   * when not kept.
   */
  readonly keptBefore: string | null;
}

export const NO_ANNOTATIONS: LineAnnotations = { handedBy: null, handedNote: null, keptBefore: null };

/** A line of the previous comparison. */
export type EarlierLine = LineDecisions & LineAnnotations & { readonly note: string | null; readonly isOpen: boolean };

/** Returns the annotations of the previous comparison that still apply to the line (compare.md, Kept). */
export function carryOverAnnotations(
  earlier: EarlierLine | undefined,
  now: Pick<LineDecisions, 'ours' | 'theirs'> & { readonly isOpen: boolean },
): LineAnnotations {
  if (!earlier || !now.isOpen) return NO_ANNOTATIONS;
  const isSame = hasSameAmounts(earlier.theirs, now.theirs) && hasSameAmounts(storeAmountsAfter(earlier), now.ours);
  const isKept = Object.values(earlier.settled).includes('KEPT');
  const keptNote = isKept ? (earlier.note ?? '') : earlier.keptBefore;
  return {
    handedBy: earlier.isOpen ? earlier.handedBy : null,
    handedNote: earlier.isOpen ? earlier.handedNote : null,
    keptBefore: isSame ? keptNote : null,
  };
}

const storeAmountsAfter = (line: EarlierLine) => line.ours && applyDecisions(line);

const hasSameAmounts = (one: Amounts | null, other: Amounts | null): boolean =>
  (one === null) === (other === null) &&
  COMPARED_AMOUNTS.every(amount => (one?.[amount] ?? 0) === (other?.[amount] ?? 0));
