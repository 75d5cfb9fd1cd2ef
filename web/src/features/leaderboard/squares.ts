import type { CarClass, CreditRole } from '../../generated/types';
import type { LeaderboardFieldsFragment } from './leaderboard.generated';

/** What one square stands for. */
export type SquareKind = `${CarClass}_${CreditRole}` | 'VACATION' | 'VACATION_HALF';

/** Squares of one kind, one after another. */
export type SquareRun = { kind: SquareKind; count: number };

/** Their names (leaderboard.md, Legend); a car without a type is not in it, and may yet be sold. */
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

type Squares = Pick<LeaderboardFieldsFragment, 'squares' | 'vacationSquares'>;

/** A row's squares in the server's order, vacation last. */
export function squareRuns({ squares, vacationSquares }: Squares): SquareRun[] {
  const runs: SquareRun[] = [
    ...squares.map(({ carClass, role, count }) => ({ kind: `${carClass}_${role}` as const, count })),
    { kind: 'VACATION', count: vacationSquares.whole },
    { kind: 'VACATION_HALF', count: vacationSquares.half },
  ];
  return runs.filter(({ count }) => count > 0);
}

/** The same squares in rows of ten, so that a count is seen and not counted. */
export function inTens(runs: readonly SquareRun[]): SquareRun[][] {
  const tens: SquareRun[][] = [];
  let room = 0;
  for (const { kind, count } of runs) {
    for (let left = count; left > 0; ) {
      if (room === 0) {
        tens.push([]);
        room = 10;
      }
      const placed = Math.min(left, room);
      tens.at(-1)?.push({ kind, count: placed });
      left -= placed;
      room -= placed;
    }
  }
  return tens;
}

/** The squares for those who do not see them: "3 New Car (Solo), 1 Vacation Unit". */
export function spokenSquares(runs: readonly SquareRun[]): string {
  return runs.map(({ kind, count }) => `${count} ${squareNames[kind]}`).join(', ');
}
