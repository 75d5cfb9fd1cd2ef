import type { SquareKind } from './squares';

/** The side of a square and the step to the next, in the units of the drawings. */
export const SIDE = 14;
export const STEP = 16;

type Shape = {
  /** Which of the theme's square colours. */
  tone: 'new' | 'used' | 'none' | 'vacation';
  /** An SVG path from the square's upper left corner, in relative steps; what overlaps is a hole. */
  path: string;
  /** Whether the shape leaves a part of its square free, which is then filled softly. */
  isPart: boolean;
};

const whole = `h${SIDE}v${SIDE}h-${SIDE}z`;

/**
 * New is solid, used has a hole, no type is round, vacation has a notch as a V: nobody needs the colours. A split is half of
 * its square: the closer's the upper left, the additional salesperson's the lower right.
 */
export const squareShapes: Record<SquareKind, Shape> = {
  NEW_SOLO: { tone: 'new', path: whole, isPart: false },
  NEW_CLOSER: { tone: 'new', path: 'h14l-14 14z', isPart: true },
  NEW_ADDITIONAL: { tone: 'new', path: 'm14 0v14h-14z', isPart: true },
  USED_SOLO: { tone: 'used', path: `${whole}m3.5 3.5h7v7h-7z`, isPart: false },
  USED_CLOSER: { tone: 'used', path: 'h14l-14 14zm2.4 2.4h5.8l-5.8 5.8z', isPart: true },
  USED_ADDITIONAL: { tone: 'used', path: 'm14 0v14h-14zm-2.4 5.8v5.8h-5.8z', isPart: true },
  UNCLASSIFIED_SOLO: { tone: 'none', path: 'm7 1a6 6 0 1 1 0 12a6 6 0 1 1 0-12z', isPart: true },
  UNCLASSIFIED_CLOSER: { tone: 'none', path: 'm11.24 2.76l-8.48 8.48a6 6 0 0 1 8.48-8.48z', isPart: true },
  UNCLASSIFIED_ADDITIONAL: {
    tone: 'none',
    path: 'm11.24 2.76l-8.48 8.48a6 6 0 0 0 8.48-8.48z',
    isPart: true,
  },
  VACATION: { tone: 'vacation', path: 'h3.5l3.5 8.5l3.5-8.5h3.5v14h-14z', isPart: false },
  VACATION_HALF: { tone: 'vacation', path: 'h3.5l3.5 8.5v5.5h-7z', isPart: true },
};

/** One path for `count` squares of a kind, the first in place `from`. */
export function pathOf(path: string, from: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `M${(from + index) * STEP} 0${path}`).join('');
}

export const wholeSquare = whole;
