import type { Figure, FigureTable } from '../figures/figure.ts';
import { linkedFigures } from './linkedFigures.ts';
import { upFigures } from './upFigures.ts';

const rate = (label: string, description: string) =>
  ({
    label,
    kind: 'percent',
    description,
    technicalNote: 'To 2 decimals, halves up; may exceed 100. Null where there is nothing to divide by.',
    isOptional: true,
  }) as const satisfies Figure;

/** The figures of the funnel, in order (rules.md, Up log, "The funnel"). */
export const funnelFigures = {
  ups: upFigures.ups,
  testDrives: upFigures.testDrives,
  testDriveRate: rate('Test Drive %', 'Of 100 ups, how many drove: test drives ÷ ups.'),
  writeUps: upFigures.writeUps,
  writeUpRate: rate('Write Up %', 'Write ups for 100 test drives.'),
  sold: upFigures.sold,
  soldRate: rate('Sold %', 'Sold for 100 write ups.'),
  closingRate: {
    ...rate('Closing rate', 'How many of 100 ups bought: ups whose Sold is Yes ÷ ups × 100.'),
    technicalNote: 'To 2 decimals, halves up. Null without ups. An up is its own salesperson’s.',
  },
  turns: upFigures.turns,
  turnRate: rate('Turn %', 'Of 100 ups, how many were turned to another salesperson: turns ÷ ups.'),
  firstVisits: linkedFigures.firstVisits,
  firstVisitsSold: linkedFigures.firstVisitsSold,
  firstVisitRate: rate('First %', 'How many of 100 first visits bought.'),
  beBacks: linkedFigures.beBacks,
  beBacksSold: linkedFigures.beBacksSold,
  beBackRate: rate('Be-Back %', 'How many of 100 be-backs bought.'),
  soldByDeals: linkedFigures.soldByDeals,
  soldInLogOnly: linkedFigures.soldInLogOnly,
  soldInDealsOnly: linkedFigures.soldInDealsOnly,
  grossPerUp: {
    label: 'Gross an up',
    kind: 'money',
    description: 'Front and back gross of the sold deals of the ups, each deal once, ÷ all ups.',
    technicalNote:
      'Whole deals, negatives included, rounded once to the cent. Null without ups, and for whoever may not see it.',
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
