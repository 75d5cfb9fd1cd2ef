import type { CarClass, CreditRole } from '../../generated/types';
import type { LeaderboardFieldsFragment } from './leaderboard.generated';

/** Kind of a square: car class and credit role, or vacation. */
export type SquareKind = `${CarClass}_${CreditRole}` | 'VACATION' | 'VACATION_HALF';

/** Consecutive squares of the same kind. */
export type SquareRun = { kind: SquareKind; count: number };

/**
 * Names of the squares (leaderboard.md, Legend). The document omits cars without a type, which can also be
 * sold.
 */
export const squareNames: Record<SquareKind, string> = {
  NEW_SOLO: 'New Car (Solo)',
  USED_SOLO: 'Used Car (Solo)',
  NEW_CLOSER: 'New Car (Closer)',
  NEW_ADDITIONAL: 'New Car (Additional)',
  USED_CLOSER: 'Used Car (Closer)',
  USED_ADDITIONAL: 'Used Car (Additional)',
  VACATION: 'Vacation Unit',
  VACATION_HALF: 'Vacation Half Unit',
  UNCLASSIFIED_SOLO: 'No Car Type (Solo)',
  UNCLASSIFIED_CLOSER: 'No Car Type (Closer)',
  UNCLASSIFIED_ADDITIONAL: 'No Car Type (Additional)',
};

type RowSquares = Pick<LeaderboardFieldsFragment, 'squares' | 'vacationSquares'>;

/** Returns the squares of a row in the order of the server, vacation last. */
export function toSquareRuns({ squares, vacationSquares }: RowSquares): SquareRun[] {
  const runs: SquareRun[] = [
    ...squares.map(({ carClass, role, count }) => ({ kind: `${carClass}_${role}` as const, count })),
    { kind: 'VACATION', count: vacationSquares.whole },
    { kind: 'VACATION_HALF', count: vacationSquares.half },
  ];
  return runs.filter(({ count }) => count > 0);
}

/** Splits the squares into groups of ten, so that a reader sees their number without counting. */
export function groupInTens(runs: readonly SquareRun[]): SquareRun[][] {
  const groups: SquareRun[][] = [];
  let freeSquares = 0;
  for (const { kind, count } of runs) {
    for (let remaining = count; remaining > 0; ) {
      if (freeSquares === 0) {
        groups.push([]);
        freeSquares = 10;
      }
      const added = Math.min(remaining, freeSquares);
      groups.at(-1)?.push({ kind, count: added });
      remaining -= added;
      freeSquares -= added;
    }
  }
  return groups;
}

/** Describes the squares for screen readers: "3 New Car (Solo), 1 Vacation Unit". */
export function describeSquares(runs: readonly SquareRun[]): string {
  return runs.map(({ kind, count }) => `${count} ${squareNames[kind]}`).join(', ');
}
