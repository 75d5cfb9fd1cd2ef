import type { SquareKind } from './squares';

/** The side of a square, and the distance between the left edges of two squares, in SVG units. */
export const SIDE = 14;
export const STEP = 16;

type SquareShape = {
  /** Name of a square color in the theme. */
  tone: 'new' | 'used' | 'none' | 'vacation';
  /**
   * SVG path from the upper left corner of the square, with relative commands. Overlapping areas are holes.
   */
  path: string;
  /** True if the shape does not fill its square. The rest of the square then has a light tint. */
  isPartial: boolean;
};

export const FULL_SQUARE_PATH = `h${SIDE}v${SIDE}h-${SIDE}z`;

/**
 * Shapes of the squares, which differ without color: new is solid, used has a hole, no type is round,
 * vacation has a V-shaped notch.
 * A split fills half of its square: the upper left for the closer, the lower right for the additional
 * salesperson.
 */
export const squareShapes: Record<SquareKind, SquareShape> = {
  NEW_SOLO: { tone: 'new', path: FULL_SQUARE_PATH, isPartial: false },
  NEW_CLOSER: { tone: 'new', path: 'h14l-14 14z', isPartial: true },
  NEW_ADDITIONAL: { tone: 'new', path: 'm14 0v14h-14z', isPartial: true },
  USED_SOLO: { tone: 'used', path: `${FULL_SQUARE_PATH}m3.5 3.5h7v7h-7z`, isPartial: false },
  USED_CLOSER: { tone: 'used', path: 'h14l-14 14zm2.4 2.4h5.8l-5.8 5.8z', isPartial: true },
  USED_ADDITIONAL: { tone: 'used', path: 'm14 0v14h-14zm-2.4 5.8v5.8h-5.8z', isPartial: true },
  UNCLASSIFIED_SOLO: { tone: 'none', path: 'm7 1a6 6 0 1 1 0 12a6 6 0 1 1 0-12z', isPartial: true },
  UNCLASSIFIED_CLOSER: { tone: 'none', path: 'm11.24 2.76l-8.48 8.48a6 6 0 0 1 8.48-8.48z', isPartial: true },
  UNCLASSIFIED_ADDITIONAL: {
    tone: 'none',
    path: 'm11.24 2.76l-8.48 8.48a6 6 0 0 0 8.48-8.48z',
    isPartial: true,
  },
  VACATION: { tone: 'vacation', path: 'h3.5l3.5 8.5l3.5-8.5h3.5v14h-14z', isPartial: false },
  VACATION_HALF: { tone: 'vacation', path: 'h3.5l3.5 8.5v5.5h-7z', isPartial: true },
};

/** Builds one path for `count` squares of a kind, the first at position `start`. */
export function buildPath(path: string, start: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `M${(start + index) * STEP} 0${path}`).join('');
}
