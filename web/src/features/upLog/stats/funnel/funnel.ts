import { funnelFigures } from '../../../../generated/rules/funnelFigures';
import type { ExplainUpFunnelInput, FunnelFigure as FunnelFigureName } from '../../../../generated/types';
import { formatOf, inCapitals } from '../../../../lib/values/figure';
import type { FunnelPartFragment, UpFunnelQueryVariables } from './funnel.generated';

export type FunnelName = keyof typeof funnelFigures;

/** Which ups are told of: the filter of the screen, one group of it, or the store's of the same days. */
export type FunnelAsked = Omit<ExplainUpFunnelInput, 'figure'>;

/** The figures of some ups, whose they are, and how the server is asked for what stands behind them. */
export type FunnelOf = { name: string; figures: FunnelPartFragment; asked: FunnelAsked };

/** The stages in their order, each with its rate of the stage before (up-log.md, Funnel). */
export const stages = [
  ['ups', null],
  ['testDrives', 'testDriveRate'],
  ['writeUps', 'writeUpRate'],
  ['sold', 'soldRate'],
] as const satisfies readonly (readonly [FunnelName, FunnelName | null])[];

/** What is told beside the stages, each figure by a word of its part. */
export const funnelParts: readonly {
  title: string;
  figures: readonly (readonly [FunnelName, string])[];
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
      ['sold', 'By the log'],
      ['soldByDeals', 'By deals'],
      ['soldInLogOnly', 'Log only'],
      ['soldInDealsOnly', 'Deals only'],
    ],
  },
  { title: 'Gross', figures: [['grossPerUp', 'An up']] },
];

/** The columns of the table: what is behind a rate of visits opens from its sum. */
export const tableFigures = (Object.keys(funnelFigures) as FunnelName[]).filter(
  name => !['firstVisits', 'firstVisitsSold', 'beBacks', 'beBacksSold', 'soldByDeals'].includes(name),
);

export const figureText = (name: FunnelName, amount: number): string =>
  formatOf[funnelFigures[name].kind](amount);

/** Whether a rate tells little, for it stands on fewer than five ups. */
export const isOfFew = (name: FunnelName, figures: FunnelPartFragment): boolean =>
  figures.ofFewUps.includes(nameOf(name));

export const nameOf = (name: FunnelName) => inCapitals(name) as FunnelFigureName;

/** How wide a stage's bar is, in percent: its part of all ups. */
export const barOf = (amount: number, ups: number): number =>
  ups === 0 ? 0 : Math.min(100, (amount / ups) * 100);

/** Whether anything but days narrows the ups down, so that the store's figures are others. */
export const isNarrowed = ({ employeeId, teamId, upType, sold }: UpFunnelQueryVariables): boolean =>
  [employeeId, teamId, upType, sold].some(each => each !== null && each !== undefined);
