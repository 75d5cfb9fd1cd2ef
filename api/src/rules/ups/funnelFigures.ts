import type { Figure, FigureTable } from '../figures/figure.ts';
import { linkedFigures } from './linkedFigures.ts';
import { upFigures } from './upFigures.ts';

const rate = (label: string, description: string) =>
  ({
    label,
    kind: 'percent',
    description,
    technicalNote: 'To 2 decimals, ties rounded up; can exceed 100. Null if the divisor is 0.',
    isOptional: true,
  }) as const satisfies Figure;

/** The figures of the funnel, in order (rules.md, Up log, "The funnel"). */
export const funnelFigures = {
  ups: upFigures.ups,
  testDrives: upFigures.testDrives,
  testDriveRate: rate('Test Drive %', 'Test drives per 100 ups: test drives ÷ ups × 100.'),
  writeUps: upFigures.writeUps,
  writeUpRate: rate('Write Up %', 'Write ups per 100 test drives: write ups ÷ test drives × 100.'),
  sold: upFigures.sold,
  soldRate: rate('Sold %', 'Sold ups per 100 write ups: sold ÷ write ups × 100.'),
  closingRate: {
    ...rate('Closing rate', 'Ups marked sold per 100 ups: ups with Sold = Yes ÷ ups × 100.'),
    technicalNote:
      'To 2 decimals, ties rounded up. Null if there are no ups. Each up counts for its own salesperson.',
  },
  turns: upFigures.turns,
  turnRate: rate('Turn %', 'Ups turned over to another salesperson, per 100 ups: turns ÷ ups × 100.'),
  firstVisits: linkedFigures.firstVisits,
  firstVisitsSold: linkedFigures.firstVisitsSold,
  firstVisitRate: rate('First %', 'First visits marked sold, per 100 first visits.'),
  beBacks: linkedFigures.beBacks,
  beBacksSold: linkedFigures.beBacksSold,
  beBackRate: rate('Be-Back %', 'Be-backs marked sold, per 100 be-backs.'),
  soldByDeals: linkedFigures.soldByDeals,
  soldInLogOnly: linkedFigures.soldInLogOnly,
  soldInDealsOnly: linkedFigures.soldInDealsOnly,
  grossPerUp: {
    label: 'Gross per up',
    kind: 'money',
    description:
      'Front plus back gross of the sold deals linked to the ups, each deal counted once, ÷ all ups.',
    technicalNote:
      'In dollars, from whole deals, including negatives, rounded once to the cent. Null if there are no ups or the viewer cannot see gross.',
    isOptional: true,
  },
} as const satisfies FigureTable;

export type FunnelFigure = keyof typeof funnelFigures;

/** The groupings of the funnel (up-log.md, Funnel). */
export const FUNNEL_GROUPINGS = ['SALESPERSON', 'TEAM', 'UP_TYPE', 'MANAGER', 'WEEKDAY', 'WEEK'] as const;
export type FunnelGrouping = (typeof FUNNEL_GROUPINGS)[number];

/** The ups with the same value of a grouping. */
export interface FunnelGroup {
  readonly by: FunnelGrouping;
  /**
   * The id of a person or team, a type, a weekday from 1 (Monday), or a week by its Monday. Null for
   * unassigned ups or ups without a type.
   */
  readonly key: string | null;
}
