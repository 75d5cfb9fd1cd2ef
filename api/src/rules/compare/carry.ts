import { type Amounts, COMPARED_AMOUNTS } from './amounts.ts';
import { expectedOf, type Settling } from './settle.ts';

/** What people said of a line, beside what was decided. */
export interface Said {
  /** Who handed it on, and with which word. */
  readonly handedBy: number | null;
  readonly handedNote: string | null;
  /** The note with which ours was kept in an earlier comparison; empty is kept without one, null not kept. */
  readonly keptBefore: string | null;
}

export const NOTHING_SAID: Said = { handedBy: null, handedNote: null, keptBefore: null };

/** A line of the comparison before. */
export type EarlierLine = Settling & Said & { readonly note: string | null; readonly isOpen: boolean };

/** What of the comparison before holds for the line as it is compared now (compare.md, Kept). */
export function carriedOn(
  earlier: EarlierLine | undefined,
  now: Pick<Settling, 'ours' | 'theirs'> & { readonly isOpen: boolean },
): Said {
  if (!earlier || !now.isOpen) return NOTHING_SAID;
  const isSame = isSameSide(earlier.theirs, now.theirs) && isSameSide(oursAfter(earlier), now.ours);
  const isKept = Object.values(earlier.settled).includes('KEPT');
  const kept = isKept ? (earlier.note ?? '') : earlier.keptBefore;
  return {
    handedBy: earlier.isOpen ? earlier.handedBy : null,
    handedNote: earlier.isOpen ? earlier.handedNote : null,
    keptBefore: isSame ? kept : null,
  };
}

const oursAfter = (line: EarlierLine) => line.ours && expectedOf(line);

const isSameSide = (one: Amounts | null, other: Amounts | null): boolean =>
  (one === null) === (other === null) &&
  COMPARED_AMOUNTS.every(amount => (one?.[amount] ?? 0) === (other?.[amount] ?? 0));
