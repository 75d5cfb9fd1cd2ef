import { figureEnum } from '../../figureTypes.ts';
import { comparedFigures, statsFigures, summaryFigures } from '../../rules/summary/summaryFigures.ts';

const explained = { ...statsFigures, ...summaryFigures };

export type SummaryName = keyof typeof explained;

export const SummaryFigureEnum = figureEnum(
  'SummaryFigure',
  'A figure of the summary: a line of SummaryStats, of the store, 1 a deal, or one of SummaryFigures, of people.',
  explained,
);

export const StatsColumnEnum = figureEnum('StatsColumn', 'A column of the summary’s stats.', comparedFigures);
