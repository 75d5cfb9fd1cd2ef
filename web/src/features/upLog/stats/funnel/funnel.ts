import { funnelFigures } from '../../../../generated/rules/funnelFigures';
import type { ExplainUpFunnelInput, FunnelFigure as FunnelFigureName } from '../../../../generated/types';
import { figureFormatters, toUpperSnakeCase } from '../../../../lib/format/figures';
import type { FunnelPartFragment, UpFunnelQueryVariables } from './funnel.generated';

export type FunnelFigureKey = keyof typeof funnelFigures;

/** Filter of the ups: the filter of the screen, one of its groups, or the store on the same days. */
export type FunnelFilter = Omit<ExplainUpFunnelInput, 'figure'>;

/** Figures of some ups, with the name of these ups and their filter for the drill-down. */
export type FunnelSubject = { name: string; figures: FunnelPartFragment; filter: FunnelFilter };

/** Stages in their order, each with its rate of the previous stage (up-log.md, Funnel). */
export const funnelStages = [
  ['ups', null],
  ['testDrives', 'testDriveRate'],
  ['writeUps', 'writeUpRate'],
  ['sold', 'soldRate'],
] as const satisfies readonly (readonly [FunnelFigureKey, FunnelFigureKey | null])[];

/** Sections below the stages, with a label for each figure. */
export const funnelSections: readonly {
  title: string;
  figures: readonly (readonly [FunnelFigureKey, string])[];
}[] = [
  { title: 'Closing', figures: [['closingRate', 'Of all ups']] },
  { title: 'Turned', figures: [['turnRate', 'Of all ups']] },
  {
    title: 'First visits',
    figures: [
      ['firstVisits', 'Ups'],
      ['firstVisitsSold', 'Sold'],
      ['firstVisitRate', 'Closing'],
    ],
  },
  {
    title: 'Be-backs',
    figures: [
      ['beBacks', 'Ups'],
      ['beBacksSold', 'Sold'],
      ['beBackRate', 'Closing'],
    ],
  },
  {
    title: 'Sold',
    figures: [
      ['sold', 'Marked sold'],
      ['soldByDeals', 'Linked deals'],
      ['soldInLogOnly', 'Not linked'],
      ['soldInDealsOnly', 'Deal only'],
    ],
  },
  { title: 'Gross', figures: [['grossPerUp', 'Per up']] },
];

/** Columns of the table, without the visit counts that the drill-down of a rate shows. */
export const tableFigures = (Object.keys(funnelFigures) as FunnelFigureKey[]).filter(
  name => !['firstVisits', 'firstVisitsSold', 'beBacks', 'beBacksSold', 'soldByDeals'].includes(name),
);

export const formatFunnelFigure = (name: FunnelFigureKey, amount: number): string =>
  figureFormatters[funnelFigures[name].kind](amount);

/** Returns whether a rate is based on fewer than five ups and therefore has little meaning. */
export const isBasedOnFewUps = (name: FunnelFigureKey, figures: FunnelPartFragment): boolean =>
  figures.ofFewUps.includes(toFigureName(name));

export const toFigureName = (name: FunnelFigureKey) => toUpperSnakeCase(name) as FunnelFigureName;

/** Returns the width of the bar of a stage in percent: its share of all ups. */
export const toBarWidth = (amount: number, ups: number): number =>
  ups === 0 ? 0 : Math.min(100, (amount / ups) * 100);

/** Returns whether filters other than the days apply, so that the figures of the store differ. */
export const isNarrowed = ({ employeeId, teamId, upType, sold }: UpFunnelQueryVariables): boolean =>
  [employeeId, teamId, upType, sold].some(each => each !== null && each !== undefined);
